import type { ScoreKey } from '../../../../../shared/contracts/analysis';

export type Risk = {
  id: string;
  key: ScoreKey;
  /** "Two sides" and "allowed" concern only some ideas. */
  only?: 'regulated' | 'marketplace';
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
    text: 'They already spend money or effort on it.',
    test: 'Ask ten people to show a bill or a workaround.',
    killCriterion: 'Fewer than three of ten show one by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'pay',
    key: 'revenue',
    text: 'They pay the price.',
    test: 'Ask ten people for a deposit at the real price.',
    killCriterion: 'Fewer than two pay by day seven.',
    severity: 5,
    cost: 2,
  },
  {
    id: 'reach',
    key: 'adoption',
    text: 'You can reach them through one way.',
    test: 'Contact fifty people through that one way.',
    killCriterion: 'Fewer than five answer by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'better',
    key: 'differentiation',
    text: "It is better than today's way.",
    test: 'Let five users compare both side by side.',
    killCriterion: 'Fewer than three prefer it unprompted by day seven.',
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
    text: 'A unit earns more than it costs.',
    test: 'Price every part of one delivery.',
    killCriterion: 'It stays negative even at tenfold volume.',
    severity: 3,
    cost: 1,
  },
  {
    id: 'allowed',
    key: 'feasibility',
    only: 'regulated',
    text: 'It is allowed.',
    test: 'Spend one hour with a specialist in this field.',
    killCriterion: 'There is no lawful route of known cost.',
    severity: 5,
    cost: 1.5,
  },
  {
    id: 'sides',
    key: 'adoption',
    only: 'marketplace',
    text: 'Both sides come.',
    test: 'Serve the scarce side by hand.',
    killCriterion: 'There is no match within the week.',
    severity: 4,
    cost: 2.5,
  },
];
