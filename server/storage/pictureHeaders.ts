/** Headers of a stored picture. `sandbox` prevents the file from running as a page. */
export const storedPictureHeaders = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
