/** What 1.5 still misses of the fourth set. A repair removes its line; nothing is added. */
export const knownFourth: readonly string[] = [
  'a-idea-01 differentiation 3.5..5',
  'a-idea-07 problem 0..2',
  'a-idea-12 score 30..60',
  'a-idea-12 verdict pivot',
  'a-idea-12 problem 2.5..5',
  'a-idea-12 adoption 2.5..5',
  'a-idea-13 differentiation 3..5',
  'a-idea-15 problem 1.6..3.2',
  'a-idea-15 adoption 0.5..2.2',
  'a-idea-15 feasibility 1..3.2',
  'a-idea-17 differentiation 4..5',
  'a-idea-18 feasibility 1.5..4',
  'a-idea-19 score 32..64',
  'a-idea-19 verdict pivot',
  'a-idea-19 adoption 0.5..3',
  'a-idea-19 differentiation 0.8..3',
  'a-idea-19 feasibility 2..4',
  'a-idea-20 adoption 1..2.8',
  'a-idea-20 differentiation 0..1',
  'a-idea-20 feasibility 0.5..1.6',
  'a-idea-22 feasibility 0..1.5',
  // A channel that was tried with figures is level 3, as the rubric says; level 4 needs counted use or half of level 5.
  'a-idea-23 adoption 3.4..5',
  'a-idea-23 market 2.8..4.6',
  'a-idea-24 feasibility 0.4..1.6',
  'a-idea-26 feasibility 0.4..2.8',
  'a-idea-27 revenue 0.3..2.4',
  'a-idea-27 differentiation 0..1',
  'a-idea-27 feasibility 0.2..1.5',
  'a-idea-28 score 42..74',
  // Half of level 5 of the problem is what level 5 asks beyond level 3, since 1.5: 29 points instead of 34.
  'a-idea-28 verdict pivot/go',
  'a-idea-28 adoption 1.8..4.4',
  'a-idea-28 revenue 0.8..2.8',
  'a-idea-28 differentiation 2..5',
  'a-idea-30 feasibility 0.6..2.2',
  'a-inv-06 1',
];

/** What 1.5 still misses of the fifth set. */
export const knownFifth: readonly string[] = [
  'own-idea-08 revenue 3..5',
  'own-idea-13 revenue 3..5',
  'own-pair-09',
  'own-pair-12',
  'own-pair-15',
];
