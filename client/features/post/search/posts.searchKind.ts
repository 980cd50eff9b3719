/** Posts among what the search box finds. */
export { FirstPostResults as FirstResults } from './FirstPostResults';
export { PostResults as Results } from './PostResults';
