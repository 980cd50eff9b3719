import { scoreKeys, type ScoreKey } from '../../../../../shared/contracts/analysis';
import { isOwnStatement, isVoid, makeClaim, type Claim } from '../claims/claim';
import { doubtedFrom } from '../claims/likelyClaims';
import { isLargeMarket } from '../claims/market';
import { isOthersPrice } from '../claims/money/othersPrice';
import { isRunningCostNamed } from '../claims/money/runningCostNamed';
import { isAskedForPlace } from '../claims/reach/noWay';
import { isRevenueSource } from '../claims/reach/revenueSource';
import type { StatementLabel } from '../network/labels';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';

type Rule = {
  kind: Claim['kind'];
  /** What the network calls it. */
  labels: readonly StatementLabel[];
  /** Words that name it. */
  isNamed?: (clause: Clause, odds: Odds | undefined) => boolean;
  /** Whatever the network calls it, its words name nothing. */
  isUnnamed?: (clause: Clause) => boolean;
  /** A fact of ours that tells a plan. */
  isNamedByFact?: (clause: Clause) => boolean;
  /** Reports of others name it, too. */
  isReported?: true;
};

const plannedUser =
  /^ (?:(?:and|so|then|the|our) )?(?:owners?|parents?|farmers?|drivers?|teachers?|nurses?|patients?|students?|tenants?|landlords?|shops?|restaurants?|bakers?|gardeners?|pensioners?|families|schools?|clubs?|\S+ (?:owners|parents|farmers|drivers|teachers|nurses|patients|students|tenants|landlords|shops|restaurants)) (?:will|would|can|could|are going to) \S/;
const isPlannedUser = ({ tokens, speaker, sentence }: Clause): boolean =>
  sentence.hasLatin && speaker === 'people' && plannedUser.test(spacedWords(tokens));

const plannedWay =
  / (?:tiktok|instagram|facebook|youtube|linkedin|reddit|influencers?|google ads|adwords|flyers?|leaflets|posters?|newsletters?|podcasts?|billboards?|seo|radio ads?|trade fairs?) /;
