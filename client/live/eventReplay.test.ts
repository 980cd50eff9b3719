import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventReplay, CursorExpiredError, type EventPage, type LoggedEvent } from './eventReplay';

const applied: string[] = [];
const readLatest = vi.fn<() => Promise<string>>();
const readAfter = vi.fn<(id: string) => Promise<EventPage>>();
const refetchAll = vi.fn(async () => undefined);
let replay: EventReplay;

beforeEach(() => {
  vi.useFakeTimers();
  applied.length = 0;
  readLatest.mockReset().mockResolvedValue('1');
  readAfter.mockReset().mockImplementation(async (after) => page(after));
  refetchAll.mockReset().mockResolvedValue(undefined);
  start();
});
afterEach(() => vi.useRealTimers());

function start() {
  replay = new EventReplay({
    apply: (type, data) => applied.push(`${type} ${String((data as { eventId?: string }).eventId)}`),
    readLatest,
    readAfter,
    refetchAll,
    onChange: () => undefined,
  });
  replay.start();
}

const receive = (...ids: string[]) => ids.forEach((id) => replay.receive('live', { eventId: id }));
const logged = (...ids: string[]): LoggedEvent[] => ids.map((id) => ({ id, type: 'logged', data: { eventId: id } }));
const page = (endCursor: string, events: LoggedEvent[] = [], hasMore = false): EventPage => ({
  events,
  endCursor,
  hasMore,
});

/** Completes the first connection without missed events. */
async function connect() {
  await replay.catchUp();
  readAfter.mockClear();
}

describe('live events', () => {
  test('applies each id once, including late ones', async () => {
    await connect();
    receive('10', '11', '10', '9');
    expect(applied).toEqual(['live 10', 'live 11', 'live 9']);
  });

  test('applies an event without an id at once, even while buffering', () => {
    replay.receive('client-typing', {});
    replay.receive('client-typing', {});
    expect(applied).toHaveLength(2);
  });

  test('buffers events until the channels are subscribed and the gap is filled', async () => {
    receive('4');
    expect(applied).toEqual([]);
    readAfter.mockResolvedValueOnce(page('4', logged('3', '4')));
    await replay.catchUp();
    expect(readAfter.mock.calls).toEqual([['1']]);
    expect(applied).toEqual(['logged 3', 'logged 4']);
  });
});

describe('a newly subscribed channel', () => {
  test('replays the log from before the page’s oldest query, once per burst of subscriptions', async () => {
    await connect();
    receive('10');
    await vi.advanceTimersByTimeAsync(10_000);
    receive('11');
    await vi.advanceTimersByTimeAsync(5_000);
    receive('14');
    readAfter.mockResolvedValueOnce(page('14', logged('11', '12', '14')));
    replay.replayForChannel(false);
    replay.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAfter.mock.calls).toEqual([['10']]);
    expect(applied).toEqual(['live 10', 'live 11', 'live 14', 'logged 12']);
  });

  test('buffers live events during the replay', async () => {
    await connect();
    const { promise, resolve } = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(promise);
    replay.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    receive('4');
    expect(applied).toEqual([]);
    resolve(page('3', logged('3')));
    await vi.advanceTimersByTimeAsync(0);
    expect(applied).toEqual(['logged 3', 'live 4']);
  });

  test('replays from the oldest cursor of a burst: a channel from before the disconnect needs an older one', async () => {
    await connect();
    receive('10');
    await vi.advanceTimersByTimeAsync(20_000);
    replay.startBuffering();
    await replay.catchUp();
    receive('20');
    await vi.advanceTimersByTimeAsync(20_000);
    readAfter.mockClear();
    replay.replayForChannel(false);
    replay.replayForChannel(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAfter.mock.calls).toEqual([['10']]);
  });

  test('keeps buffering after a disconnect during the replay', async () => {
    await connect();
    const { promise, resolve } = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(promise);
    replay.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    replay.startBuffering();
    resolve(page('3', logged('3')));
    await vi.advanceTimersByTimeAsync(0);
    receive('5');
    expect(applied).toEqual(['logged 3']);
    readAfter.mockResolvedValueOnce(page('4', logged('4')));
    await replay.catchUp();
    expect(applied).toEqual(['logged 3', 'logged 4', 'live 5']);
  });

  test('is covered by a running catch-up', async () => {
    replay.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAfter).not.toHaveBeenCalled();
  });
});

describe('an event without its payload', () => {
  const receiveOmitted = (id: string) => replay.receive('live', { eventId: id, payloadOmitted: true });

  test('is read from the log once, with the events that follow it', async () => {
    await connect();
    readAfter.mockResolvedValueOnce(page('12', logged('10', '11')));
    receiveOmitted('10');
    receiveOmitted('11');
    receive('12');
    expect(applied).toEqual(['live 12']);
    await vi.runAllTimersAsync();
    expect([readAfter.mock.calls, applied]).toEqual([[['9']], ['live 12', 'logged 10', 'logged 11']]);
  });

  test('is buffered until the gap is filled', async () => {
    receiveOmitted('4');
    readAfter.mockResolvedValueOnce(page('3', logged('3'))).mockResolvedValueOnce(page('4', logged('4')));
    await replay.catchUp();
    await vi.runAllTimersAsync();
    expect([readAfter.mock.calls, applied]).toEqual([
      [['1'], ['3']],
      ['logged 3', 'logged 4'],
    ]);
  });

  test('is read again after a failure; finally everything is refetched', async () => {
    await connect();
    readAfter.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce(page('10', logged('10')));
    receiveOmitted('10');
    await vi.runAllTimersAsync();
    expect(applied).toEqual(['logged 10']);
    readAfter.mockRejectedValue(new Error('network'));
    receiveOmitted('11');
    await vi.runAllTimersAsync();
    expect([applied, refetchAll.mock.calls.length]).toEqual([['logged 10'], 1]);
  });
});

test('the first catch-up waits for the start cursor', async () => {
  const latest = Promise.withResolvers<string>();
  readLatest.mockReturnValueOnce(latest.promise);
  start();
  const catching = replay.catchUp();
  latest.resolve('5');
  await catching;
  expect(readAfter.mock.calls).toEqual([['5']]);
  expect(refetchAll).not.toHaveBeenCalled();
});

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

test('refetches everything on the first connection when the start cursor could not be read', async () => {
  readLatest.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('8');
  start();
  await replay.catchUp();
  expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 0]);
});

test('applies no events after stop', async () => {
  await connect();
  replay.startBuffering();
  const response = Promise.withResolvers<EventPage>();
  readAfter.mockReturnValueOnce(response.promise);
  const catching = replay.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  replay.stop();
  response.resolve(page('2', logged('2'), true));
  await catching;
  receive('3');
  expect(applied).toEqual([]);
  expect(readAfter).toHaveBeenCalledTimes(1);
});
