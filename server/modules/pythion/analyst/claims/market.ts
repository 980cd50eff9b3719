import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, type Token, wordsBefore } from '../text/token';
import { isFact, isOwnStatement, isVoid, makeClaim, states, type Claim } from './claim';
import { isSum } from './hearsay';
import { isMarketPlace, isOneOfSize, isOwnRegion } from './marketPlace';
import { isCensusSource, isCountOfRivals, isSourced } from './sourced';
import { isOwnUsers } from './customers/signedUp';
import { isAgentive } from './people/agentive';
import { beforeSum } from './calculatedSize';

/** The size of the market: a word, a figure, or a count of the segment with its source. */
export function readMarket(clause: Clause): Claim[] {
  return [...readSize(clause), ...readCount(clause), ...readSizeOfOne(clause)];
}

function readSize(clause: Clause): Claim[] {
  if (isVoid(clause) || !isOfSize(clause) || clause.modality !== 'fact') return [];
  const hasFigure = clause.quantities.some(isTotalOrShare);
  // "The market is worth $64 billion": whose figure it is, nobody knows. It is called large, and no more.
  if (!hasFigure || isGrowth(clause) || !(isSourced(clause.context) || isAimedAt(clause.context)))
    return hasFigure || states(clause, 'size') ? [makeClaim('marketWord', clause)] : [];
  const claims = [makeClaim('sizeClaim', clause)];
  return hasAny(clause.tokens, 'people', 'place') ? [...claims, makeClaim('sizeDetail', clause)] : claims;
}

/** A word for a market, and no place where things are sold. */
const isOfSize = (clause: Clause): boolean => states(clause, 'sizeNoun') && !isMarketPlace(clause);

const isTotalOrShare = ({ kind }: Quantity): boolean => kind === 'money' || kind === 'percent';

/** "The market is growing 7% a year": how fast, and not how large. */
const isGrowth = ({ tokens, quantities }: Clause): boolean =>
  quantities.every(({ kind }) => kind !== 'money') &&
  tokens.some(
    ({ text, lemma }) => lemma === 'grow' || /^(?:growth|wächst|wachstum|crec(?:e|en|iendo)|crecimiento)$/.test(text),
  );

/** "It is worth 3 trillion dollars, and with one percent of it we will be rich": the founder names the part that is wanted. */
const isAimedAt = (context: readonly Token[]): boolean =>
  hasAny(context, 'own') && context.some(({ text }) => /^(?:%|percent|prozent|ciento)$/.test(text));

/** A market with a total, "a $400 billion opportunity", or called large: no size of it without a source. */
export const isLargeMarket = (clause: Clause): boolean =>
  hasAny(clause.tokens, 'sizeNoun') &&
  (hasAny(clause.tokens, 'size') || clause.quantities.some(isTotalOrShare)) &&
  !isMarketPlace(clause);

/** "Ageing is a trillion-dollar megatrend", "every brewery on earth needs this": no source, and nobody is counted. */
export const isUnsourcedSize = (clauses: readonly Clause[], context: readonly Token[]): boolean =>
  !isSourced(context) && !isAimedAt(context) && isUncountedSize(clauses);

/** "US labs take $5 billion a year", 只要拿下百分之一: money and shares count no customers. */
const isUncountedSize = (clauses: readonly Clause[]): boolean =>
  !clauses.some(({ quantities }) =>
    quantities.some(
      ({ kind, value, unit }) => kind === 'count' && value > 1 && unit !== undefined && !unit.startsWith('分之'),
    ),
  );

