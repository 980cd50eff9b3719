import { expect, it } from 'vitest';
import { createPageCheck } from './clientRoutes';

const isPage = createPageCheck(['/', '/home', '/post/:postId']);

it.each(['/', '/home', '/home/', '/HOME', '/post/1', '/Post/A-b/'])('%s is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

it.each(['', '/homes', '/home/x', '/home//', '/post', '/post/', '/post//', '/post/1/2'])('%s is not a page', (path) => {
  expect(isPage(path)).toBe(false);
});