const isPlannedWay = ({ tokens, speaker, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  speaker === 'own' &&
  / (?:use|using|advertise|promote|market|post|run|launch|reach|via|through|on|with) /.test(spacedWords(tokens)) &&
  plannedWay.test(spacedWords(tokens));

/** "A salesperson who will call every gym in the state": who shall be asked, one by one. */
const isPlannedOutreach = ({ tokens, modality }: Clause): boolean =>
  modality === 'plan' &&
  / (?:call|phone|email|visit|ring|approach|write to) (?:every|each|all(?: the)?) (?:\S+ ){0,2}?\p{L}+ (?:in|of|on|along|around|near) /u.test(
    spacedWords(tokens),
  );

/** "Diez de ellos se apuntarían", "fifteen bars would use it": how many, and no way to them. */
const isCountOfUsers = ({ tokens, quantities, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  quantities.some(({ kind, value }) => kind === 'count' && value > 1) &&
  !hasAny(tokens, 'channel', 'vagueChannel', 'partner', 'venue', 'meetWord', 'reach', 'recommend', 'outreach') &&
  !/ (?:via|through|from|over|at|on|by|über|durch|bei|auf|por|desde|través|mediante) /.test(spacedWords(tokens));

const neededWay =
  / (?:need|needs|want|looking for|raise|raising|seek|seeking) (?:\S+ ){0,12}?to (?:launch|advertise|promote|market|run|reach|spread) (?:\S+ ){0,6}/;
/** "We need £50k to launch with influencers": a fact that tells a plan. */
export const isNeededWay = (clause: Clause): boolean =>
  clause.sentence.hasLatin &&
  clause.modality === 'fact' &&
  clause.speaker === 'own' &&
  plannedWay.test(` ${neededWay.exec(spacedWords(clause.tokens))?.[0].split(' to ').at(-1) ?? ''} `);

const isPlannedRelief = ({ tokens, speaker, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  speaker === 'own' &&
  / (?:so )?(?:no need to|no more|no longer (?:need|have) to|instead of|without (?:having to|waiting|going|queuing)) (?:\S+ ){0,3}\S/.test(
    spacedWords(tokens),
  );

const rules: Readonly<Record<ScoreKey, readonly Rule[]>> = {
  problem: [
    // "Owners will take a photo": who is to use it.
    { kind: 'group', labels: ['group'], isNamed: isPlannedUser },
    { kind: 'trouble', labels: ['trouble'] },
  ],
  // "We plan to use TikTok and influencers".
  adoption: [
    {
      kind: 'channel',
      labels: ['channel'],
      isNamed: (clause) => isPlannedWay(clause) || isPlannedOutreach(clause),
      isNamedByFact: isNeededWay,
      isUnnamed: (clause) => isCountOfUsers(clause) || isRevenueSource(clause),
    },
  ],
  revenue: [
    {
      kind: 'revenueIntent',
      labels: [],
      // "It would cost $39 a month", "our box will be 9,000 naira", "perhaps the families will pay something".
      isNamed: (clause, odds) =>
        !isOthersPrice(clause) &&
        !isRunningCostNamed(clause) &&
        (isPriced(clause) || isHopedFor(clause) || isOurPrice(clause, odds) || isRevenueSource(clause)),
    },
  ],
  // "So there will be no need to wait for the vet".
  differentiation: [{ kind: 'difference', labels: ['difference', 'alternative'], isNamed: isPlannedRelief }],
  feasibility: [
    {
      kind: 'solution',
      labels: ['solution'],
      isNamed: ({ tokens, speaker }) =>
        speaker === 'own' && hasAny(tokens, 'product') && hasAny(tokens, 'offer', 'craft'),
    },
  ],
  market: [
    {
      kind: 'sizeClaim',
      labels: [],
      isNamed: (clause, odds) => isLargeMarket(clause) || (odds !== undefined && odds.sizeClaim >= sizedFrom),
      isReported: true,
    },
  ],
};

/** A price of ours, and no rent or fine. */
const isPriced = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  !hasAny(tokens, 'trouble', 'fixedCost') &&
  (hasAny(tokens, 'pay', 'sell', 'price') ||
    (hasAny(tokens, 'own', 'product') && tokens.some(isBeing)) ||
    tokens.some(({ text }) => costing.has(text)));

/** "Es würde 12 Euro kosten", "costaría 30 euros". */
const costing: ReadonlySet<string> = new Set([
  'kosten',
  'kostet',
  'koste',
  'cuesta',
  'costará',
  'costarán',
  'costaría',
  'costarían',
  'valdría',
  'valdrá',
]);

const isBeing = ({ lemma }: Token): boolean => lemma === 'be' || lemma === 'cost';

/** "We'd take 12% commission", "I would charge 6 per knife": told without the words of a price. */
const isOurPrice = ({ speaker }: Clause, odds: Odds | undefined): boolean =>
  speaker === 'own' && odds !== undefined && odds.revenueIntent >= pricedFrom;

/** Odds from which a plan of ours names a price. */
const pricedFrom = 0.7;

/** Odds from which a sentence calls the market large in other words: "a trillion-dollar megatrend". */
const sizedFrom = 0.5;

/** Somebody might pay. */
const isHopedFor = ({ tokens, negated }: Clause): boolean =>
  hasAny(tokens, 'pay') &&
  tokens.some((token) => has(token, 'pay') && isVerb(token) && !negated.has(token)) &&
  tokens.some(
    (token) => has(token, 'people', 'customer') || /^(?:someone|somebody|jemand|alguien|they)$/.test(token.text),
  );

/** Odds from which the network names it. */
const namedFrom = 0.15;

/** For each key the words that name it, where they are only planned, hoped, supposed or reported: they show nothing. */
export function readSupposed(clauses: readonly Clause[], oddsOf: SentenceOdds): Partial<Record<ScoreKey, Claim>> {
  // Words of evidence that don't count name nothing: "300 users will have prepaid".
  const counted = new Set(
    clauses.flatMap((clause) =>
      isOwnStatement(clause) &&
      clause.modality !== 'fact' &&
      isVoid(clause) &&
      isPlannedEvidence(clause, oddsOf.get(clause.sentence))
        ? [clause.sentence]
        : [],
    ),
  );
  // "I've written to a hospice that has a pool and they'll answer in May" plans no way to customers.
  const asked = new Set(clauses.filter(isAskedForPlace).map(({ sentence }) => sentence));
  const open = clauses.filter(({ sentence, isNobody }) => !isNobody && !counted.has(sentence));
  return Object.fromEntries(
    scoreKeys.flatMap((key) => {
      for (const rule of rules[key]) {
        const clause = open.find(
          (one) => isNamed(rule, one, oddsOf) && !(key === 'adoption' && asked.has(one.sentence)),
        );
        if (clause) return [[key, makeClaim(rule.kind, clause)]];
      }
      return [];
    }),
  );
}

/** Odds of words that don't count, from which a planned count of customers is one whatever they shall pay. */
const plannedFrom = 0.3;

/**
 * "By Christmas we want fifty paying customers", "next year 500 customers will pay 49 euros": how many there shall be. "I would
 * charge 6 per knife" counts no knives.
 */
const isPlannedEvidence = (clause: Clause, odds: Odds | undefined): boolean =>
  odds === undefined ||
  odds.void >= doubtedFrom ||
  (isPlannedCount(clause) && (odds.void >= plannedFrom || !clause.quantities.some(({ kind }) => kind === 'money')));

const isPlannedCount = ({ modality, quantities, tokens }: Clause): boolean =>
  modality === 'plan' &&
  quantities.some(
    ({ kind, end }) =>
      kind === 'count' && tokens.slice(end, end + 3).some((token) => has(token, 'customer') && !has(token, 'own')),
  );

function isNamed(
  { labels, isNamed: names, isNamedByFact, isReported, isUnnamed }: Rule,
  clause: Clause,
  oddsOf: SentenceOdds,
): boolean {
  const odds = oddsOf.get(clause.sentence);
  const isWorded = names?.(clause, odds) === true;
  if (isReported) return (isOwnStatement(clause) || clause.speaker === 'report') && isWorded;
  if (!isOwnStatement(clause)) return false;
  if (clause.modality === 'fact') return isNamedByFact?.(clause) === true;
  return (
    isWorded || (odds !== undefined && labels.some((label) => odds[label] >= namedFrom) && isUnnamed?.(clause) !== true)
  );
}