/** "The register lists 7,400 practices": many, and not what the founder did with them. */
function readCount(clause: Clause): Claim[] {
  if (clause.quantities.length === 0) return [];
  const isReport = clause.speaker === 'report' && clause.modality === 'fact';
  const part = withoutYear(withoutRelative(beforeSum(censusPart(clause))));
  const members = isFact(clause) || isReport ? undefined : memberCount(clause);
  if (
    !isFact(clause) &&
    !isReport &&
    part.tokens.length === clause.tokens.length &&
    !isBesideOpinion(clause) &&
    !members
  )
    return [];
  const count = members ?? (part.quantities.some(isLarge) && isCountable(part) ? countOf(part) : undefined);
  if (!count) return [];
  const claims = [
    makeClaim('sizeClaim', clause),
    makeClaim('sizeDetail', clause),
    makeClaim('segmentCount', clause, { quantity: count, evidence: 1 }),
  ];
  // A report speaks for nobody's trouble, but it names whom it counts.
  if (isReport && count.unit) claims.push(makeClaim('group', clause, { subject: count.unit }));
  const isSourced = members !== undefined || isMembership(clause) || clause.context.some(isCensusSource);
  return isSourced ? [...claims, makeClaim('countSource', clause, { quantity: count, evidence: 4 })] : claims;
}

/** Fewer customers are no market. */
const isLarge = ({ kind, value }: Quantity): boolean => kind === 'count' && value >= 50;

const isCountable = (clause: Clause): boolean =>
  !isSum(clause) &&
  !isCountOfRivals(clause) &&
  !hasAny(clause.tokens, 'pay', 'renew', 'interview', 'answer', 'book', 'cancel', 'survey', 'friends', 'intend') &&
  (!hasAny(clause.tokens, 'own') || isMembership(clause) || isOwnRegion(clause)) &&
  !isVoidCount(clause) &&
  !isOwnUsers(clause) &&
  !isSizeOfOne(clause);

function countOf(clause: Clause): Quantity | undefined {
  const { tokens, context } = clause;
  const isCensus = tokens.some(
    (token) =>
      isCensusSource(token) ||
      /^(?:there|theres|exist|be|have|es|gibt|hay|有|live|operate|lebt|leben)$/.test(token.lemma),
  );
  const isNamed = isInBrackets(clause);
  if (isMembership(clause)) return clause.quantities.find(isLarge);
  if (!isCensus && !isNamed) return undefined;
  return clause.quantities.filter(isLarge).find(
    ({ unit, start, end }) =>
      !isSize(tokens, start) &&
      (hasAny(tokens.slice(end, end + 4), 'people', 'everyone') ||
        hasAny(
          tokens.filter(({ lemma }) => lemma === unit),
          'people',
          'everyone',
        ) ||
        isAgentive(unit) ||
        premises.test(unit ?? '') ||
        (isNamed && unit !== undefined) ||
        isListed(tokens, start) ||
        (unit !== undefined && context.some(isCensusSource) && !hasAny(tokens, 'product', 'use'))),
  );
}

const dated =
  /(?:studie|bericht|mitteilung|umfrage|erhebung|statistik|report|study|survey|release|review|informe|estudio|encuesta|comunicado)$/;
/** "Laut Pressemitteilung 2022", "in its report 2021": the year of a source counts nobody. */
const withoutYear = (clause: Clause): Clause => {
  const isYear = ({ start, value }: Quantity): boolean =>
    value >= 1900 && value <= 2100 && dated.test(clause.tokens[start - 1]?.text ?? '');
  return clause.quantities.some(isYear)
    ? { ...clause, quantities: clause.quantities.filter((quantity) => !isYear(quantity)) }
    : clause;
};

/** "Es gibt 300 Ferienwohnungen, deren Besitzer selbst waschen oder eine Nachbarin bezahlen": they are counted before what they do. */
function withoutRelative(clause: Clause): Clause {
  const { tokens } = clause;
  const count = clause.quantities.find(isLarge);
  if (!count) return clause;
  const at = tokens.findIndex(({ text }, index) => index > count.end && /^(?:deren|whose|cuy[oa]s)$/.test(text));
  const part = tokens.slice(0, at);
  return at < 0 ? clause : { ...clause, tokens: part, quantities: readQuantities(part) };
}

