import { describe, expect, test, vi } from 'vitest';
import { CursorExpiredError, type EventPage } from './eventReplay';
import {
  applied,
  connect,
  logged,
  page,
  readAfter,
  readLatest,
  receive,
  refetchAll,
  replay,
} from './eventReplay.testing';

describe('after a disconnect', () => {
  test('reads events after the newest id, compared as numbers', async () => {
    await connect();
    receive('99', '100', '98');
    replay.startBuffering();
    await replay.catchUp();
    expect(readAfter.mock.calls).toEqual([['100']]);
  });

  test('compares ids beyond the number range exactly', async () => {
    await connect();
    receive('90071992547409931', '90071992547409930');
    replay.startBuffering();
    await replay.catchUp();
    expect(readAfter.mock.calls).toEqual([['90071992547409931']]);
  });

  test('reads all pages in order, from each page’s end cursor', async () => {
    await connect();
    replay.startBuffering();
    readAfter
      .mockResolvedValueOnce(page('3', logged('2', '3'), true))
      .mockResolvedValueOnce(page('2003', [], true))
      .mockResolvedValueOnce(page('2010', logged('2009')));
    await replay.catchUp();
    expect(readAfter.mock.calls).toEqual([['1'], ['3'], ['2003']]);
    expect(applied).toEqual(['logged 2', 'logged 3', 'logged 2009']);
    replay.startBuffering();
    await replay.catchUp();
    expect(readAfter.mock.calls.at(-1)).toEqual(['2010']);
  });

  test('stops at a page that does not advance the cursor', async () => {
    await connect();
    replay.startBuffering();
    readAfter.mockResolvedValueOnce(page('1', [], true));
    await replay.catchUp();
    expect(readAfter).toHaveBeenCalledTimes(1);
  });

  test('buffers live events until the gap is filled, and applies none twice', async () => {
    await connect();
    receive('2');
    replay.startBuffering();
    receive('4');
    const response = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(response.promise);
    const catching = replay.catchUp();
    expect(replay.isCatchingUp).toBe(true);
    receive('5');
    expect(applied).toEqual(['live 2']);
    response.resolve(page('4', logged('3', '4')));
    await catching;
    expect(applied).toEqual(['live 2', 'logged 3', 'logged 4', 'live 5']);
    expect(replay.isCatchingUp).toBe(false);
    receive('6');
    expect(applied.at(-1)).toBe('live 6');
  });

  test('refetches everything at once when the cursor has expired, then continues from the newest event', async () => {
    await connect();
    receive('2', '3');
    replay.startBuffering();
    readLatest.mockResolvedValueOnce('9000');
    readAfter.mockRejectedValueOnce(new CursorExpiredError());
    await replay.catchUp();
    expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 1]);
    replay.startBuffering();
    await replay.catchUp();
    expect(readAfter.mock.calls.at(-1)).toEqual(['9000']);
  });

  test('retries a failure, then refetches everything and drains the buffer', async () => {
    await connect();
    replay.startBuffering();
    readAfter.mockRejectedValue(new Error('network'));
    const catching = replay.catchUp();
    receive('2');
    await vi.runAllTimersAsync();
    await catching;
    expect([readAfter.mock.calls.length, refetchAll.mock.calls.length]).toEqual([3, 1]);
    expect(applied).toEqual(['live 2']);
  });

  test.each([
    [1, 2],
    [9, 3],
  ])('refetches again after %d failures, and continues after %d attempts', async (failures, attempts) => {
    await connect();
    replay.startBuffering();
    receive('2');
    readAfter.mockRejectedValueOnce(new CursorExpiredError());
    for (let n = 0; n < failures; n++) refetchAll.mockRejectedValueOnce(new Error('down'));
    const catching = replay.catchUp();
    await vi.runAllTimersAsync();
    await catching;
    expect([refetchAll.mock.calls.length, applied]).toEqual([attempts, ['live 2']]);
  });

  test('buffers while the server is unavailable, then refetches everything', async () => {
    await connect();
    replay.startBuffering();
    readAfter.mockRejectedValue(new Error('busy'));
    readLatest.mockRejectedValue(new Error('busy'));
    const catching = replay.catchUp();
    receive('2');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([applied, refetchAll.mock.calls.length, replay.isCatchingUp]).toEqual([[], 0, true]);
    readLatest.mockResolvedValue('3');
    await vi.advanceTimersByTimeAsync(5_000);
    await catching;
    expect([applied, refetchAll.mock.calls.length, replay.isCatchingUp]).toEqual([['live 2'], 1, false]);
  });

  test('a second disconnect and reconnection during the catch-up fill their own gap', async () => {
    await connect();
    replay.startBuffering();
    const response = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(response.promise).mockResolvedValueOnce(page('4', logged('4')));
    const catching = replay.catchUp();
    replay.startBuffering();
    await replay.catchUp();
    receive('5');
    response.resolve(page('3', logged('3')));
    await catching;
    expect(readAfter.mock.calls).toEqual([['1'], ['3']]);
    expect(applied).toEqual(['logged 3', 'logged 4', 'live 5']);
  });

  test('keeps buffering after a disconnect during the catch-up', async () => {
    await connect();
    replay.startBuffering();
    const catching = replay.catchUp();
    replay.startBuffering();
    await catching;
    receive('7');
    expect(applied).toEqual([]);
    readAfter.mockResolvedValueOnce(page('6', logged('6')));
    await replay.catchUp();
    expect(applied).toEqual(['logged 6', 'live 7']);
  });
});
