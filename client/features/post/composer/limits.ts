/** Characters of a post as people count them; the server has the last word. */
export const maxContent = 3_000;

/** Bytes of a picture. Checked before sending only to spare a long wait for a no. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** What the file chooser offers. The server reads the content, not the name. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
