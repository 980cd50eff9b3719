import type { ScoreKey } from '../../../../../shared/contracts/analysis';

/** What comes before anything that adds to a score which is held. */
export const releases: Readonly<Partial<Record<ScoreKey, string>>> = {
  problem: 'Find customers who have the trouble and stay, before anything else.',
  adoption: 'Find one way to reach these customers first.',
  revenue: 'Find out why nobody paid who was asked to, and change the offer or the price until somebody does.',
};

/** The same where a unit costs more than it earns. */
export const releaseOfLoss = 'Change the price or the cost until a unit earns more than it costs.';
