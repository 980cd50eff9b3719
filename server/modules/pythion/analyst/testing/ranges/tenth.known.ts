/** What 2.3 misses of the tenth set, which was written for it. */
export const tenthKnown: readonly string[] = [
  'j-idea-03 differentiation 1.5..3.4',
  'j-idea-10 problem: fail',
  'j-idea-13 score 45..60',
  'j-idea-13 verdict pivot',
  'j-idea-13 legal: pass/unknown',
  'j-idea-17 adoption 3.4..5',
  'j-idea-20 adoption 0.3..1.8',
  'j-idea-22 adoption 1.8..4.4',
  'j-pair-31',
  'j-pair-34',
  'j-look-15 harm',
  'j-look-23 remedy',
  'j-look-24 remedy',
];
