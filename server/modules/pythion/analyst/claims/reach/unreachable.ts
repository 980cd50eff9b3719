import type { Clause } from '../../text/clause';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { employed } from '../customers/staff';
import { isFailedTry, isRefusedWay } from './failedTry';
import { isUnansweredThere } from './unanswered';

/** "We do not know how to reach them", "they cannot be found". */
export function isUnreachable(clause: Clause): boolean {
  if (!clause.sentence.isLatin || (clause.modality !== 'fact' && clause.modality !== 'plan')) return false;
  if (noWayLeft.test(spacedWords(clause.tokens)))
    return (
      clause.speaker !== 'people' &&
      clause.speaker !== 'rival' &&
      !isForThem(clause) &&
      !isTheirLack(clause) &&
      !isAboutMore(clause)
    );
  if (isOutOfTouch(clause)) return !isAboutMore(clause) && !isUnansweredThere(clause);
  if (isShortOfStaff(clause) || isUnansweredThere(clause)) return false;
  const isReach = deniedBeforeEnd(clause).some(
    (token) => (has(token, 'reach') || /^(?:who|where|contact|identify)$/.test(token.text)) && token.text !== 'to',
  );
  if (!isReach) return false;
  const isThere = clause.tokens.find(({ pos }) => pos !== 'conj')?.text === 'there';
  const isOurs =
    clause.speaker === 'own' ||
    (isThere && !isForThem(clause) && !isTheirLack(clause)) ||
    (isPassive(clause) && !isAtTimes(clause));
  const isAboutThem = clause.tokens.some((token) => has(token, 'customer', 'people', 'everyone') && !has(token, 'own'));
  const verb = clause.tokens.some(({ lemma }) =>
    /^(?:reach|find|contact|address|identify|locate|erreichen|encontrar|llegar)$/.test(lemma),
  );
  return verb && isOurs && isAboutThem && !isAboutMore(clause) && !isFoundToBe(clause);
}

/** "We have no other way of reaching a single donor", "no tenemos forma de llegar a ellos"; not "there is no way to reach a vet on a Sunday". */
const noWayLeft = new RegExp(
  [
    String.raw` (?:we|i) (?:\S+ )?(?:have|see|know|know of|found|find) no (?:other )?(?:way|means|route|channel) (?:of|to) (?:(?!more |new |further )\S+ ){0,2}?(?:reach|find|contact|address|get (?:to|at|hold of))(?:ing)? (?!more |new |further )`,
    String.raw` (?:we|i) (?:do|did) (?:n't|not) (?:have|see|know|know of) (?:any|another|any other|one) (?:way|means|route|channel) (?:of|to) (?:(?!more |new |further )\S+ ){0,2}?(?:reach|find|contact|address|get (?:to|at|hold of))(?:ing)? (?!more |new |further |an? |out |time )`,
    String.raw` (?:there is|there 's) no (?:other )?(?:way|means|route|channel) (?:for (?:us|me) to |of |to )(?:reach|find|contact|address|get (?:to|at|hold of))(?:ing)? (?:them|these|those|any of them) `,
    String.raw` (?:(?:wir|ich) (?:haben|sehen|finden|kennen|habe|sehe|finde|kenne)|(?:haben|sehen|finden|kennen) wir) keinen (?:anderen )?weg (?:zu (?:ihnen|den|unser\S+)|, (?:sie|die \S+|jemanden) zu erreichen)| (?:gibt es|es gibt|gibt) keinen (?:anderen )?weg (?:zu ihnen|, sie zu erreichen)`,
    String.raw` no (?:tenemos|vemos|encontramos|tengo|veo|encuentro) (?:otra |ninguna )?(?:forma|manera|vía) de (?:llegar|contactar|encontrar|dar con|alcanzar|dirigirnos|dirigirme) `,
    String.raw` no (?:hay|existe) (?:otra |ninguna )?(?:forma|manera|vía) de (?:\S+ ){0,3}?(?:(?:llegar|dirigirse|dirigirnos) a ell[oa]s|(?:dar|contactar) con ell[oa]s|contactarl[oa]s) `,
  ].join('|'),
);

