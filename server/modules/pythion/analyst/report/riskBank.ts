import type { Signal } from '../../../../../shared/analysisRubric';
import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import type { NegativeKind } from '../claims/claim';

export type Risk = {
  id: string;
  key: ScoreKey;
  /** Some assumptions concern only some ideas. */
  only?: 'regulated' | 'marketplace' | 'harmful' | 'used';
  /** What shows it, where people did, counted or paid it. */
  shownBy: readonly Signal[];
  /** A figure that speaks against it, whatever shows it. */
  against?: NegativeKind;
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
    id: 'stay',
    key: 'adoption',
    only: 'used',
    shownBy: ['repeat'],
    against: 'nobodyStayed',
    text: 'Customers stay.',
    test: 'Ask ten customers when they used it last, and what for.',
    killCriterion: 'Fewer than five used it in the last two weeks.',
    severity: 5,
    cost: 1,
  },
  {
    id: 'trouble',
    key: 'problem',
    shownBy: ['costCounted'],
    against: 'nobodyStayed',
    text: 'Enough people have had this trouble recently.',
    test: 'Hold ten talks about the last time it happened, without a pitch.',
    killCriterion: 'Fewer than four name a recent case by day seven.',
    severity: 5,
    cost: 1,
  },
  {
    id: 'act',
    key: 'problem',
    shownBy: ['costCounted', 'paidPrice'],
    against: 'nobodyStayed',
    text: 'They already spend money or effort to solve it.',
    test: 'Ask ten people to show a bill or a workaround.',
    killCriterion: 'Fewer than three of ten show one by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'pay',
    key: 'revenue',
    shownBy: ['paidPrice'],
    against: 'nobodyPaid',
    text: 'Customers pay your price.',
    test: 'Ask ten people for a deposit at the real price.',
    killCriterion: 'Fewer than two pay by day seven.',
    severity: 5,
    cost: 1.8,
  },
  {
    id: 'reach',
    key: 'adoption',
    shownBy: ['channelTried'],
    against: 'unreachable',
    text: 'You can reach enough of them through a single channel.',
    test: 'Contact fifty people through one channel.',
    killCriterion: 'Fewer than five answer by day seven.',
    severity: 4,
    cost: 1.5,
  },
  {
    id: 'better',
    key: 'differentiation',
    shownBy: ['measuredDifference'],
    text: 'It’s better than what they do today.',
    test: 'Let five users try both side by side.',
    killCriterion: 'Fewer than three prefer yours without being prompted.',
    severity: 3,
    cost: 2,
  },
  {
    id: 'works',
    key: 'feasibility',
    shownBy: ['realUse'],
    against: 'nobodyStayed',
    text: 'It works for a real customer.',
    test: 'Do it by hand for three customers.',
    killCriterion: 'Fewer than two ask for it again by day seven.',
    severity: 4,
    cost: 2,
  },
  {
    id: 'margin',
    key: 'revenue',
    shownBy: ['positiveMargin'],
    against: 'negativeMargin',
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
    shownBy: ['permission'],
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
    shownBy: [],
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
    shownBy: ['realUse', 'repeat'],
    text: 'Both sides of the marketplace show up.',
    test: 'Match people of both sides by hand.',
    killCriterion: 'You make no match by day seven.',
    severity: 4,
    cost: 2.5,
  },
  {
    id: 'winning',
    key: 'adoption',
    only: 'used',
    shownBy: ['acquisitionCost'],
    text: 'A customer brings more than it costs to win one.',
    test: 'Add up the money and hours that the last five customers cost you.',
    killCriterion: 'They cost more than they bring in a year.',
    severity: 2,
    cost: 1.5,
  },
  {
    id: 'count',
    key: 'market',
    shownBy: ['countSource'],
    text: 'There are enough of these customers.',
    test: 'Count the customers of your segment in a register or a directory.',
    killCriterion: 'Those that you can count can’t pay for your work.',
    severity: 2,
    cost: 1.5,
  },
  {
    id: 'strangers',
    key: 'adoption',
    shownBy: [],
    text: 'People who don’t know you want it as much as the first ones.',
    test: 'Ask ten people whom nobody introduced to you to try it or to pay.',
    killCriterion: 'Fewer than two do by day seven.',
    severity: 2,
    cost: 2,
  },
  {
    id: 'unaided',
    key: 'feasibility',
    shownBy: [],
    text: 'Customers get along without your help.',
    test: 'Let three new customers start without a word from you.',
    killCriterion: 'Fewer than two finish by day seven.',
    severity: 2,
    cost: 2.5,
  },
  {
    id: 'growth',
    key: 'adoption',
    shownBy: [],
    text: 'What brought the first customers also brings many more.',
    test: 'Contact fifty people of another place or group in the same way.',
    killCriterion: 'Fewer than five answer by day seven.',
    severity: 2,
    cost: 2,
  },
];
