/** The reactions that are offered; those of others may be any emoji. */
export const emojis = [
  { emoji: '👍', name: 'Agreed' },
  { emoji: '❤️', name: 'Love it' },
  { emoji: '🎉', name: 'Congratulations' },
  { emoji: '😂', name: 'Funny' },
  { emoji: '😮', name: 'Surprised' },
  { emoji: '🙏', name: 'Thank you' },
] as const;
