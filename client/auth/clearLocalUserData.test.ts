// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearLocalUserData } from './clearLocalUserData';

afterEach(() => localStorage.clear());

test('what is kept of a person goes, but for what waits to be sent, and of nobody else', () => {
  const kept = { 'draft:post:ana': '{}', 'draft:message:ana:c1': '{}', 'recent-searches:ana': '[]' };
  const others = { theme: 'dark', 'draft:post:anabel': '{}', 'draft:message:bob:c1': '{}' };
  const waiting = { 'outbox:ana:m1': '{}' };
  Object.assign(localStorage, kept, others, waiting);
  const left: string[] = [];
  window.addEventListener('auth:left', ({ detail }) => left.push(detail.userId), { once: true });
  clearLocalUserData('ana');
  expect([{ ...localStorage }, left]).toEqual([{ ...others, ...waiting }, ['ana']]);
});
