/** The two pictures of a profile: how they are named, shaped and sent. */
export const pictureKinds = {
  avatar: {
    field: 'avatarUrl',
    title: 'Your picture',
    removal: 'Remove picture',
    gone: 'Your initials are shown instead.',
    saved: 'Picture saved',
    removed: 'Picture removed',
    shape: 'round',
    /** Pixels; enough for the largest size that the server keeps. */
    maxWidth: 800,
  },
  cover: {
    field: 'coverImageUrl',
    title: 'Your cover',
    removal: 'Remove cover',
    gone: 'The plain one is shown instead.',
    saved: 'Cover saved',
    removed: 'Cover removed',
    shape: 'wide',
    maxWidth: 2_400,
  },
} as const;

export type PictureKind = keyof typeof pictureKinds;
