import type { KeyboardEvent } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';

const postElements = () => [...document.querySelectorAll<HTMLElement>('[data-post]')];
const focusedPost = () => document.activeElement?.closest<HTMLElement>('[data-post]');

/** The first post whose top is inside the viewport. */
const firstVisiblePost = () => postElements().find((post) => post.getBoundingClientRect().top >= 0);

/** Moves focus to the next or previous post. Scrolling renders further rows. */
function moveFocus(step: 1 | -1): void {
  const from = focusedPost();
  const all = postElements();
  const next = from ? all[all.indexOf(from) + step] : firstVisiblePost();
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

/** Clicks an action of the focused post, or of the only post on the page. Does nothing when the target is ambiguous. */
function clickAction(action: string): void {
  const all = postElements();
  const post = focusedPost() ?? (all.length === 1 ? all[0] : undefined);
  post?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  if ((event.target as Element).closest('input, textarea, [role="dialog"], [role="menu"]')) return;
  event.preventDefault();
  moveFocus(event.key === 'PageDown' ? 1 : -1);
}

const navigationShortcuts = [
  { keys: 'j', label: 'Next post', group: 'Posts', run: () => moveFocus(1) },
  { keys: 'k', label: 'Previous post', group: 'Posts', run: () => moveFocus(-1) },
  { keys: 'PageDown', label: 'Next post in the feed', group: 'Posts' },
  { keys: 'PageUp', label: 'Previous post in the feed', group: 'Posts' },
  { keys: 'Enter', label: 'Open post', group: 'Posts' },
];

const actionShortcuts = [
  { keys: 'l', label: 'Like', group: 'Posts', run: () => clickAction('like') },
  { keys: 'c', label: 'Comment', group: 'Posts', run: () => clickAction('comment') },
  { keys: 'b', label: 'Bookmark', group: 'Posts', run: () => clickAction('bookmark') },
];

/** Registers the shortcuts of a page with a single post: l, c and b. */
export function usePostShortcuts(): void {
  useShortcuts(actionShortcuts);
}

/**
 * Registers the shortcuts of a feed: j, k, l, c and b on the whole page, Page Down and Page Up inside the feed.
 * @returns props for the feed's element
 */
export function useFeedShortcuts(): { onKeyDown: (event: KeyboardEvent) => void } {
  useShortcuts([...navigationShortcuts, ...actionShortcuts]);
  return { onKeyDown: handleKeyDown };
}
