/** Characters of a post as people count them; the server has the last word. */
export const maxContent = 3_000;
