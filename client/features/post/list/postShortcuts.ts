import type { KeyboardEvent } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';

const posts = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];
const current = () => document.activeElement?.closest<HTMLElement>('[data-post]');

/** The post to begin with: the first one that starts on screen. */
const firstOnScreen = () => posts().find((post) => post.getBoundingClientRect().top >= 0);

/** Moves to the post before or after the one that has focus. Rows beyond the rendered ones appear as the page scrolls. */
function move(by: 1 | -1): void {
  const from = current();
  const all = posts();
  const next = from ? all[all.indexOf(from) + by] : firstOnScreen();
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

/** Acts on the post that has focus, or on the only one there is: never on one that nobody chose. */
function press(action: string): void {
  const all = posts();
  const post = current() ?? (all.length === 1 ? all[0] : undefined);
  post?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  if ((event.target as Element).closest('input, textarea, [role="dialog"], [role="menu"]')) return;
  event.preventDefault();
  move(event.key === 'PageDown' ? 1 : -1);
}

const moveKeys = [
  { keys: 'j', label: 'Next post', group: 'Posts', run: () => move(1) },
  { keys: 'k', label: 'Previous post', group: 'Posts', run: () => move(-1) },
  { keys: 'PageDown', label: 'Next post, inside the feed', group: 'Posts' },
  { keys: 'PageUp', label: 'Previous post, inside the feed', group: 'Posts' },
  { keys: 'Enter', label: 'Open the post', group: 'Posts' },
];

const actionKeys = [
  { keys: 'l', label: 'Like', group: 'Posts', run: () => press('like') },
  { keys: 'c', label: 'Comment', group: 'Posts', run: () => press('comment') },
  { keys: 'b', label: 'Bookmark', group: 'Posts', run: () => press('bookmark') },
];

/** The keys of a page with one post: l, c and b. */
export function usePostShortcuts(): void {
  useShortcuts(actionKeys);
}

/**
 * The keys of a feed: j and k, l, c and b anywhere on its page, Page Down and Page Up while inside it.
 * @returns props of the feed's element
 */
export function useFeedShortcuts(): { onKeyDown: (event: KeyboardEvent) => void } {
  useShortcuts([...moveKeys, ...actionKeys]);
  return { onKeyDown: handleKeyDown };
}
