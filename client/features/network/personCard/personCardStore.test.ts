// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  scheduleOpen,
  closePersonCard,
  clearAnchor,
  scheduleClose,
  cancelClose,
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
  act(() => clearAnchor(anchor));
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function open() {
  const { result } = renderHook(usePersonCard);
  return () => (result.current?.isOpen ? result.current.personId : null);
}

test('a dialog takes over the page: inside one there are no cards', () => {
  const shown = open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.role = 'dialog';
  scheduleOpen('bob', dialog.appendChild(anchor));
  wait(1_000);
  expect(shown()).toBeNull();
});

test('the card opens for attention that stays 400 ms, and closes a moment after it left', () => {
  const shown = open();
  scheduleOpen('bob', anchor);
  wait(399);
  expect(shown()).toBeNull();
  wait(1);
  expect(shown()).toBe('bob');
  scheduleClose();
  wait(299);
  expect(shown()).toBe('bob');
  wait(1);
  expect(shown()).toBeNull();
});

test('passing over a name opens nothing', () => {
  const shown = open();
  scheduleOpen('bob', anchor);
  wait(200);
  scheduleClose();
  wait(1_000);
  expect(shown()).toBeNull();
});

test('the way from the link onto the card, or to the same person’s face, keeps it', () => {
  const shown = open();
  scheduleOpen('bob', anchor);
  wait(400);
  scheduleClose();
  wait(200);
  cancelClose();
  wait(1_000);
  expect(shown()).toBe('bob');
  scheduleClose();
  wait(200);
  scheduleOpen('bob', link());
  wait(1_000);
  expect(shown()).toBe('bob');
});

test('another person’s card takes its place', () => {
  const shown = open();
  scheduleOpen('bob', anchor);
  wait(400);
  scheduleClose();
  const other = link();
  scheduleOpen('carol', other);
  wait(400);
  expect(shown()).toBe('carol');
  act(() => clearAnchor(other));
  expect(shown()).toBeNull();
});

test('a press, or the link’s end, closes it at once or keeps it from opening', () => {
  const shown = open();
  scheduleOpen('bob', anchor);
  wait(400);
  act(closePersonCard);
  expect(shown()).toBeNull();
  scheduleOpen('bob', anchor);
  closePersonCard();
  wait(1_000);
  expect(shown()).toBeNull();
  scheduleOpen('bob', anchor);
  anchor.remove();
  wait(1_000);
  expect(shown()).toBeNull();
});
