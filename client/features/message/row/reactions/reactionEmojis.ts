/** Reactions that the menu offers; others' reactions may be any emoji. */
export const reactionEmojis = [
  { emoji: '👍', name: 'Agreed' },
  { emoji: '❤️', name: 'Love it' },
  { emoji: '🎉', name: 'Congratulations' },
  { emoji: '😂', name: 'Funny' },
  { emoji: '😮', name: 'Surprised' },
  { emoji: '🙏', name: 'Thank you' },
] as const;
