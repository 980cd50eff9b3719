import type { DealBreakerKey, ScoreKey } from './contracts/analysis';

/** Changes with every change of weights, signals, caps or language rules. An old report keeps its own. */
export const rubricVersion = '2.28.0';

export type Signal = keyof typeof signals;

/** What a clause must state for a signal to count. Shown on "How we score". */
export const signals = {
  group: 'A group that can be recognized, such as “dental practices”',
  trouble: 'A trouble that this group has',
  groupDetail: 'The group has a size, a place or a role, or the trouble has a number',
  frequencyOrCost: 'How often the trouble occurs, or what it costs',
  costCounted: 'The cost of the trouble, counted by those who have it',
  channel: 'A way to the customers',
  channelDetail: 'The way has a name, a place or a number',
  channelTried: 'The way was tried, with figures or a partner',
  repeat: 'Customers came back or renewed',
  acquisitionCost: 'What a new customer costs',
  revenueIntent: 'Somebody should pay',
  priceNumber: 'A price in figures',
  payer: 'Who pays',
  priceUnit: 'What the price is for: a period, a unit or a customer',
  paidPrice: 'Customers have paid',
  positiveMargin: 'The price is above the cost of one unit',
  difference: 'A difference that can be checked',
  alternativeDetail: 'Today’s way, or a figure for the difference',
  alternative: 'Today’s way by name',
  alternativeFails: 'Where today’s way fails',
  measuredDifference: 'The difference was measured, or is hard to copy and shown',
  solution: 'What the product does',
  solutionDetail: 'The solution has a number, a place or a named part',
  proof: 'A prototype, or a fitting skill',
  regulationAddressed: 'The needed permission is addressed',
  realUse: 'It works in real use',
  teamFits: 'The team has years in the field',
  permission: 'The needed permission was granted, or none is needed',
  sizeClaim: 'A size of the market with its source, or the share of it that you aim for',
  sizeDetail: 'The size has a segment or a place',
  segmentCount: 'A count of the segment',
  countSource: 'The source of the count',
  sizeFromPrice: 'A price that the count can be multiplied by',
  sizeCalculated: 'The count multiplied by that price',
} as const;

export type Level = {
  level: 1 | 3 | 5;
  /** All of these. */
  all: readonly Signal[];
  /** And one of these, if any are given. */
  any?: readonly Signal[];
  /** The least evidence, as in `evidenceLadder`. */
  evidence?: number;
  /** The signal that has to show that evidence itself; otherwise any claim of the text may. */
  shownBy?: Signal;
};

export type ScoreRubric = {
  weight: number;
  why: string;
  levels: readonly [Level, Level, Level];
  /** Raises level 1 to 2. */
  detail: Signal;
  /** A figure of the founder against it, and the level that it leaves. */
  held?: { by: 'nobodyStayed' | 'nobodyPaid' | 'unreachable'; level: number; when: string };
};

/** Goes without saying where the field isn't regulated. */
export const regulatedSignal = 'regulationAddressed' satisfies Signal;

/** The level of what is only planned or supposed. A hope that a number of people pay or stay has none. */
export const supposedLevel = 1;

/** The level of a hope that somebody pays, without a price. */
export const hopedLevel = 0.5;

/** The level of a market that is called large, as by a total without a source. */
export const vagueSizeLevel = 0.5;

/** The level of a price below the cost of a unit, whatever else is said of it: half of a named price. */
export const losingLevel = 1.5;

/** What the stated share of the next level's signals adds at most. */
export const maxPart = 0.2;

export const scoreRubric: Readonly<Record<ScoreKey, ScoreRubric>> = {
  problem: {
    weight: 25,
    why: 'A missing need is the most common reason to fail. [4]',
    levels: [
      { level: 1, all: [], any: ['group', 'trouble'] },
      { level: 3, all: ['group', 'trouble', 'frequencyOrCost'], evidence: 2 },
      { level: 5, all: ['group', 'trouble', 'costCounted'], evidence: 4, shownBy: 'costCounted' },
    ],
    detail: 'groupDetail',
    held: {
      by: 'nobodyStayed',
      level: 1,
      when: 'Your own figures show that nobody has the trouble or that nobody stayed.',
    },
  },
  adoption: {
    weight: 20,
    why: 'Weak reach is the next most common one.',
    levels: [
      { level: 1, all: [], any: ['channel', 'repeat'] },
      { level: 3, all: ['channel', 'channelTried'] },
      { level: 5, all: ['repeat', 'acquisitionCost'] },
    ],
    detail: 'channelDetail',
    held: { by: 'unreachable', level: 1, when: 'The text says that the customers can’t be found or addressed.' },
  },
  revenue: {
    weight: 15,
    why: 'A price is a test.',
    levels: [
      { level: 1, all: ['revenueIntent'] },
      { level: 3, all: ['payer', 'priceNumber', 'priceUnit'] },
      { level: 5, all: ['paidPrice', 'positiveMargin', 'repeat'] },
    ],
    detail: 'priceNumber',
    held: { by: 'nobodyPaid', level: 2, when: 'Nobody paid who was asked to.' },
  },
  differentiation: {
    weight: 15,
    why: 'The rival is today’s habit.',
    levels: [
      { level: 1, all: [], any: ['difference', 'alternative', 'measuredDifference'] },
      { level: 3, all: ['alternative', 'alternativeFails'] },
      { level: 5, all: ['measuredDifference'] },
    ],
    detail: 'alternativeDetail',
  },
  feasibility: {
    weight: 15,
    why: 'Skill, proof, permission.',
    levels: [
      { level: 1, all: ['solution'] },
      { level: 3, all: ['proof', 'regulationAddressed'] },
      { level: 5, all: ['realUse', 'teamFits', 'permission'] },
    ],
    detail: 'solutionDetail',
  },
  market: {
    weight: 10,
    why: 'Early sizes are guesses.',
    levels: [
      { level: 1, all: ['sizeClaim'] },
      { level: 3, all: ['segmentCount'] },
      { level: 5, all: ['countSource', 'sizeFromPrice', 'sizeCalculated'] },
    ],
    detail: 'sizeDetail',
  },
};

