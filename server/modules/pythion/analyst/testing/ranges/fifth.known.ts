/** What is still missed of the fifth set. */
export const fifthKnown: readonly string[] = ['own-idea-13 revenue 3..5'];
