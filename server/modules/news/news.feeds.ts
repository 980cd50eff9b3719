/** Feeds that are read when NEWS_FEEDS is not set. */
export const defaultFeeds: readonly string[] = [
  'https://techcrunch.com/category/startups/feed/',
  'https://news.crunchbase.com/feed/',
  'https://www.eu-startups.com/feed/',
  'https://sifted.eu/feed',
  'https://tech.eu/feed/',
  'https://www.saastr.com/feed/',
  'https://venturebeat.com/feed/',
  'https://news.ycombinator.com/rss',
];