const more =
  / (?:more|other(?! (?:way|ways|means|route|channel) )|further|additional|weitere[nr]?|neue[nr]?|andere[nr]?|más|otr[oa]s|nuev[oa]s|who (?:are n't|are not) our|die keine|que no (?:son|sean)) | (?:not|n't) yet know | (?:know|wissen|weiß|sabemos|sé) (?:\S+ ){0,12}?(?:yet|noch|todavía|aún) | (?:yet|noch|todavía|aún) (?:\S+ )?(?:know|wissen|weiß|no sabemos|no sé) /;

/**
 * "Noch wissen wir nicht, wie wir weitere Läden erreichen", "I tried Facebook ads, no sign-ups": an open question, or one way that
 * failed, and nobody who can't be found.
 */
export const isAboutMore = (clause: Clause): boolean =>
  more.test(spacedWords(clause.context)) || isFailedTry(clause) || isRefusedWay(clause);

const searching =
  / (?:n't|not|never|cannot|no) (?:have|find|get)(?= )| (?:have|find|get) no(?:where|thing|body)?(?= )| (?:haben|finden|bekommen|kriegen) (?:\S+ ){0,4}?(?:nicht|keine?[nmrs]?|nirgends|niemanden)(?= )| no (?:l[oa]s? |les? )?(?:tienen?|encuentran?|consiguen?|hallan?)(?= )/;
const searchingInChinese = /(?:找不到|买不到|借不到|租不到)(?!我|咱)|没地方|没有地方|没处/u;
/** "Never find us", "finden unseren Laden nicht", "no pueden encontrarnos"; not "near us", "our neighbours find no place". */
const searchingUs =
  /(?<! (?:near|with|from|for|by|to|around|like|bei|mit|von|für|zu|neben)) (?:us|me|uns|mich)(?= )| (?:have|find|get|finden|haben|bekommen|encuentran?|hallan?) (?:our|my|unser\S*|meine?[nmrs]?|nuestr[oa]s?|mis?)(?= )| nos (?:encuentran?|hallan?|consiguen?)(?= )| (?:encontrar|hallar)(?:nos|me)(?= )/;

/** They themselves have nothing by which they are found: "they have no address", "haben keine Adresse". */
const withoutAddress =
  / (?:no|keine[nr]?|ningún|ninguna|ni|no tienen) (?:\S+ )?(?:address|phone|telephone|emails?|website|web|internet|list|directory|register|association|club|office|signs?|adresse|telefon|handy|website|liste|verein|verband|büro|schild|dirección|teléfono|correo|página|lista|asociación|oficina|letrero)(?= )/;

/**
 * "Los vecinos no tienen dónde dejarlas", "the bars can't find mussels": they look for something, and can themselves be found.
 * Not "customers never find us".
 */
export const isTheirSearch = ({ tokens, speaker, sentence }: Clause): boolean => {
  if (speaker !== 'people') return false;
  if (!sentence.isLatin) return searchingInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return searching.test(words) && !searchingUs.test(words) && !withoutAddress.test(words);
};

const unwanted =
  / , (?:den|die|das) (?:dann |ja |eh |sowieso )?(?:keiner|niemand)(?: mehr)? (?:\S+ )?(?:\S+(?:en|ern|eln) (?:will|darf|kann|mag)|liest|isst|braucht|trägt|nimmt|anzieht|trinkt|mag|will) | (?:that|which) (?:nobody|no_one|no one) (?:ever |really )?(?:reads?|eats?|wants?|wears?|drinks?|uses?|(?:may|can|is allowed to) (?:accept|take|keep|eat)) | que (?:ya )?nadie (?:lee|come|quiere|usa|bebe|puede (?:aceptar|recibir)) /;

/** "Sie verschenken sonst Wein, den keiner mehr annehmen darf": a thing that nobody wants, and nobody who can't be found. */
export const isThingUnwanted = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && unwanted.test(spacedWords(context));

/** "There is no way for tenants to contact the landlord": it is they who can't. */
export const isForThem = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      text === 'for' &&
      !/^(?:us|me)$/.test(tokens[index + 1]?.text ?? '') &&
      tokens.slice(index + 2, index + 6).some((word) => word.text === 'to'),
  );

/** "We have not found one of them unhappy": what none of them is. */
const isFoundToBe = ({ tokens }: Clause): boolean =>
  / (?:find|found) (?:a single one|any|anyone|one|nobody|none|a customer|a client)(?: of (?:them|these|those))? (?:un\S+|dis\S+|angry|wanting|bored|lost|missing|who|that|with|without) /.test(
    spacedWords(tokens),
  );

/** "A plumber can't be found on Sundays", "at night", "near here": what customers lack. */
const isAtTimes = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text, lemma }, index) =>
      /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|night|evening|holiday)$/.test(lemma) ||
      (text === 'near' && /^(?:here|us|them|home)$/.test(tokens[index + 1]?.text ?? '')) ||
      (/^(?:before|after)$/.test(text) && (tokens[index + 1]?.pos === 'num' || tokens[index + 1]?.text === 'noon')),
  );

