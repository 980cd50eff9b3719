/** Paths of the pictures that are shown where there is none. As an input, each means that there is none. */
export const placeholders = {
  avatar: '/images/avatar.svg',
  cover: '/images/cover.svg',
  post: '/images/post.svg',
} as const;

/** Files in bytes, file names in graphemes. */
export const mediaLimits = {
  imageBytes: 10 * 1024 * 1024,
  filename: 255,
  /** Stored files of one person, and uploads of the last hour. */
  quotaBytes: 1024 * 1024 * 1024,
} as const;
