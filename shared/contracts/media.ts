/** Files in bytes, file names in graphemes. */
export const mediaLimits = { imageBytes: 10 * 1024 * 1024, filename: 255 } as const;