const anyOne =
  / (?:reach|find|contact|locate|identify|address|get (?:to|hold of)) an? (?!(?:single|way|\S+ (?:of them|who|that)) )\S+/;
/** "There is no way to find a plumber", "to reach the surgery before nine": what somebody lacks who needs one. */
const isTheirLack = (clause: Clause): boolean =>
  / (?:there is|there 's|there was) no /.test(spacedWords(clause.tokens)) &&
  (anyOne.test(spacedWords(clause.tokens)) || lackingHelp.test(spacedWords(clause.tokens)) || isAtTimes(clause));
/** "There is no app that helps blind people find the right door". */
const lackingHelp =
  / (?:there is|there 's|there was) no (?:\S+ ){1,4}?(?:that|which) (?:helps?|lets?|shows?|tells?|allows?|guides?|leads?|finds?) /;

/** "I can't take more until I find staff": what follows is when it ends, and is not denied. */
function deniedBeforeEnd({ tokens, negated }: Clause): Token[] {
  if (negated.size === 0) return [];
  const first = tokens.findIndex((token) => negated.has(token));
  const end = tokens.findIndex(
    ({ text }, index) => index > first && /^(?:until|till|unless|before|without|bis|bevor|hasta|antes)$/.test(text),
  );
  return tokens.slice(0, end < 0 ? tokens.length : end).filter((token) => negated.has(token));
}

/**
 * "We can't find enough drivers", "nobody can be found to work at night": who works for us is missing, and no customer. "We
 * cannot find restaurants" is about customers.
 */
export const isShortOfStaff = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin || hasAny(tokens, 'customer')) return false;
  const verb = tokens.findIndex(({ lemma }) => finding.has(lemma));
  const after = tokens.slice(verb + 1, verb + 6);
  const isWork = tokens.some(
    ({ text }, index) =>
      text === 'to' && /^(?:work|drive|hire|teach|clean|deliver|staff|fill)$/.test(tokens[index + 1]?.lemma ?? ''),
  );
  return (
    verb >= 0 &&
    !after.some((token) => token.pos === 'noun' && has(token, 'venue', 'partner') && !helping.test(token.lemma)) &&
    (/^(?:hire|recruit|employ)$/.test(tokens[verb]?.lemma ?? '') ||
      after[0]?.text === 'enough' ||
      after.slice(0, 3).some(({ lemma }) => helping.test(lemma)) ||
      isWork)
  );
};

const finding = new Set(['find', 'get', 'hire', 'recruit', 'employ', 'attract', 'keep']);
const helping = new RegExp(`^(?:${employed}|recruit|co-founder|cofounder|supplier|investor)$`);

/** "They stand on no list, answer neither post nor telephone": two ways at least, all negated. */
const isOutOfTouch = ({ tokens, negated, speaker }: Clause): boolean =>
  (speaker === 'people' || speaker === 'other') &&
  // "No clue how many houses there are in the country": a count is missing, and nobody to address.
  !tokens.some(({ text }, index) => text === 'how' && /^(?:many|much)$/.test(tokens[index + 1]?.text ?? '')) &&
  tokens.filter(
    (token) =>
      token.pos === 'noun' && negated.has(token) && (has(token, 'venue', 'channel') || waysToTalk.test(token.lemma)),
  ).length >= 2 &&
  tokens.some(({ lemma }) => /^(?:stand|be|answer|read|belong|have|use|appear|join|attend|open|register)$/.test(lemma));

