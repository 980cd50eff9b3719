/** Lengths in graphemes. */
export const searchLimits = { query: 200 } as const;
