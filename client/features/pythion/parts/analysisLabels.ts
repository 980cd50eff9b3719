import type {
  CanvasBlock,
  Confidence,
  DealBreakerState,
  SentenceOrigin,
  Verdict,
} from '../../../../shared/contracts/analysis';

export { dealBreakerLabels, scoreLabels } from '../../../../shared/contracts/analysis';

export const verdictLabels: Record<Verdict, string> = { go: 'Go', pivot: 'Not yet', no_go: 'No go' };

export const confidenceLabels: Record<Confidence, string> = {
  low: 'Low confidence',
  medium: 'Medium confidence',
  high: 'High confidence',
};

export const stateLabels: Record<DealBreakerState, string> = {
  pass: 'Shown',
  unknown: 'Not shown yet',
  fail: 'Failed',
};

/** Origins of sentences, as the founder reads them. */
export const originLabels: Record<SentenceOrigin, string> = {
  said: 'You said',
  calculated: 'Calculated',
  general: 'General knowledge',
  guess: 'Assumed',
};

export const canvasLabels: Record<CanvasBlock, string> = {
  problem: 'Problem',
  customerSegments: 'Customer segments',
  uniqueValue: 'Unique value',
  solution: 'Solution',
  channels: 'Channels',
  revenueStreams: 'Revenue streams',
  costStructure: 'Cost structure',
  keyMetrics: 'Key metrics',
  unfairAdvantage: 'Unfair advantage',
};

/** The label of a key in a report; the key itself when an engine added it later. */
export const labelOf = (labels: Record<string, string>, key: string): string => labels[key] ?? key;
