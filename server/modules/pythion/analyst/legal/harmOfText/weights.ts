import { featureNames } from './features';

/** Learned by tests/bench/analystHarm.bench.ts, which prints them: a positive sum is one of harmful acts. */
export const featureWeights: Readonly<Record<string, number>> = {
  en: -4.96,
  zh: -4.48,
  de: -4.79,
  es: -4.74,
  harm: 3.34,
  secondHarm: 2.08,
  own: 0.57,
  permission: -0.81,
  regulationAddressed: -1.27,
  refusal: 1.45,
  regulated: 0.41,
  unaware: 0.99,
  unchecked: 1.26,
  withoutPermit: 0.99,
  bribed: 0.14,
  trapped: 0.23,
  consented: -1.22,
  lawful: -0.69,
  preventing: -0.55,
  staged: -1.03,
};

const learned = featureNames.map((name) => featureWeights[name] ?? 0);

/** The weighted sum of the features of a text, as log odds of harm. */
export const sumOf = (features: readonly number[], weights: readonly number[] = learned): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
