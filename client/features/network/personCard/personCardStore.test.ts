// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  scheduleCardOpen,
  closePersonCard,
  removeCardAnchor,
  scheduleCardClose,
  cancelCardClose,
  usePersonCard,
} from './personCardStore';

let anchor: HTMLElement;
const link = () => document.body.appendChild(document.createElement('a'));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  anchor = link();
});
afterEach(() => {
  act(() => removeCardAnchor(anchor));
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** @returns a getter of the id on the open card; null when none is open */
function renderStore() {
  const { result } = renderHook(usePersonCard);
  return () => (result.current?.isOpen ? result.current.personId : null);
}

test('opens no card for links inside a dialog', () => {
  const openCard = renderStore();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  scheduleCardOpen('bob', dialog.appendChild(anchor));
  wait(1_000);
  expect(openCard()).toBeNull();
});

test('opens after 400 ms of hover and closes 300 ms after the pointer left', () => {
  const openCard = renderStore();
  scheduleCardOpen('bob', anchor);
  wait(399);
  expect(openCard()).toBeNull();
  wait(1);
  expect(openCard()).toBe('bob');
  scheduleCardClose();
  wait(299);
  expect(openCard()).toBe('bob');
  wait(1);
  expect(openCard()).toBeNull();
});

test('does not open when the pointer leaves before 400 ms', () => {
  const openCard = renderStore();
  scheduleCardOpen('bob', anchor);
  wait(200);
  scheduleCardClose();
  wait(1_000);
  expect(openCard()).toBeNull();
});

test('stays open while the pointer moves onto the card or to another link to the same person', () => {
  const openCard = renderStore();
  scheduleCardOpen('bob', anchor);
  wait(400);
  scheduleCardClose();
  wait(200);
  cancelCardClose();
  wait(1_000);
  expect(openCard()).toBe('bob');
  scheduleCardClose();
  wait(200);
  scheduleCardOpen('bob', link());
  wait(1_000);
  expect(openCard()).toBe('bob');
});

test('a link to another person replaces the card', () => {
  const openCard = renderStore();
  scheduleCardOpen('bob', anchor);
  wait(400);
  scheduleCardClose();
  const other = link();
  scheduleCardOpen('carol', other);
  wait(400);
  expect(openCard()).toBe('carol');
  act(() => removeCardAnchor(other));
  expect(openCard()).toBeNull();
});

test('closePersonCard closes the card or cancels opening it; a removed link opens none', () => {
  const openCard = renderStore();
  scheduleCardOpen('bob', anchor);
  wait(400);
  act(closePersonCard);
  expect(openCard()).toBeNull();
  scheduleCardOpen('bob', anchor);
  closePersonCard();
  wait(1_000);
  expect(openCard()).toBeNull();
  scheduleCardOpen('bob', anchor);
  anchor.remove();
  wait(1_000);
  expect(openCard()).toBeNull();
});
