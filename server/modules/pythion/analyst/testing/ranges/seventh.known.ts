/** What is missed of the seventh set. */
export const seventhKnown: readonly string[] = [
  'd-i05 verdict pivot',
  'd-i08 differentiation 0.5..2',
  'd-i08 feasibility 0.4..1.6',
  'd-i15 score 38..55',
  'd-i15 verdict pivot',
  'd-i15 legal: pass/unknown',
  'd-i21 feasibility 2.2..3.6',
  'd-p12',
  'd-p15',
  'd-p34',
  'd-l10 harm',
  'd-l18 harm',
  'd-l30 remedy',
];
