/** The two pictures of a profile: texts, shape and size. */
export const pictureKinds = {
  avatar: {
    field: 'avatarUrl',
    title: 'Profile picture',
    removeLabel: 'Remove profile picture',
    removalEffect: 'Your initials will be shown instead.',
    savedMessage: 'Profile picture saved',
    removedMessage: 'Profile picture removed',
    shape: 'round',
    /** Pixels; the largest size that the server stores. */
    maxWidth: 800,
  },
  cover: {
    field: 'coverImageUrl',
    title: 'Cover picture',
    removeLabel: 'Remove cover picture',
    removalEffect: 'The default cover will be shown instead.',
    savedMessage: 'Cover picture saved',
    removedMessage: 'Cover picture removed',
    shape: 'wide',
    maxWidth: 2_400,
  },
} as const;

export type PictureKind = keyof typeof pictureKinds;
