/** What 2.3 misses of the twelfth set, which was written for it. */
export const twelfthKnown: readonly string[] = [
  'l-idea-02 problem 4.2..5',
  'l-idea-03 score 70..93',
  'l-idea-03 verdict go',
  'l-idea-03 adoption 3..5',
  'l-idea-04 score 80..100',
  'l-idea-04 market 4..5',
  'l-idea-05 revenue 0.4..3',
  'l-idea-07 adoption 2..3.8',
  'l-idea-11 feasibility 0..1.6',
  'l-idea-15 adoption 3..5',
  'l-pair-31',
  'l-pair-38',
  'l-look-21 harm',
  'l-look-23 remedy',
  'l-same-12 0',
  'accepted: synergy traction revenue market customers scalable margin renewal paid growth platform pilot letter deposit interviews churn segment channel partner licence retention prototype cost price unit euro month users feedback disruption vision team roadmap pivot funding exit moat network effects loyalty blockchain cloud',
];
