/** Components of the search kind "posts". */
export { FirstPostResults as FirstResults } from './FirstPostResults';
export { PostResults as Results } from './PostResults';
