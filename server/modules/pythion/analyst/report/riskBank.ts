import type { ScoreKey } from '../../../../../shared/contracts/analysis';

export type Risk = {
  id: string;
  key: ScoreKey;
  /** Some assumptions concern only some ideas. */
  only?: 'regulated' | 'marketplace' | 'harmful';
  text: string;
  test: string;
  killCriterion: string;
  /** How bad it is if the assumption is wrong, 1 to 5. */
  severity: number;
  /** What the test costs, 1 to 5. */
  cost: number;
};

/** Riskiest assumption, a test of one week, and the result that ends it. The numbers are defaults. [7, 8] */
export const riskBank: readonly Risk[] = [
  {
    id: 'trouble',
    key: 'problem',
    text: 'Enough people have had this trouble recently.',
    test: 'Hold ten talks about the last time it happened, without a pitch.',
    killCriterion: 'Fewer than four name a recent case by day seven.',
    severity: 5,
    cost: 1,
  },
  {
    id: 'act',
    key: 'problem',
    text: 'They already spend money or effort to solve it.',
    test: 'Ask ten people to show a bill or a workaround.',
    killCriterion: 'Fewer than three of ten show one by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'pay',
    key: 'revenue',
    text: 'Customers pay your price.',
    test: 'Ask ten people for a deposit at the real price.',
    killCriterion: 'Fewer than two pay by day seven.',
    severity: 5,
    cost: 2,
  },
  {
    id: 'reach',
    key: 'adoption',
    text: 'You can reach enough of them through a single channel.',
    test: 'Contact fifty people through that channel.',
    killCriterion: 'Fewer than five answer by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'better',
    key: 'differentiation',
    text: 'It’s better than what they do today.',
    test: 'Let five users try both side by side.',
    killCriterion: 'Fewer than three prefer yours without being prompted.',
    severity: 3,
    cost: 2,
  },
  {
    id: 'works',
    key: 'feasibility',
    text: 'It works for a real customer.',
    test: 'Do it by hand for three customers.',
    killCriterion: 'Fewer than two ask for it again by day seven.',
    severity: 4,
    cost: 2.5,
  },
  {
    id: 'margin',
    key: 'revenue',
    text: 'Each sale earns more than it costs.',
    test: 'Add up every cost of one sale.',
    killCriterion: 'The margin stays negative even at ten times the volume.',
    severity: 3,
    cost: 1,
  },
  {
    id: 'allowed',
    key: 'feasibility',
    only: 'regulated',
    text: 'The law allows it, or you can get the permission.',
    test: 'Spend one hour with a lawyer or a specialist in this field.',
    killCriterion: 'There is no legal way whose cost you know.',
    severity: 5,
    cost: 1.5,
  },
  {
    id: 'harm',
    key: 'feasibility',
    only: 'harmful',
    text: 'There is a version of this that harms nobody.',
    test: 'Write down who is affected, and ask five of them what they would agree to.',
    killCriterion: 'No version that they agree to is left by day seven.',
    severity: 5,
    cost: 1,
  },
  {
    id: 'sides',
    key: 'adoption',
    only: 'marketplace',
    text: 'Both sides of the marketplace show up.',
    test: 'Match people of both sides by hand.',
    killCriterion: 'You make no match by day seven.',
    severity: 4,
    cost: 2.5,
  },
];
