/** What 2.2 misses of the ninth set, likewise. */
export const ninthKnown: readonly string[] = [
  'f-i07 market 2..3.6',
  'f-i09 score 3..23',
  'f-i10 revenue 0.5..3',
  'f-i17 score 46..60',
  'f-i17 verdict pivot',
  'f-i17 feasibility 1.5..4.2',
  'f-p08',
  'f-p09',
  'f-p17',
  'f-p18',
  'f-p27',
  'f-l01 remedy',
  'f-l08 remedy',
  'f-l13 harm',
  'f-l15 remedy',
  'f-l22 harm',
];
