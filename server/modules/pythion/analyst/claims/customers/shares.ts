/** From this share on, most are gone or deny it: the rubric's "three in four or more". */
export const mostGone = 0.75;

/** Shares of fewer people say little. */
export const fewestCounted = 4;
