// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearLocalUserData } from './clearLocalUserData';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('deletes the user’s data except the outbox, and no other user’s', () => {
  const own = { 'draft:post:ana': '{}', 'draft:message:ana:c1': '{}', 'recent-searches:ana': '[]' };
  const others = { theme: 'dark', 'draft:post:anabel': '{}', 'draft:message:bob:c1': '{}' };
  const waiting = { 'outbox:ana:m1': '{}' };
  Object.assign(localStorage, own, others, waiting);
  Object.assign(sessionStorage, { 'draft:post:ana': '{}', 'draft:post:bob': '{}' });
  const left: string[] = [];
  window.addEventListener('auth:left', ({ detail }) => left.push(detail.userId), { once: true });
  clearLocalUserData('ana');
  expect([{ ...localStorage }, left]).toEqual([{ ...others, ...waiting }, ['ana']]);
  expect(Object.keys(sessionStorage)).toEqual(['draft:post:bob']);
});

test('other tabs delete the drafts of a user who logged out', () => {
  Object.assign(sessionStorage, { 'draft:post:ana': '{}', 'draft:post:bob': '{}', round: '{}' });
  const left: string[] = [];
  window.addEventListener('auth:left', ({ detail }) => left.push(detail.userId));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user-left', newValue: 'ana' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user-left', newValue: null }));
  expect([Object.keys(sessionStorage), left]).toEqual([['draft:post:bob', 'round'], ['ana']]);
});
