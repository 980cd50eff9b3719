import type { Clause } from '../../text/clause';
import { has, hasAny, type Token } from '../../text/token';
import { isFact, isVoid, makeClaim, type Claim } from '../claim';
import { readSkillGaps } from './skillGap';
import { teamSize } from './teamSize';

/** The team, roles that are missing, and orders to the analyst. */
export function readPeople(clause: Clause): Claim[] {
  if (clause.speaker === 'order') return [makeClaim('order', clause)];
  const lacking = readSkillGaps(clause);
  if (lacking.length > 0) return lacking.map((subject) => makeClaim('missingRole', clause, { subject }));
  if (isVoid(clause) || !(isOurs(clause) || isOfUsAll(clause))) return [];
  const roles = (isOurs(clause) ? readMissingRoles(clause) : []).map((subject) =>
    makeClaim('missingRole', clause, { subject }),
  );
  const team = teamSize(clause);
  return team && isFact(clause) ? [...roles, makeClaim('people', clause, { quantity: team })] : roles;
}

/** "I'm looking for a technical co-founder" is one word and has no subject of its own. */
const isOurs = ({ speaker, tokens }: Clause): boolean => speaker === 'own' || tokens[0]?.text === "i'm";

/** "There are three of us", "the team is 3 people". */
const isOfUsAll = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'other' ||
  (speaker === 'people' && /^(?:the team|there are)$/.test(`${tokens[0]?.text} ${tokens[1]?.text}`));

/** "We need an embedded engineer, a head of sales and someone for marketing": each role, with the words that narrow it. */
function readMissingRoles({ tokens, negated }: Clause): string[] {
  if (!hasAny(tokens, 'missing')) return [];
  const at = tokens.findIndex((token) => has(token, 'missing') && !negated.has(token));
  const rest = tokens.slice(at + 1);
  if (at < 0 || rest.some(({ text }) => text === 'neither')) return [];
  // "We need to interview bakers" misses nobody.
  const isHiring = rest[0]?.text === 'to' && hiring.test(rest[1]?.lemma ?? '');
  if (rest[0]?.text === 'to' && !isHiring) return [];
  return splitItems(isHiring ? rest.slice(2) : rest).flatMap((item) => readRole(item) ?? []);
}

const hiring = /^(?:hire|recruit|employ|appoint|add|onboard)$/;

function splitItems(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',' || token.pos === 'conj') items.push([]);
    else items.at(-1)!.push(token);
  }
  return items;
}

/** More than so many of a kind are customers or testers. */
const mostOfARole = 5;

const isMany = ({ text }: Token): boolean => Number(text) > mostOfARole || /^(?:dozens?|hundreds?|many)$/.test(text);

function readRole(item: readonly Token[]): string | undefined {
  const start = item.findIndex((token) => !isLead(token));
  const first = item[start];
  if (!first || item.slice(0, start + 1).some(isMany)) return undefined;
  if (/^some(?:one|body)$/.test(first.text) && item[start + 1]?.text === 'for')
    return item.slice(start + 2, start + 4).find(({ text }) => fields.test(text))?.text;
  const words = readNounPhrase(item.slice(start));
  const head = words.at(-1);
  if (!head) return undefined;
  const next = item.slice(start + words.length, start + words.length + 2);
  if (ranks.test(head.lemma) && next[0]?.text === 'of' && next[1]) return write([...words, ...next]);
  return isRole(head, words.at(-2)) ? write([...words.slice(0, -1), { ...head, text: head.lemma }]) : undefined;
}

/** Words in front of a role that don't belong to it: "are", "still", "a", "two", the "for" of "looking for". */
const isLead = (token: Token): boolean =>
  ['adv', 'aux', 'num'].includes(token.pos) ||
  /^(?:a|an|another|one|more|some|at|least|is|eine?n?|una?)$/.test(token.text) ||
  (token.pos === 'adp' && has(token, 'missing'));

/** Nouns with what stands in front of them: "full-stack developer", "machine learning engineer". Ends with a noun. */
function readNounPhrase(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(
    ({ pos, text }, index) =>
      !(
        pos === 'noun' ||
        pos === 'adj' ||
        text === '-' ||
        tokens[index - 1]?.text === '-' ||
        (pos === 'verb' && /(?:ing|ed)$/.test(text))
      ),
  );
  const words = end < 0 ? tokens : tokens.slice(0, end);
  return words.slice(0, words.findLastIndex(({ pos }) => pos === 'noun') + 1);
}

const fields =
  /^(?:marketing|sales|design|operations|logistics|finance|accounting|development|engineering|growth|support)$/;

const ranks = /^(?:head|lead|director|chief|vp)$/;

/** Occupations that have no ending in common. */
const titles =
  /^(?:nurse|chef|cook|pilot|captain|coach|mechanic|attorney|counsel|accountant|architect|vet|notary|consultant|assistant|intern|expert|analyst|tailor|hairdresser|clerk|guide|anwalt|jurist|arzt|abogado|ingeniero|diseñador|desarrollador|programador|vendedor|contador|ceo|cto|cfo|coo|cmo|cpo)$/;

/** Ends of occupations. A bare -er names a thing as often: "freezer", "router". */
const occupations =
  /(?:engineer|developer|designer|programmer|coder|marketer|lawyer|manager|seller|writer|editor|reporter|baker|teacher|trainer|lecturer|researcher|planner|producer|director|operator|advis[eo]r|mentor|tutor|doctor|controller|auditor|farmer|gardener|carpenter|welder|plumber|painter|builder|photographer|animator|illustrator|translator|interpreter|recruiter|organi[sz]er|bookkeeper|beekeeper|officer|leader|broker|dispatcher|driver|machinist|brewer|butcher|roaster|caretaker|dressmaker|watchmaker|filmmaker|toolmaker|jeweller|jeweler|inspector|surveyor|instructor|therapist|scientist|[^l]ogist|economist|chemist|stylist|specialist|strategist|receptionist|florist|physicist|pharmacist|dentist|artist|physician|technician|electrician|clinician|statistician|mathematician|dietician|musician|librarian|person|[a-z]{3}man|woman|smith|wright|entwickler|ingenieur|programmierer|verkäufer|berater|buchhalter|techniker|gestalter|mechaniker|meister|leiter)(?:in)?$/;

/** "A technical partner" joins the team; "a partner" may be a company. */
const joining = /^(?:technical|business|founding|commercial)$/;

const isRole = (head: Token, before: Token | undefined): boolean =>
  head.lemma !== 'person' &&
  !has(head, 'customer') &&
  (head.lemma === 'partner'
    ? joining.test(before?.text ?? '')
    : has(head, 'founder') || occupations.test(head.lemma) || titles.test(head.lemma) || ranks.test(head.lemma));

/** Praise and hours don't name a role. */
const write = (words: readonly { text: string }[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' - ', '-')
    .replace(/^(?:(?:good|great|new|strong|talented|experienced|skilled|full-time|part-time) )+/, '');
