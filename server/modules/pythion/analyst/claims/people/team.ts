import type { Clause } from '../../text/clause';
import { fitsAny, sortPatterns } from '../../text/patterns';
import { has, hasAny, isWord, lettersOf, spacedWords } from '../../text/token';
import { isSkilledStaff } from '../permit/heldByStaff';
import { isTrained } from './introduction';
import { isStranger } from './stranger';
import { isYearsOfThing } from './years';
import { isDeniedAct, isFact, makeClaim, states, type Claim } from '../claim';

/** "I trimmed hooves for nine years": any work of our own that went on for years. */
const isTrade = ({ speaker, tokens }: Clause): boolean => {
  const verb = tokens.findIndex(({ pos, text, lemma }) => pos === 'verb' && text !== lemma && !text.endsWith('ing'));
  return (
    speaker === 'own' &&
    /^(?:i|we)$/.test(tokens[0]?.text ?? '') &&
    verb > 0 &&
    tokens.slice(verb).some(({ text }) => text === 'for') &&
    !has(tokens[verb], 'interview', 'survey', 'show', 'say', 'use', 'plan') &&
    !hasAny(tokens, 'product', 'customer')
  );
};

/** "Fui enfermera de planta once años": what somebody of the team was. */
const isFormerTrade = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  /^ (?:yo )?(?:fui|he sido) \p{L}{3,}(?:[eg][oa]|er[oa]|ista|ora?|nte|ric[oa]|ólog[oa]) /u.test(spacedWords(tokens));

const making = new Set('ship build launch make release develop design run open sell'.split(' '));

/** "Team shipped two mobile games before at Supercell": work of the same kind that is counted, and was done before this. */
const isEarlierWork = ({ speaker, tokens, quantities }: Clause): boolean => {
  if (!quantities.some(({ kind, value }) => kind === 'count' && value >= 2)) return false;
  const isTeam = /^(?:team|co-founders?|cofounders?|founders?)$/.test(tokens[0]?.text ?? '');
  const verb = tokens.findIndex(({ lemma }) => making.has(lemma));
  return (
    (speaker === 'own' || isTeam) &&
    verb > 0 &&
    tokens[verb]?.text !== tokens[verb]?.lemma &&
    quantities.some(({ kind, value, start }) => kind === 'count' && value >= 2 && start > verb) &&
    tokens.some(({ text }) => /^(?:before|previously|earlier)$/.test(text)) &&
    !hasAny(tokens, 'customer', 'pay')
  );
};

const acquaintance =
  /^(?:neighbou?r|friend|uncle|aunt|cousin|father|mother|dad|mum|mom|grandfather|grandmother|grandpa|grandma|brother-in-law|acquaintance|nachbar(?:in)?|freund(?:in)?|onkel|tante|vater|mutter|papa|mama|opa|oma|großvater|großmutter|abuel[oa]|madre|padre|tí[oa]|vecin[oa]|amig[oa])$/;
const acquaintanceInChinese = new Set(['爸', '妈', '爸爸', '妈妈', '爷爷', '奶奶', '外公', '外婆', '邻居']);

/** "A neighbour of mine has repaired lifts for 14 years", "my mother baked", "the previous owner": nobody of the team. */
export const isAcquaintance = (clause: Clause): boolean => isNearUs(clause) || isStranger(clause);

const isNearUs = ({ tokens, sentence }: Clause): boolean =>
  (sentence.isLatin
    ? tokens.slice(0, 4).some((token) => isWord(token, acquaintance)) ||
      / (?:previous|former|last) (?:owner|owners|tenant|landlord) | (?:vorbesitzer\S*|anterior dueñ[oa]) /.test(
        spacedWords(tokens.slice(0, 6)),
      )
    : tokens.slice(0, 4).some(({ text }) => acquaintanceInChinese.has(text)) ||
      /^我?的?(?:爸|妈|爷爷|奶奶|外公|外婆|邻居)/u.test(lettersOf(tokens))) &&
  !tokens.some(({ text }) =>
    /^(?:joined|partner|co-founder|cofounder|helps|team|taught|teaches|together|me|hilft|mitgründer(?:in)?|soci[oa]|ayuda|一起|合伙)$/.test(
      text,
    ),
  );

/** Years in the field, of the founder or of a named person, or a count of such work. */
export function readTeam(clause: Clause): Claim[] {
  if (!isFact(clause) || clause.isNobody || isDeniedAct(clause) || isAcquaintance(clause)) return [];
  if (isYearsOfThing(clause)) return [];
  const years = clause.quantities.find(
    ({ kind, unit, value }) => kind === 'time' && /^(?:year|yr|decade|jahr|año|年)/.test(unit ?? '') && value >= 2,
  );
  const isPlural =
    hasAny(clause.tokens.slice(0, 2), 'customer') ||
    (clause.tokens[0]?.pos === 'num' && !/^(?:two|zwei|dos)$/.test(clause.tokens[0]?.text ?? ''));
  const isSkilled = hasAny(clause.tokens, 'career') || isTrade(clause) || isFormerTrade(clause);
  if (years && isSkilled && !isPlural && !hasAny(clause.tokens, 'trouble', 'pay', 'renew'))
    return [
      makeClaim('teamFits', clause, { evidence: 3, quantity: years }),
      makeClaim('proof', clause, { evidence: 3 }),
    ];
  if (clause.sentence.isLatin && isEarlierWork(clause))
    return [makeClaim('teamFits', clause, { evidence: 3 }), makeClaim('proof', clause, { evidence: 3 })];
  if (isSkilledStaff(clause)) return [makeClaim('proof', clause, { evidence: 3 })];
  const isSince =
    clause.speaker === 'own' &&
    clause.tokens.some(
      ({ text }, index) => text === 'since' && /^(?:19|20)\d\d$/.test(clause.tokens[index + 1]?.text ?? ''),
    ) &&
    clause.tokens.some(
      ({ lemma }, index) =>
        lemma === 'be' && clause.tokens.slice(index + 1, index + 5).some((token) => has(token, 'people')),
    );
  if (isSince) return [makeClaim('teamFits', clause, { evidence: 3 }), makeClaim('proof', clause, { evidence: 3 })];
  const isQualified =
    isTrained(clause) ||
    (clause.speaker === 'own' &&
      states(clause, 'experience') &&
      !years &&
      clause.tokens.some(({ lemma }) => lemma === 'be' || lemma === 'have'));
  return isQualified ? [makeClaim('proof', clause, { evidence: 3 })] : [];
}

const newcomer = sortPatterns([
  / (?:i|we) (?:'ve|have|had|do n't have) (?:no|any|got no) (?:real |relevant |prior )?(?:background|experience|training) (?:in|with|of) | (?:i|we) (?:'m|am|are|'re) new to (?:this|the) /,
  / (?:ich|wir) (?:\S+ ){0,3}(?:keine (?:ahnung|erfahrung|ausbildung)|keinen hintergrund) | (?:bin|sind) (?:\S+ )?(?:fachfremd|quereinsteiger\S*) /,
  / no (?:tengo|tenemos) (?:ninguna )?(?:experiencia|formación) | (?:soy|somos) nuev[oa]s? en (?:esto|el sector) /,
  /我们?[^，。,]{0,4}(?:没有?[^，。,]{0,8}经验|是外行|不懂这行)/,
]);

/** "I've no background in this": that the team is new to the field is said, and no years will follow. */
export const isNewcomer = (clause: Clause): boolean => isFact(clause) && fitsAny(clause, newcomer);
