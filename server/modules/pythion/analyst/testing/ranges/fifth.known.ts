/** What is still missed of the fifth set. */
export const fifthKnown: readonly string[] = [
  'own-idea-09 accepted',
  'own-idea-14 accepted',
  'own-idea-15 accepted',
  'own-idea-16 accepted',
];
