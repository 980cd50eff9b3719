/** What is missed of the seventh set. */
export const seventhKnown: readonly string[] = [
  'd-i05 verdict pivot',
  'd-i08 problem 0.7..2',
  'd-i08 differentiation 0.5..2',
  'd-i08 feasibility 0.4..1.6',
  'd-i21 feasibility 2.2..3.6',
  'd-p12',
  'd-p15',
  'd-p33',
  'd-p34',
  'd-l10 harm',
  'd-l18 harm',
  'd-l25 harm',
  'd-l30 remedy',
  "accepted: The moon hung low above the silent pier,\nThe gulls had folded up their wings to sleep,\nAnd I, who waited there for half a year,\nHad nothing but the tide's old word to keep.\nO come, you ships, from where the winds are born,\nAnd bring me home her footstep with the morn.",
];
