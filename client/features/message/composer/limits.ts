/** Characters of a message as people count them; the server has the last word. */
export const maxContent = 8_000;
