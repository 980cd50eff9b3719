/** From this share on, most are gone or deny it: the rubric's "three in four or more". */
export const mostGone = 0.75;

/** Shares of fewer people say little. */
export const fewestCounted = 4;

/** All who are told of, where nobody says how many they are. */
export const allOfThem = { kind: 'percent', value: 100, start: 0, end: 1 } as const;
