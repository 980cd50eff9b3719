/** What is still missed of the fifth set. */
export const fifthKnown: readonly string[] = [];
