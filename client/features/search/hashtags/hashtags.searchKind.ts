/** Components of the search kind "hashtags". */
export { FirstHashtagResults as FirstResults } from './FirstHashtagResults';
export { HashtagResults as Results } from './HashtagResults';
