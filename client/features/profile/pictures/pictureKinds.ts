/** The two pictures of a profile: texts, shape and size. */
export const pictureKinds = {
  avatar: {
    field: 'avatarUrl',
    title: 'Your picture',
    removeLabel: 'Remove picture',
    removalEffect: 'Your initials are shown instead.',
    savedMessage: 'Picture saved',
    removedMessage: 'Picture removed',
    shape: 'round',
    /** Pixels; the largest size that the server stores. */
    maxWidth: 800,
  },
  cover: {
    field: 'coverImageUrl',
    title: 'Your cover',
    removeLabel: 'Remove cover',
    removalEffect: 'The plain one is shown instead.',
    savedMessage: 'Cover saved',
    removedMessage: 'Cover removed',
    shape: 'wide',
    maxWidth: 2_400,
  },
} as const;

export type PictureKind = keyof typeof pictureKinds;
