/** Lengths in graphemes. */
export const applicationLimits = { note: 2_000, privateNote: 2_000, reply: 2_000 } as const;
