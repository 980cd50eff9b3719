// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addToTitleCount, readPageTitle, setPageTitle } from './titleStore';

afterEach(() => setPageTitle(''));

test('sums the counts of several parts in the title, and shows none at zero', () => {
  setPageTitle('Home');
  expect(document.title).toBe('Home · Venturion');
  const takeNotifications = addToTitleCount(3);
  expect(document.title).toBe('(3) Home · Venturion');
  const takeMessages = addToTitleCount(2);
  expect(document.title).toBe('(5) Home · Venturion');
  takeNotifications();
  expect(document.title).toBe('(2) Home · Venturion');
  takeMessages();
  takeMessages();
  expect(document.title).toBe('Home · Venturion');
  addToTitleCount(0)();
  expect(document.title).toBe('Home · Venturion');
});

test('keeps the count across pages, and out of the top bar’s title', () => {
  const take = addToTitleCount(1);
  setPageTitle('Search');
  expect(document.title).toBe('(1) Search · Venturion');
  expect(readPageTitle()).toBe('Search');
  setPageTitle('');
  expect(document.title).toBe('(1) Venturion');
  take();
  expect(document.title).toBe('Venturion');
});

test.each([
  [99, '(99) Home · Venturion'],
  [100, '(99+) Home · Venturion'],
  [160, '(99+) Home · Venturion'],
])('%i waiting', (count, title) => {
  setPageTitle('Home');
  const take = addToTitleCount(count);
  expect(document.title).toBe(title);
  take();
});
