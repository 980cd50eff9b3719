/** Rows of a page. */
export const pageLimits = { default: 10, max: 50 } as const;
