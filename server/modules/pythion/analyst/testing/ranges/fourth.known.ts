/** What is still missed of the fourth set. A repair removes its line; a training of the network may exchange some. */
export const fourthKnown: readonly string[] = [
  'a-idea-11 differentiation 2..4',
  'a-idea-12 adoption 2.5..5',
  'a-idea-13 differentiation 3..5',
  'a-idea-15 feasibility 1..3.2',
  'a-idea-18 feasibility 1.5..4',
  'a-idea-20 differentiation 0..1',
  'a-idea-20 feasibility 0.5..1.6',
  'a-idea-23 market 2.8..4.6',
  'a-idea-26 feasibility 0.4..2.8',
  'a-idea-27 revenue 0.3..2.4',
  'a-idea-28 adoption 1.8..4.4',
  'a-look-13 harm',
];
