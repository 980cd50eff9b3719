import type { Signal } from '../../../../../shared/analysisRubric';
import { statementLabels, type StatementLabel } from '../network/labels';
import type { Claim, NegativeKind } from './claim';

/** What the network can state as a claim. */
export type Statement = Exclude<StatementLabel, 'harm' | 'refusal' | 'regulated' | 'void' | 'offTopic' | EvidenceLabel>;
export type EvidenceLabel = `evidence${1 | 2 | 3 | 4 | 5}`;

/** How a statement of the network becomes a claim. */
type StatementRule = {
  /** Counted, measured or an amount: usually with a figure in the sentence. */
  isCounted?: true;
  /** Stated only by a fact: no plan, hope or condition. */
  isFactual?: true;
  /** The figures of the founder against the idea. */
  isLoss?: true;
  /** Odds from which the network states it, where they are not the usual ones. */
  least?: number;
  /** Stands against these: the likelier counts, and leaving counts before staying. */
  against?: readonly StatementLabel[];
  /** Who states it states these, too: who tells the cost of a trouble tells the trouble. */
  implies?: readonly Statement[];
  /** And these where it is likely: a fitting skill shows that it can be made. */
  shows?: readonly Statement[];
  /** Raises the level where the sentence has a figure. */
  detail?: Signal;
  /** Level of evidence, as the rules give it, or that of the sentence. */
  evidence?: number | 'sentence';
};

export const statementRules: Readonly<Record<Statement, StatementRule>> = {
  group: { detail: 'groupDetail' },
  trouble: {},
  frequencyOrCost: { implies: ['trouble'], least: 0.4 },
  costCounted: { isCounted: true, isFactual: true, implies: ['frequencyOrCost', 'trouble'], evidence: 'sentence' },
  channel: { detail: 'channelDetail', least: 0.2 },
  channelTried: { isFactual: true, implies: ['channel'], evidence: 3 },
  repeat: { isCounted: true, isFactual: true, against: ['nobodyStayed'], evidence: 'sentence', least: 0.4 },
  acquisitionCost: { isCounted: true, isFactual: true },
  revenueIntent: { against: ['void'] },
  payer: {},
  priceNumber: { isCounted: true, against: ['void'] },
  priceUnit: { isCounted: true, implies: ['priceNumber'], against: ['void'] },
  paidPrice: { isCounted: true, isFactual: true, against: ['nobodyPaid'], evidence: 'sentence' },
  positiveMargin: { isCounted: true, isFactual: true, against: ['negativeMargin'] },
  negativeMargin: { isLoss: true, against: ['positiveMargin'] },
  alternative: { detail: 'alternativeDetail', least: 0.25 },
  alternativeFails: { implies: ['alternative'], least: 0.2 },
  difference: { least: 0.25 },
  // The twins of a good change in the training are void: the figure moved the wrong way.
  measuredDifference: {
    isCounted: true,
    isFactual: true,
    against: ['void'],
    detail: 'alternativeDetail',
    evidence: 4,
    least: 0.35,
  },
  solution: { detail: 'solutionDetail', least: 0.35 },
  proof: { isFactual: true, evidence: 3, least: 0.12 },
  realUse: { isCounted: true, isFactual: true, against: ['nobodyStayed'], evidence: 'sentence' },
  teamFits: { evidence: 3, least: 0.12, shows: ['proof'] },
  regulationAddressed: { evidence: 1 },
  permission: { isFactual: true, evidence: 3, implies: ['regulationAddressed'], shows: ['proof'] },
  sizeClaim: {},
  segmentCount: { isCounted: true, detail: 'sizeDetail', evidence: 1 },
  countSource: { isCounted: true, evidence: 4 },
  nobodyStayed: { isCounted: true, isLoss: true, against: ['repeat', 'evidence3'], least: 0.55 },
  nobodyPaid: { isLoss: true, against: ['paidPrice'], least: 0.35 },
  unreachable: { isLoss: true, least: 0.3 },
};

export const statements = statementLabels.filter((label): label is Statement => label in statementRules);

export const isStatement = (kind: string): kind is Statement => kind in statementRules;

export const isLossKind = (kind: string): kind is NegativeKind =>
  isStatement(kind) && statementRules[kind].isLoss === true;

/** Claims that rest on others of their sentence, and go with them. */
export const restsOn: Partial<Record<Claim['kind'], readonly Claim['kind'][]>> = {
  groupDetail: ['group', 'trouble'],
  channelDetail: ['channel'],
  solutionDetail: ['solution'],
  alternativeDetail: ['alternative', 'measuredDifference'],
  payingCustomers: ['paidPrice'],
  sizeFromPrice: ['priceNumber', 'priceUnit'],
};

/** Read from figures, often of several sentences, which the network doesn't see. */
export const calculated: readonly Claim['kind'][] = ['acquisitionCost', 'segmentCount', 'countSource'];

/** What a price is read from. */
export const prices: readonly Statement[] = ['priceNumber', 'priceUnit'];

export const evidenceLabels: readonly EvidenceLabel[] = [
  'evidence1',
  'evidence2',
  'evidence3',
  'evidence4',
  'evidence5',
];

/** What use shows. */
export const fromUse: readonly Statement[] = ['proof', 'realUse'];
