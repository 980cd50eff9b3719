import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf } from '../../text/token';
import { countOfAsked } from '../askedCount';
import { isFact, makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { isLeaverOnly } from './leaverOnly';
import { readPayersNow } from './payersNow';
import { wholeOfParts } from './wholeOfParts';

const many = '(?!0 )(?!1 )\\d[\\d,.]* ';
const done =
  '(?:done|made|repaired|fixed|mended|built|fitted|installed|cleaned|finished|delivered|written|filed|completed|handled|processed|restored|painted|sewn|tuned|serviced)';

/** "I have done 160 so far for four installers": work of ours, and for how many. */
const work = [
  ` (?:i|we)(?: have|'ve| 've)?(?: now| already| so far)? ${done} (?:about |around |over )?${many}(?:(?!for )[^\\s,.;]+ ){0,4}?for (?:an? |my |our |the )?(?:first )?(?:${many}|(?!(?:us|this|ourselves|\\S*tests|trials|hours|days|weeks|months|years|decades) )\\S+s )`,
].map((form) => new RegExp(form));

/** "I am usually sold out by noon", "um zehn ist alles ausverkauft", "a las doce lo tengo todo vendido". */
const soldOut = [
  ` (?:i|we)(?: am| 'm| are| 're| was| were| have| 've)? (?:(?:usually|always|mostly|often|normally|now|been|nearly|almost) )*(?:sold|sell) out (?:by|before|within|at|after|every|each|in|on|most|all) | \\d+ (?:(?:usually|always|mostly|often) )?(?:sell|sold) (?:i|we) out `,
  ` (?:bin|sind|war|waren) (?:ich|wir) (?:\\S+ ){0,5}?ausverkauft | (?:ich|wir) (?:bin|sind|war|waren) (?:\\S+ ){0,6}?ausverkauft | (?:ist|war) (?:bei (?:mir|uns) )?(?:\\S+ ){0,3}?alles ausverkauft `,
  ` (?:me quedo|nos quedamos|estoy|estamos) (?:\\S+ ){0,4}?sin existencias | (?:lo )?(?:tengo|tenemos) (?:ya )?todo vendido | (?:lo )?(?:vendo|vendemos|vendí|vendimos) todo (?:antes de|en|a las) `,
].map((form) => new RegExp(form));
const soldOutHan =
  /(?:我们?|摊位?|每次|每天|经常|基本)[^，。,没不]{0,10}(?:[中上下]午|\d+点|一小时|半天|很快|就|都)[^，。,没不]{0,6}(?:卖光|卖完|售罄|卖空)/u;

/** "112 people came to our three trial days", "zum Probetag kamen 40 Leute", "al día de prueba vinieron 40 personas". */
const trial = {
  en: '(?:(?:trial|test|taster|open|pop - up|pilot|demo) (?:days?|mornings?|evenings?|sessions?|weekends?|afternoons?|events?|runs?)|pop - ups?)',
  de: '(?:probe|test|schnupper)(?:tag|abend|termin|stunde|wochenende)\\S*',
  es: '(?:días?|jornadas?|tardes?|sesi\\S+|talleres?) (?:de prueba|piloto)',
};
const came = new RegExp(
  ` (?:${many}(?:people|visitors|guests|families|neighbou?rs|customers|\\S+s) (?:came|turned up|showed up|visited)|(?:kamen|waren) (?:\\S+ )?${many}\\S+|${many}\\S+ (?:kamen|da)|(?:vinieron|vino|acudieron) (?:\\S+ )?${many}\\S+|${many}\\S+ (?:vinieron|acudieron)) `,
  'u',
);
const trialDay = new RegExp(
  ` (?:our|my|\\d+|first|last|unser\\S*|mein\\S*|zu\\S*|nuestr\\S+|los|las|el|al|mi) (?:\\S+ ){0,3}?(?:${trial.en}|${trial.de}|${trial.es}) | (?:${trial.de}) `,
  'u',
);
const trialHan = /(?:试营业|体验日|体验课|试摆|快闪|开放日|试点活动)/u;
const cameHan = /(?:来了?|到了?|接待了?)[^，。,没不]{0,3}\d+[多余]?[个位名人户家]/u;

const unsure =
  / (?:free sample|samples for friends|friends|family|festival|concert|tickets|supermarkets?|rivals?|competitors?|freunde|amigos) /;

const isOwn = (clause: Clause): boolean =>
  isPlainFact(clause) && clause.speaker !== 'rival' && !hasAny(clause.tokens, 'rival', 'plan', 'interview');

/** Work done for customers, whoever they are. */
const isWork = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  clause.quantities.length > 0 &&
  isOwn(clause) &&
  work.some((form) => form.test(wordsInFigures(clause.tokens)));

/** All that we bring is sold, time and again. */
const isSoldOut = memoise((clause: Clause): boolean => {
  if (!isOwn(clause)) return false;
  if (!clause.sentence.isLatin) return soldOutHan.test(lettersOf(clause.tokens));
  return (
    (hasAny(clause.tokens, 'sell') ||
      / (?:ausverkauft|existencias|vendido|vend[oí]|vendemos) /.test(wordsInFigures(clause.tokens))) &&
    soldOut.some((form) => form.test(wordsInFigures(clause.tokens)))
  );
});

/** People who came are counted, and the sentence names trial days of ours. */
const isTrialDay = (clause: Clause): boolean => {
  if (clause.quantities.length === 0 || !isFact(clause) || clause.isNobody || clause.speaker === 'rival') return false;
  const { context, tokens, sentence } = clause;
  if (!sentence.isLatin) return cameHan.test(lettersOf(tokens)) && trialHan.test(lettersOf(context));
  return came.test(wordsInFigures(tokens)) && trialDay.test(wordsInFigures(context));
};

const payingNow =
  / (?:are|zahlen|pagan|están) (?:(?:now|already|currently|all|jetzt|inzwischen|schon|bereits|ya) )*(?:paying |zahlend )?| (?:ya|ahora) pagan /;

/** "Nine kiosks pay every month, and one left in May": who pays stands before who left. */
const beside = [
  '^ (?:so far |now )?(?<stay>\\d+) (?!of )(?:\\S+ ){1,3}?(?:pay|are paying|have paid)(?: \\S+){0,8}? (?:and|but) (?<gone>one|\\d+) (?:\\S+ ){0,2}?(?:left|quit|stopped|cancelled|canceled|dropped) ',
  '^ (?:bisher |inzwischen )?(?<stay>\\d+) (?:\\S+ ){1,3}?zahlen(?: \\S+){0,8}? (?:und|aber) (?<gone>ein(?:e|er|es)?|\\d+) (?:\\S+ ){0,6}?(?:gekündigt|abgesprungen|aufgehört|ausgestiegen) ',
  '^ (?:ya |hoy )?(?<stay>\\d+) (?:\\S+ ){1,3}?(?:nos |me )?pagan(?: \\S+){0,8}? (?:y|pero) (?<gone>un[oa]?|\\d+) (?:\\S+ ){0,2}?(?:se (?:dio|dieron|fue|fueron)|dejó|dejaron|canceló|cancelaron) ',
].map((form) => new RegExp(form));

/** How many pay, of a clause that tells who left as well. Few of them left. */
const payersBefore = ({ tokens, quantities }: Clause): Quantity | undefined => {
  const groups = beside.map((form) => form.exec(wordsInFigures(tokens))?.groups).find((found) => found);
  const stay = Number(groups?.['stay'] ?? 0);
  return stay > 1 && stay > 2 * (Number(groups?.['gone']) || 1)
    ? quantities.find(({ kind, value }) => kind === 'count' && value === stay)
    : undefined;
};

const ofPayers = (clause: Clause, quantity: Quantity): Claim[] => [
  ...claimsFor(clause, ['paidPrice', 'realUse', 'proof', 'payer'], paid),
  ...(['evidence', 'payingCustomers'] as const).map((kind) => makeClaim(kind, clause, { evidence: paid, quantity })),
];

/** "Of the 14 I let try it, six are paying now and three stopped": those who pay are counted beside those who left. */
const payersBesideLeavers = (clause: Clause): Claim[] => {
  if (!clause.sentence.isLatin || clause.quantities.length === 0 || !isOwn(clause) || countOfAsked(clause.context) > 0)
    return [];
  const before = payersBefore(clause);
  if (before) return ofPayers(clause, before);
  const isPart = wholeOfParts(clause.context, 0) !== undefined && payingNow.test(wordsInFigures(clause.tokens));
  const counted = isPart ? readPayersNow(clause).find(({ kind }) => kind === 'evidence')?.quantity : undefined;
  return counted ? ofPayers(clause, counted) : [];
};

const claimsFor = (clause: Clause, kinds: readonly Claim['kind'][], evidence: number): Claim[] =>
  kinds.map((kind) => makeClaim(kind, clause, { evidence }));

const [used, paid, tried] = [4, 5, 3];

/**
 * Own customers in everyday words: work done for several, what is always sold out, who came to a trial day. Not what is planned, given to
 * friends, or somebody else's.
 */
export const readEverydayCustom = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (clause.modality !== 'fact') return [];
    const payers = payersBesideLeavers(clause);
    if (payers.length > 0 || isLeaverOnly(clause)) return payers;
    const [isWorked, isSold, isTried] = [isWork(clause), isSoldOut(clause), isTrialDay(clause)];
    if (!(isWorked || isSold || isTried) || unsure.test(wordsInFigures(clause.context))) return [];
    return [
      ...(isWorked ? claimsFor(clause, ['evidence', 'realUse', 'proof'], used) : []),
      ...(isSold ? claimsFor(clause, ['evidence', 'paidPrice', 'realUse', 'proof'], paid) : []),
      ...(isTried ? claimsFor(clause, ['evidence', 'realUse', 'proof'], used) : []),
      ...(isTried ? claimsFor(clause, ['channel', 'channelDetail', 'channelTried'], tried) : []),
    ];
  });
