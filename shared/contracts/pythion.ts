/**
 * Ids only: subscribers fetch what they may see. `analysisId` is the id under which the topic's subscribers know the
 * analysis: its own, or that of the link by which they read it.
 */
export type AnalysisIds = { analysisId: string };

/** What the owner sets on an analysis in lists. */
export type AnalysisCardState = { analysisId: string; title: string; isStarred: boolean };

declare module './events' {
  interface EventPayloads {
    /** Its owner starred or renamed it. Published to the owner only. */
    'analysis.card.changed': AnalysisCardState;
    /** It has a new version, other answers, another result of a test or another title. */
    'analysis.changed': AnalysisIds;
    /** Somebody can no longer read it: subscribers authorise again. */
    'analysis.unshared': AnalysisIds;
    'analysis.deleted': AnalysisIds;
    /** `progress`: percent. `sentences`: those that passed the checks so far. */
    'analysis.enrichment.progressed': AnalysisIds & {
      status: EnrichmentStatusName;
      progress: number;
      sentences: number;
    };
    'analysis.comment.created': AnalysisIds & { id: string };
    'analysis.comment.deleted': AnalysisIds & { id: string };
  }
}

/** Orders of a person's analyses. */
export const analysisSorts = ['newest', 'updated', 'score'] as const;
export type AnalysisSortName = (typeof analysisSorts)[number];

/** Outcomes of an assumption's test. */
export const testOutcomes = ['passed', 'failed', 'unclear'] as const;
export type TestOutcomeName = (typeof testOutcomes)[number];

/** What the language model did with an analysis. */
export const enrichmentStatuses = ['none', 'running', 'done', 'failed', 'cancelled'] as const;
export type EnrichmentStatusName = (typeof enrichmentStatuses)[number];

/** Lengths in graphemes, and rows that one person or one analysis may have. */
export const pythionLimits = {
  title: 80,
  answer: 500,
  comment: 1_000,
  note: 1_000,
  /** Codes such as `zh-Hant-TW`. */
  language: 35,
  analyses: 500,
  versions: 30,
  /** Versions of all analyses of a person. */
  allVersions: 2_000,
  answers: 20,
  /** People with whom one analysis is shared by name. */
  people: 50,
  comments: 500,
  results: 20,
  perHour: 120,
  /** Calls of the language model. */
  enrichmentsPerHour: 10,
  enrichmentsPerDay: 30,
  /** Sentences that the language model adds to a report. */
  modelSentences: 12,
  modelSentence: 300,
} as const;
