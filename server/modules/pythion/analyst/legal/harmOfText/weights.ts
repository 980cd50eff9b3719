import { featureNames } from './features';

/** Learned by tests/bench/analystHarm.bench.ts, which prints them: a positive sum is one of harmful acts. */
export const featureWeights: Readonly<Record<string, number>> = {
  en: -5,
  zh: -4.48,
  de: -4.76,
  es: -4.67,
  harm: 3.11,
  secondHarm: 2.5,
  own: 0.48,
  permission: -0.9,
  regulationAddressed: -1.16,
  refusal: 1.19,
  regulated: 0.61,
  unaware: 1.02,
  unchecked: 1.23,
  withoutPermit: 0.94,
  bribed: 0.16,
  trapped: 0.31,
  consented: -1.24,
  lawful: -0.69,
  preventing: -0.57,
  staged: -0.77,
};

const learned = featureNames.map((name) => featureWeights[name] ?? 0);

/** The weighted sum of the features of a text, as log odds of harm. */
export const sumOf = (features: readonly number[], weights: readonly number[] = learned): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