/** Behaviour beats words; money beats behaviour. [1-3] Within a level, who, how many and when add at most `maxRefinement`. */
export const evidenceLadder = [
  'Belief, praise, plan, hope',
  'Opinion of others: friends, experts, likes, market reports, customers of a rival',
  'Stated intention: survey, waiting list, “would buy”',
  'Told: past behavior in interviews, bills shown; a commitment without money',
  'Counted: use over weeks, an effect before and after, an independent measurement',
  'Paid: deposit, price paid, renewed, bought again',
] as const;

export const maxRefinement = 0.2;

export const dealBreakerRubric: Readonly<Record<DealBreakerKey, { pass: string; fail: string }>> = {
  problem: {
    pass: 'A named group has a named trouble, with evidence of level 3 or more.',
    fail: 'The founder’s own figures show that nobody has it, or that three in four or more left or will have left in half a year.',
  },
  reach: {
    pass: 'A named way to named people was tried or has a partner.',
    fail: 'The text says that they cannot be found or addressed.',
  },
  legal: {
    pass: 'No harm in the act itself; if it is regulated, with a plan.',
    fail: 'The act lacks consent, deceives, robs, discriminates or endangers children, by what is done to whom or by its wording, or a needed license is refused, or the law forbids it. In English, German, Spanish and Chinese, a neural network gives a second opinion, and a text of three sentences or more is also judged for harm as a whole.',
  },
};

export type CapKey =
  | 'legalFail'
  | 'nothingNamed'
  | 'breakerFail'
  | 'opinionOnly'
  | 'negativeMargin'
  | 'regulatedWithoutPlan';

/** What lies above `limit` - 10 is compressed into ten points, so that order survives. */
export const capRubric: Readonly<Record<CapKey, { limit: number; when: string }>> = {
  legalFail: { limit: 10, when: 'The act is harmful, or a needed license is refused.' },
  nothingNamed: { limit: 20, when: 'The text names neither a group nor a trouble.' },
  breakerFail: { limit: 35, when: 'The text speaks against the problem, or against the way to customers.' },
  opinionOnly: { limit: 55, when: 'Nothing in the text goes beyond plans and opinions.' },
  negativeMargin: {
    limit: 55,
    when: 'A unit costs more than it earns, without a plan. The price then counts half.',
  },
  regulatedWithoutPlan: { limit: 60, when: 'The field is regulated, and no plan for the permission is given.' },
};

export const verdictRubric = { goFrom: 65, noGoBelow: 30 } as const;

/** Share of the nine items (three deal-breakers, six scores) that rest on evidence of level 3 or more. */
export const confidenceRubric = { evidence: 3, mediumFrom: 0.4, highFrom: 0.7, highEvidence: 4 } as const;

/**
 * How often `version`, the last that was read so, was wrong on ideas that it was not built with: readers judged each line of
 * their reports by the words of the idea.
 */
export const readingErrors: {
  version: string;
  ideas: number;
  kinds: readonly { key: string; what: string; wrong: number; of: number }[];
} = {
  version: '2.26.0',
  ideas: 40,
  kinds: [
    { key: 'reasons', what: 'Reasons of a score that the quoted words don’t state', wrong: 78, of: 401 },
    { key: 'missing', what: 'Something said to be missing that the text says in other words', wrong: 60, of: 225 },
    { key: 'nextSteps', what: 'Next steps that ask for what the text says', wrong: 48, of: 234 },
    { key: 'calculations', what: 'Calculations that the text doesn’t allow', wrong: 10, of: 27 },
    { key: 'dealBreakers', what: 'Deal-breakers judged wrong, or quoting the wrong words', wrong: 29, of: 117 },
  ],
};

export const sources = [
  { number: 1, title: 'Mom Test', url: 'https://roadmap.one/blog/posts/blog44-6-mom-test/' },
  { number: 2, title: 'Confidence meter', url: 'https://votito.com/methods/confidence-meter' },
  {
    number: 3,
    title: 'Standards of evidence',
    url: 'https://www.nesta.org.uk/feature/innovation-methods/standards-evidence/',
  },
  {
    number: 4,
    title: 'Testing business ideas',
    url: 'https://www.strategyzer.com/library/testing-business-ideas-book-summary',
  },
  {
    number: 5,
    title: 'Market size from below',
    url: 'https://stratapedia.com/frameworks/total-addressable-market-tam-calculation',
  },
  { number: 6, title: 'Lean Canvas', url: 'https://framework-list-web.pages.dev/frameworks/lean' },
  {
    number: 7,
    title: 'Riskiest assumption test',
    url: 'https://hackernoon.com/the-mvp-is-dead-long-live-the-rat-233d5d16ab02',
  },
  { number: 8, title: 'Kill criteria', url: 'https://wisdomfromexperts.com/kill-criteria/' },
] as const;
