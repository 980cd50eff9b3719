/** Formats the number of posts with a hashtag: "1 post", "1,204 posts". */
export const formatPostCount = (count: number): string =>
  count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`;