/** Where people live or work, in which they are counted: 300 Ferienwohnungen, 90 marinas, 4200家驾校. */
const premises =
  /^(?:flat|apartment|cottage|home|house|household|campsite|marina|stable|site|estate|branch|premises|outlet|kitchen|chalet|lodge|building|block|allotment)$|(?:wohnungen|häuser|betriebe|praxen|höfe|läden|schulen|firmen|vereine|hotels|pensionen|kliniken|werkstätten|salons|studios|restaurants|cafés|bäckereien|metzgereien|kitas|heime|ställe|weingüter|kanzleien|apotheken|büros|haushalte)$|(?:校|店|馆|厂|园|院|所|(?<!网)站|铺|场|中心|公司|企业|合作社|酒店|民宿|药房|工地|小区)$|^(?:pisos|casas|hogares|bodegas|locales|comunidades|edificios)$/;

/** "Wardrobe managers at touring shows (about 160 tours a year in UK)": how many there are, in brackets behind those who are named. */
function isInBrackets({ tokens, context, hasVerb }: Clause): boolean {
  const before = wordsBefore(context, tokens[0]);
  return (
    !hasVerb &&
    before.at(-1)?.text === '(' &&
    hasAny(before, 'people', 'customer') &&
    tokens.some(
      ({ text }, index) =>
        /^(?:in|across|nationwide|im|in|en)$/.test(text) && (tokens[index + 1] !== undefined || text === 'nationwide'),
    )
  );
}

const thereIs: ReadonlySet<string> = new Set(['there', 'theres', 'hay', 'es', 'gibt']);

/** "I think every vet would love it, there are 30,000 vets": the count is said beside an opinion, and isn't doubted itself. */
function censusPart(clause: Clause): Clause {
  const { tokens } = clause;
  const at = tokens.findIndex(
    ({ text }, index) => thereIs.has(text) && /^(?:,|and|but|because|y|und)$/.test(tokens[index - 1]?.text ?? ''),
  );
  const part = tokens.slice(at);
  return at < 1 || hasAny(part, 'hedge', 'condition', 'plan')
    ? clause
    : { ...clause, tokens: part, quantities: readQuantities(part) };
}

/** The same in a clause of its own: only the other one holds what is thought. */
const isBesideOpinion = ({ tokens, context, modality }: Clause): boolean =>
  modality === 'hedge' &&
  (/^(?:there|theres|hay)$/.test(tokens[0]?.text ?? '') ||
    // Not "es posible que sesenta personas volvieran".
    (tokens[0]?.text === 'es' && /^(?:gibt|gab|sind|waren|leben|existieren)$/.test(tokens[1]?.text ?? ''))) &&
  !hasAny(tokens, 'hedge', 'condition', 'plan') &&
  !context.some(({ text }) => /^(?:if|maybe|perhaps|suppose|wenn|vielleicht|si|quizás)$/.test(text));

/**
 * "Towns under 20 thousand people", "firms of more than 50", "不到20万人的城镇": the size of each of them. "The register lists over
 * 4,000 clinics" counts them.
 */
function isSize(tokens: readonly Token[], start: number): boolean {
  const bound = tokens[start - 1]?.text ?? '';
  if (/(?:不到|超过)$/.test(`${tokens[start - 2]?.text}${bound}`))
    return tokens.slice(start, start + 5).some(({ text }) => text === '的');
  if (!/^(?:under|over|below|above|than|unter|über|ab|als)$/.test(bound)) return false;
  const at = tokens.findLastIndex(({ text }, index) => index < start - 1 && !sizing.test(text));
  // "In our town over 4,000 people cycle" counts them.
  const isWhere = tokens
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .some(({ text }) => /^(?:in|im|across)$/.test(text));
  const head = tokens[at];
  const isCounted =
    has(head, 'people', 'place') ||
    /^(?:städten?|gemeinden?|orten?|dörfern?|firmen|betrieben?)$/.test(head?.text ?? '');
  return isCounted && !isWhere;
}

const sizing = /^(?:more|fewer|less|bigger|larger|smaller|mehr|weniger|with|of|having|mit|von)$/;

/** "It's for towns under 20 thousand people": no other count. */
export const isSizeOnly = ({ tokens, quantities }: Clause): boolean =>
  quantities.length > 0 && quantities.every(({ kind, start }) => kind === 'count' && isSize(tokens, start));

