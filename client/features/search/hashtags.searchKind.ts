/** Hashtags among what the search box finds. */
export { FirstHashtags as FirstResults } from './FirstHashtags';
export { HashtagsFound as Results } from './HashtagsFound';
