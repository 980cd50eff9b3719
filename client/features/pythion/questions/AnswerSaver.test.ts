// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import { AnswerSaver } from './AnswerSaver';

const draftKey = 'draft:answers:ana:a1';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const at = (second: number): string => `2026-11-22T10:00:0${second}Z`;

/** A saver whose calls are settled by the test. */
function open(saved: Record<string, string> = {}) {
  const calls: { question: string; text: string; resolve: () => void; reject: (error: object) => void }[] = [];
  const send = (question: string, text: string) =>
    new Promise<void>((resolve, reject) => void calls.push({ question, text, resolve, reject }));
  const saver = new AnswerSaver({ draftKey, saved: { answers: saved, updatedAt: at(0) }, send, delayMs: 900 });
  return { saver, calls, texts: () => calls.map(({ question, text }) => `${question}: ${text}`) };
}

test('saves the last text once typing pauses', async () => {
  const { saver, calls, texts } = open();
  for (const text of ['T', 'Tw', 'Two']) saver.type('who', text);
  expect([texts(), saver.get('who').state]).toEqual([[], 'waiting']);
  await vi.advanceTimersByTimeAsync(900);
  expect([texts(), saver.get('who').state]).toEqual([['who: Two'], 'saving']);
  calls[0]!.resolve();
  await vi.runAllTimersAsync();
  expect([saver.get('who'), saver.hasUnsaved(), loadDraft(draftKey)]).toEqual([
    { text: 'Two', state: 'saved' },
    false,
    {},
  ]);
});

test('a text that is typed during a call is saved after it', async () => {
  const { saver, calls, texts } = open();
  saver.type('who', 'One');
  await vi.advanceTimersByTimeAsync(900);
  saver.type('who', 'One and two');
  calls[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.get('who')).toEqual({ text: 'One and two', state: 'waiting' });
  await vi.advanceTimersByTimeAsync(900);
  calls[1]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([texts(), saver.get('who').state]).toEqual([['who: One', 'who: One and two'], 'saved']);
});

test('answers are saved one after the other', async () => {
  const { saver, calls, texts } = open();
  saver.type('who', 'Bakers');
  saver.type('what', 'Bread');
  saver.flushAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['who: Bakers']);
  calls[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['who: Bakers', 'what: Bread']);
});

test('a failed answer keeps its text and reason, and is saved by a later attempt', async () => {
  const { saver, calls } = open({ who: 'Old' });
  saver.type('who', 'New');
  await vi.advanceTimersByTimeAsync(900);
  calls[0]!.reject({ message: 'No network.' });
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.get('who')).toEqual({ text: 'New', state: 'failed', error: { message: 'No network.' } });
  expect(loadDraft(draftKey)).toEqual({ who: 'New' });
  void saver.flush('who');
  await vi.advanceTimersByTimeAsync(0);
  calls[1]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.get('who').state, loadDraft(draftKey)]).toEqual(['saved', {}]);
});

test('a text from an earlier visit that was not saved is saved', async () => {
  saveDraft(draftKey, { who: 'Bakers', what: 'Same' });
  const { saver, texts } = open({ what: 'Same' });
  expect([saver.get('who').text, saver.countAnswered()]).toEqual(['Bakers', 2]);
  await vi.advanceTimersByTimeAsync(900);
  expect(texts()).toEqual(['who: Bakers']);
});

test('answers that failed without an answer of the server are saved again, and no others', async () => {
  const { saver, calls, texts } = open();
  saver.type('who', 'Bakers');
  await vi.advanceTimersByTimeAsync(900);
  calls[0]!.reject({ message: 'No connection.' });
  await vi.advanceTimersByTimeAsync(0);
  saver.type('how', 'Much too long');
  void saver.flush('how');
  await vi.advanceTimersByTimeAsync(0);
  calls[1]!.reject({ message: 'Too long.', code: 'BAD_USER_INPUT' });
  await vi.advanceTimersByTimeAsync(0);
  saver.type('where', 'Ly');
  saver.retryFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['who: Bakers', 'how: Much too long', 'who: Bakers']);
  calls[2]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(['who', 'how', 'where'].map((question) => saver.get(question).state)).toEqual(['saved', 'failed', 'waiting']);
});

test('an answer that the server rejected is named, and is not one to retry', async () => {
  const { saver, calls } = open();
  saver.type('how', 'Much too long');
  await vi.advanceTimersByTimeAsync(900);
  calls[0]!.reject({ message: 'Too long.', code: 'BAD_USER_INPUT' });
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.hasFailed(), saver.hasUnsaved(), saver.findRejected()]).toEqual([false, true, 'how']);
  saver.type('how', 'Shorter');
  expect(saver.findRejected()).toBeUndefined();
});

test('answers of another tab are taken over, texts that are not saved stay', async () => {
  const { saver, calls, texts } = open({ who: 'Bakers', what: 'Bread' });
  saver.type('what', 'Rolls');
  saver.merge({ answers: { who: 'Millers', what: 'Flour', where: 'Lyon' }, updatedAt: at(1) });
  expect(['who', 'what', 'where'].map((question) => saver.get(question))).toEqual([
    { text: 'Millers', state: 'saved' },
    { text: 'Rolls', state: 'waiting' },
    { text: 'Lyon', state: 'saved' },
  ]);
  await vi.advanceTimersByTimeAsync(900);
  calls[0]!.resolve();
  await vi.runAllTimersAsync();
  expect(texts()).toEqual(['what: Rolls']);
  saver.merge({ answers: { what: 'Rolls', where: 'Lyon' }, updatedAt: at(2) });
  expect(saver.get('who').text).toBe('');
  // An answer to a request that started earlier.
  saver.merge({ answers: { who: 'Millers', what: 'Flour' }, updatedAt: at(1) });
  expect(['who', 'what'].map((question) => saver.get(question).text)).toEqual(['', 'Rolls']);
});

test('two tabs keep the drafts of each other', async () => {
  const [one, two] = [open(), open()];
  one.saver.type('who', 'Bakers');
  two.saver.type('what', 'Bread');
  expect(loadDraft(draftKey)).toEqual({ who: 'Bakers', what: 'Bread' });
  await vi.advanceTimersByTimeAsync(900);
  one.calls[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(loadDraft(draftKey)).toEqual({ what: 'Bread' });
});
