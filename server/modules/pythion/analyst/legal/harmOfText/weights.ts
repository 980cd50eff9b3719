import { featureNames } from './features';

/** Learned by tests/bench/analystHarm.bench.ts, which prints them: a positive sum is one of harmful acts. */
export const featureWeights: Readonly<Record<string, number>> = {
  en: -5.15,
  zh: -4.54,
  de: -4.85,
  es: -4.79,
  harm: 3.24,
  secondHarm: 2.45,
  own: 0.52,
  permission: -0.82,
  regulationAddressed: -1.26,
  refusal: 1.1,
  regulated: 0.66,
  unaware: 1,
  unchecked: 1.24,
  withoutPermit: 0.89,
  bribed: 0.21,
  trapped: 0.32,
  consented: -1.2,
  lawful: -0.7,
  preventing: -0.57,
  staged: -0.89,
};

const learned = featureNames.map((name) => featureWeights[name] ?? 0);

/** The weighted sum of the features of a text, as log odds of harm. */
export const sumOf = (features: readonly number[], weights: readonly number[] = learned): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
