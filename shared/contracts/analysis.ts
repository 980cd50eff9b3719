/** Values of an idea's analysis. Both transports and the client use them. */
export const dealBreakerKeys = ['problem', 'reach', 'legal'] as const;
export const scoreKeys = ['problem', 'adoption', 'revenue', 'differentiation', 'feasibility', 'market'] as const;
/** Names of scores and deal-breakers, on the report's page and of the claims that comments refer to. */
export const scoreLabels: Readonly<Record<ScoreKey, string>> = {
  problem: 'Problem',
  adoption: 'Adoption',
  revenue: 'Revenue',
  differentiation: 'Difference',
  feasibility: 'Feasibility',
  market: 'Market',
};
export const dealBreakerLabels: Readonly<Record<DealBreakerKey, string>> = {
  problem: 'The problem is real',
  reach: 'Customers can be reached',
  legal: 'It’s legal and fair',
};
/** Languages that the built-in analyst reads with a lexicon of its own. */
export const analysisLanguages = ['en', 'de', 'es', 'zh'] as const;
export const verdicts = ['go', 'pivot', 'no_go'] as const;
export const confidences = ['low', 'medium', 'high'] as const;
export const dealBreakerStates = ['pass', 'unknown', 'fail'] as const;
/** Where a sentence comes from: the founder's words, a shown formula, general knowledge, or a guess. */
export const sentenceOrigins = ['said', 'calculated', 'general', 'guess'] as const;
/** Who wrote a sentence. */
export const sentenceSources = ['builtIn', 'model'] as const;
export const reportSections = [
  'summary',
  'scores',
  'market',
  'competition',
  'assumptions',
  'tests',
  'nextSteps',
] as const;
export const canvasBlocks = [
  'problem',
  'customerSegments',
  'uniqueValue',
  'solution',
  'channels',
  'revenueStreams',
  'costStructure',
  'keyMetrics',
  'unfairAdvantage',
] as const;

export type DealBreakerKey = (typeof dealBreakerKeys)[number];
export type ScoreKey = (typeof scoreKeys)[number];
export type Verdict = (typeof verdicts)[number];
export type Confidence = (typeof confidences)[number];
export type DealBreakerState = (typeof dealBreakerStates)[number];
export type SentenceOrigin = (typeof sentenceOrigins)[number];
export type SentenceSource = (typeof sentenceSources)[number];
export type ReportSection = (typeof reportSections)[number];
export type CanvasBlock = (typeof canvasBlocks)[number];

/** Words of the founder. `start` and `end` are UTF-16 offsets into the idea as it was sent. */
export type Quote = { quote: string; start: number; end: number };

/** A text of the report, with the founder's words that it rests on, if any. */
export type Reason = { text: string } & Partial<Quote>;

export type DealBreaker = { key: DealBreakerKey; state: DealBreakerState; reason: string } & Partial<Quote>;

export type Score = {
  key: ScoreKey;
  /** 0 to 5, one decimal. */
  score: number;
  /** Percent of the total. */
  weight: number;
  reasons: Reason[];
  /** What would reach the next level. */
  next: string;
};

export type ReportSentence = {
  section: ReportSection;
  text: string;
  origin: SentenceOrigin;
  /** The built-in analyst when left out. */
  source?: SentenceSource;
  /** Set for every `calculated` sentence: the operands and their result. */
  formula?: string;
} & Partial<Quote>;

export type CanvasEntry = { block: CanvasBlock; entries: Quote[] };

export type AnalysisQuestion = {
  id: string;
  key: ScoreKey;
  text: string;
  why: string;
  /** Points of the total, at most, that the answer can add. */
  points: number;
};

export type Assumption = {
  rank: number;
  risk: string;
  text: string;
  /** A test of one week. */
  test: string;
  /** The result by day 7 that ends the idea in its present form. The numbers are defaults. */
  killCriterion: string;
  severity: number;
  doubt: number;
  cost: number;
};

export type AppliedCap = { key: string; limit: number; reason: string };

/** The report of an idea, without id and times. */
export type AnalysisReport = {
  /** 0 to 100, a whole number. */
  score: number;
  verdict: Verdict;
  confidence: Confidence;
  dealBreakers: DealBreaker[];
  scores: Score[];
  sentences: ReportSentence[];
  canvas: CanvasEntry[];
  questions: AnalysisQuestion[];
  assumptions: Assumption[];
  /** The caps that held the score down. The first one was applied. */
  caps: AppliedCap[];
  /** The language that was detected, as a BCP 47 code, or "und". */
  language: string;
  /** The version of rubric and rules. */
  version: string;
};

export type Money = { amount: number; currency: string };

/**
 * What other domains take over from an analysis: a projection's inputs, a role draft, a post. Null means that the founder
 * did not state it. Fields are added, never renamed or removed.
 */
export type AnalysisFacts = {
  /** The first sentence of the idea's solution, in the founder's words. */
  solution: string | null;
  segment: string | null;
  /** Price for each paying customer or order. */
  price: (Money & { period: BillingPeriod; unit: string | null }) | null;
  payingCustomers: number | null;
  /** Cost of one unit or customer, for the same period as the price where the founder named it. */
  unitCost: (Money & { period: BillingPeriod }) | null;
  acquisitionCost: Money | null;
  /** Share of customers lost for each period, 0 to 1. */
  churn: { rate: number; period: BillingPeriod } | null;
  fixedCosts: (Money & { period: BillingPeriod }) | null;
  cash: Money | null;
  /** People who work on it, the founder included. */
  people: number | null;
  /** Roles that the text says are missing. */
  missingRoles: string[];
  /** The question with the most points at stake. */
  questionToAsk: string | null;
};

export type BillingPeriod = 'once' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What a score means. The report contains it, and the report's page shows it at the score. */
export const scoreMeaning = 'The score says how well the case is backed as told, not whether the company will succeed.';

/** Lengths in graphemes. */
export const analysisLimits = {
  ideaMin: 10,
  idea: 5_000,
  questions: 5,
  assumptions: 3,
} as const;