const waysToTalk = /^(?:phone|telephone|post|mail|email|list|letter|address|door|internet|register|computer)$/;

const isPassive = (clause: Clause): boolean =>
  clause.tokens.some(
    ({ text }, index) =>
      text === 'be' && /^(?:found|reached|addressed|contacted|identified)$/.test(clause.tokens[index + 1]?.text ?? ''),
  );

const onlyWayInChinese =
  /(?:全|都|就|只)(?:是|靠|凭)(?!自己)[^,，。]{2,16}(?:来的|介绍|带来|拉来|推荐|传开?)|(?:^|[,，。;?？])(?![^,，。;]{0,8}[没不别])[^,，。;?？]{2,8}[,，](?:别的|其他的?|另外的?)(?:路子|渠道|办法|广告)?(?:都|也|就|全)?没(?:有|做|试|打)/u;

/** 协会群,别的没有; 淘宝上挂了没人理,全是保安帮着指路来的: one way is named by which they come, beside others that don't work. */
export const isOnlyWay = ({ context, sentence }: Clause): boolean =>
  !sentence.isLatin && onlyWayInChinese.test(lettersOf(context));

const coming =
  / (?:they|girls|lads|mums|people|mates|friends|neighbours|customers|clients|regulars) (?:just |all |then |always )?(?:tag|message|text|ring|call|phone|find|recommend|tell|send|come|walk|stop|ask|pass)s? (?=(?:me|us|in|by|round|on|their|each|over|past|[.,;])|$)|their (?:mates|friends|sisters|neighbours|mums) (?:then |all )?(?:message|text|ring|call|come|book|ask)(?= )/;

/** "No ads, they tag me and their mates message": they come without being looked for. */
export const isComingAlone = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin &&
  coming.test(spacedWords(context)) &&
  !/ (?:not|n't|never|nobody|hardly|would|if) /.test(spacedWords(context));

const outOfReach =
  / no way to (?:reach|find|contact) (?:them|any) | (?:ca n't|can not|cannot) be (?:contacted|reached|addressed) | nobody (?:even )?knows (?:who|where) (?:they|or) /g;

/** "There is no way to reach them: … nobody knows who or where they are, they can't be contacted": said twice, of whatever was tried. */
export const isSaidTwice = ([first]: readonly Clause[]): boolean =>
  first !== undefined && first.sentence.isLatin && (spacedWords(first.context).match(outOfReach)?.length ?? 0) > 1;

/** "Gesprochen haben wir bisher mit keinem einzigen", "we haven't spoken to anyone yet": not asked so far. */
const notAsked =
  / (?:have|'ve|has) (?:not|n't|never|yet) (?:\S+ )?(?:spoken|talked|asked|met|interviewed) | (?:spoken|talked) (?:to|with) (?:nobody|no_one|no one|none) | (?:gesprochen|geredet|gefragt|befragt) (?:haben|habe|hab) (?:wir|ich) (?:\S+ ){0,3}?(?:niemand\S*|keine[nmr]?|nicht) | (?:haben|habe|hab) (?:\S+ ){0,4}?(?:niemand\S*|keine[nmr]?|nicht) (?:\S+ ){0,3}?(?:gesprochen|geredet|gefragt|befragt) | no (?:hemos|he) (?:\S+ )?(?:hablado|preguntado|entrevistado) /;
const isNotAsked = ({ context, sentence }: Clause): boolean => sentence.isLatin && notAsked.test(spacedWords(context));

/**
 * Whether words like "can't be found" tell of something else: that they were never asked, that they search, lack staff, or come
 * without being looked for.
 */
export const isReachable = (clause: Clause): boolean =>
  [
    isForThem,
    isTheirLack,
    isShortOfStaff,
    isTheirSearch,
    isThingUnwanted,
    isAboutMore,
    isFoundToBe,
    isComingAlone,
    isOnlyWay,
    isNotAsked,
    isUnansweredThere,
  ].some((is) => is(clause));
