/** Hashtags among what the search box finds. */
export { FirstHashtagResults as FirstResults } from './FirstHashtagResults';
export { HashtagResults as Results } from './HashtagResults';
