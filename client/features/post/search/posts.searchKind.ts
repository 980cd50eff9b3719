/** Posts among what the search box finds. */
export { FirstPosts as FirstResults } from './FirstPosts';
export { PostsFound as Results } from './PostsFound';
