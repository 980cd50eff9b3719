/** How many posts have a hashtag, in words: "12 posts", "1,204 posts". */
export const formatPostCount = (count: number): string =>
  count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`;
