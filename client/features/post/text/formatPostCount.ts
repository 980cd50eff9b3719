/** The server counts no further. */
const cap = 1_000;

/** How many posts have a hashtag, in words: "12 posts", "1,000+ posts". */
export const formatPostCount = (count: number): string => (count >= cap ? '1,000+ posts' : count === 1 ? '1 post' : `${count} posts`);