/** "苏州住建局公布的在建工地有2400多个": in Chinese, what is counted stands before its count. */
const isListed = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 1]?.text === '有' && tokens[start - 2]?.pos === 'noun' && tokens.some(isCensusSource);

/** "In the association of Gijón we are 310", "en la asociación somos 310". */
const isMembership = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  tokens.some(
    ({ text }, index) =>
      (text === 'somos' ||
        (text === 'are' && tokens[index - 1]?.text === 'we') ||
        (text === 'sind' && tokens[index + 1]?.text === 'wir')) &&
      tokens.slice(index + 1, index + 4).some(({ pos }) => pos === 'num'),
  ) &&
  tokens.some(({ text }) => guild.test(text));

const guild =
  /^(?:association|guild|union|federation|society|chamber|asociación|gremio|colegio|federación|cámara|verband|innung|kammer|verein)$/;

/** "SIBA has around 700 members, and we have a slot in their newsletter": whom an association counts. */
function memberCount({ tokens, context, quantities, modality, speaker }: Clause): Quantity | undefined {
  if (speaker !== 'rival' || modality !== 'fact') return undefined;
  const has = tokens.findIndex(({ lemma }) => /^(?:have|count|represent)$/.test(lemma));
  const isOurs = hasAny(context, 'own') && !hasAny(tokens, 'own', 'rival', 'product');
  return has >= 1 && has <= 3 && isOurs
    ? quantities.find(({ unit, value }) => unit === 'member' && value >= 50)
    : undefined;
}

/** People of a customer, who don't pay themselves. */
export const isOfCustomer = (unit: string): boolean =>
  /^(?:employee|worker|staff|mitarbeiter|empleado|member_of_staff|员工|pupil|student|schüler|alumno)$/.test(unit);

/** "340 pupils there": those of the one customer that was named before. */
const isCountedThere = ({ tokens, quantities }: Clause): boolean => {
  const last = tokens.findLast(({ pos }) => pos !== 'punct');
  const [count, ...others] = quantities.filter(({ kind }) => kind === 'count');
  return (
    others.length === 0 &&
    (count?.start ?? 9) <= 2 &&
    /^(?:there|dort|allí|那里)$/.test(last?.text ?? '') &&
    isOfCustomer(count?.unit ?? '')
  );
};

const having: ReadonlySet<string> = new Set(['have', 'employ', 'keep', 'run', 'own', 'use']);

/** "A care home has about 70 employees": how much one customer is, and not how many customers there are. */
const isSizeOfOne = (clause: Clause): boolean => {
  const { tokens, quantities } = clause;
  if (isCountedThere(clause) || isOneOfSize(clause)) return true;
  const verb = tokens.findIndex(
    ({ lemma, text }) => having.has(lemma) || text === 'hat' || text === 'tiene' || text === '有',
  );
  return (
    verb > 0 &&
    tokens
      .slice(0, verb)
      .some(({ text }) =>
        /^(?:a|an|each|every|one|per|typical|average|ein|eine|jede[rs]?|cada|一个|一家|每家|每个)$/.test(text),
      ) &&
    quantities.filter(({ kind }) => kind === 'count').every(({ start }) => start > verb && start <= verb + 3)
  );
};

function readSizeOfOne(clause: Clause): Claim[] {
  const count = clause.quantities.find(({ kind, unit, value }) => kind === 'count' && unit !== undefined && value > 1);
  return count && isFact(clause) && isSizeOfOne(clause) ? [makeClaim('customerSize', clause, { quantity: count })] : [];
}

/** A count of what was used, sold or lost is no census. */
const isVoidCount = (clause: Clause): boolean =>
  (!isOwnStatement(clause) && clause.speaker !== 'report') ||
  clause.tokens.some(
    (token, index) =>
      has(token, 'trouble', 'worse', 'sell') &&
      !(
        spanOfTime.test(token.text) &&
        clause.tokens[index - 1]?.pos === 'num' &&
        clause.tokens[index + 1]?.pos === 'noun'
      ),
  );

/** "2,140 day boats": which boats, and nothing that takes days. */
const spanOfTime = /^(?:hour|day|night|week|month|year)$/;
