import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventReplay, CursorExpiredError, type EventPage, type LoggedEvent } from './eventReplay';

const applied: string[] = [];
const readLatest = vi.fn<() => Promise<string>>();
const readAfter = vi.fn<(id: string) => Promise<EventPage>>();
const refetchAll = vi.fn(async () => undefined);
let feed: EventReplay;

beforeEach(() => {
  vi.useFakeTimers();
  applied.length = 0;
  readLatest.mockReset().mockResolvedValue('1');
  readAfter.mockReset().mockImplementation(async (after) => page(after));
  refetchAll.mockReset().mockResolvedValue(undefined);
  begin();
});
afterEach(() => vi.useRealTimers());

function begin() {
  feed = new EventReplay({
    apply: (type, data) => applied.push(`${type} ${String((data as { eventId?: string }).eventId)}`),
    readLatest,
    readAfter,
    refetchAll,
    onChange: () => undefined,
  });
  feed.start();
}

const receive = (...ids: string[]) => ids.forEach((id) => feed.receive('live', { eventId: id }));
const logged = (...ids: string[]): LoggedEvent[] => ids.map((id) => ({ id, type: 'logged', data: { eventId: id } }));
const page = (endCursor: string, events: LoggedEvent[] = [], hasMore = false): EventPage => ({
  events,
  endCursor,
  hasMore,
});

/** Over the first connection: nothing was missed. */
async function connect() {
  await feed.catchUp();
  readAfter.mockClear();
}

describe('live events', () => {
  test('each id is applied once; a late one is still applied', async () => {
    await connect();
    receive('10', '11', '10', '9');
    expect(applied).toEqual(['live 10', 'live 11', 'live 9']);
  });

  test('an event without an id is applied as it comes, even while others are held', () => {
    feed.receive('client-typing', {});
    feed.receive('client-typing', {});
    expect(applied).toHaveLength(2);
  });

  test('those that come before the channels are complete wait for the gap to be filled', async () => {
    receive('4');
    expect(applied).toEqual([]);
    readAfter.mockResolvedValueOnce(page('4', logged('3', '4')));
    await feed.catchUp();
    expect(readAfter.mock.calls).toEqual([['1']]);
    expect(applied).toEqual(['logged 3', 'logged 4']);
  });
});

describe('a channel that is heard from now on', () => {
  test('has the log read again from before its page can have been read, once for all that come together', async () => {
    await connect();
    receive('10');
    await vi.advanceTimersByTimeAsync(10_000);
    receive('11');
    await vi.advanceTimersByTimeAsync(5_000);
    receive('14');
    readAfter.mockResolvedValueOnce(page('14', logged('11', '12', '14')));
    feed.replayForChannel(false);
    feed.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAfter.mock.calls).toEqual([['10']]);
    expect(applied).toEqual(['live 10', 'live 11', 'live 14', 'logged 12']);
  });

  test('lets what comes meanwhile wait', async () => {
    await connect();
    const { promise, resolve } = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(promise);
    feed.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    receive('4');
    expect(applied).toEqual([]);
    resolve(page('3', logged('3')));
    await vi.advanceTimersByTimeAsync(0);
    expect(applied).toEqual(['logged 3', 'live 4']);
  });

  test('is covered by a gap that is being filled', async () => {
    feed.replayForChannel(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readAfter).not.toHaveBeenCalled();
  });
});

describe('an event that came by its id alone', () => {
  const told = (id: string) => feed.receive('live', { eventId: id, payloadOmitted: true });

  test('is read from the log, with those that follow it, once', async () => {
    await connect();
    readAfter.mockResolvedValueOnce(page('12', logged('10', '11')));
    told('10');
    told('11');
    receive('12');
    expect(applied).toEqual(['live 12']);
    await vi.runAllTimersAsync();
    expect([readAfter.mock.calls, applied]).toEqual([[['9']], ['live 12', 'logged 10', 'logged 11']]);
  });

  test('waits with the others until a gap is filled', async () => {
    told('4');
    readAfter.mockResolvedValueOnce(page('3', logged('3'))).mockResolvedValueOnce(page('4', logged('4')));
    await feed.catchUp();
    await vi.runAllTimersAsync();
    expect([readAfter.mock.calls, applied]).toEqual([
      [['1'], ['3']],
      ['logged 3', 'logged 4'],
    ]);
  });

  test('is asked for again after a failure, and in the end everything is read anew', async () => {
    await connect();
    readAfter.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce(page('10', logged('10')));
    told('10');
    await vi.runAllTimersAsync();
    expect(applied).toEqual(['logged 10']);
    readAfter.mockRejectedValue(new Error('network'));
    told('11');
    await vi.runAllTimersAsync();
    expect([applied, refetchAll.mock.calls.length]).toEqual([['logged 10'], 1]);
  });
});

test('the first gap waits to know where the page began', async () => {
  const latest = Promise.withResolvers<string>();
  readLatest.mockReturnValueOnce(latest.promise);
  begin();
  const catching = feed.catchUp();
  latest.resolve('5');
  await catching;
  expect(readAfter.mock.calls).toEqual([['5']]);
  expect(refetchAll).not.toHaveBeenCalled();
});

describe('after a loss', () => {
  test('asks for what came after the newest id, as a number and not as a word', async () => {
    await connect();
    receive('99', '100', '98');
    feed.startBuffering();
    await feed.catchUp();
    expect(readAfter.mock.calls).toEqual([['100']]);
  });

  test('ids longer than a number can hold are compared exactly', async () => {
    await connect();
    receive('90071992547409931', '90071992547409930');
    feed.startBuffering();
    await feed.catchUp();
    expect(readAfter.mock.calls).toEqual([['90071992547409931']]);
  });

  test('reads page after page, in order, going on where each page says', async () => {
    await connect();
    feed.startBuffering();
    readAfter
      .mockResolvedValueOnce(page('3', logged('2', '3'), true))
      .mockResolvedValueOnce(page('2003', [], true))
      .mockResolvedValueOnce(page('2010', logged('2009')));
    await feed.catchUp();
    expect(readAfter.mock.calls).toEqual([['1'], ['3'], ['2003']]);
    expect(applied).toEqual(['logged 2', 'logged 3', 'logged 2009']);
    feed.startBuffering();
    await feed.catchUp();
    expect(readAfter.mock.calls.at(-1)).toEqual(['2010']);
  });

  test('live events wait from the loss until the gap is filled, and none is applied twice', async () => {
    await connect();
    receive('2');
    feed.startBuffering();
    receive('4');
    const answer = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(answer.promise);
    const catching = feed.catchUp();
    expect(feed.isCatchingUp).toBe(true);
    receive('5');
    expect(applied).toEqual(['live 2']);
    answer.resolve(page('4', logged('3', '4')));
    await catching;
    expect(applied).toEqual(['live 2', 'logged 3', 'logged 4', 'live 5']);
    expect(feed.isCatchingUp).toBe(false);
    receive('6');
    expect(applied.at(-1)).toBe('live 6');
  });

  test('a gap too old is answered at once by reading everything again, from the newest event on', async () => {
    await connect();
    receive('2', '3');
    feed.startBuffering();
    readLatest.mockResolvedValueOnce('9000');
    readAfter.mockRejectedValueOnce(new CursorExpiredError());
    await feed.catchUp();
    expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 1]);
    feed.startBuffering();
    await feed.catchUp();
    expect(readAfter.mock.calls.at(-1)).toEqual(['9000']);
  });

  test('a failure is retried, then everything is read again; what waited is applied in the end', async () => {
    await connect();
    feed.startBuffering();
    readAfter.mockRejectedValue(new Error('network'));
    const catching = feed.catchUp();
    receive('2');
    await vi.runAllTimersAsync();
    await catching;
    expect([readAfter.mock.calls.length, refetchAll.mock.calls.length]).toEqual([3, 1]);
    expect(applied).toEqual(['live 2']);
  });

  test('while the server answers nothing at all, what came waits, and everything is read again when it does', async () => {
    await connect();
    feed.startBuffering();
    readAfter.mockRejectedValue(new Error('busy'));
    readLatest.mockRejectedValue(new Error('busy'));
    const catching = feed.catchUp();
    receive('2');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([applied, refetchAll.mock.calls.length, feed.isCatchingUp]).toEqual([[], 0, true]);
    readLatest.mockResolvedValue('3');
    await vi.advanceTimersByTimeAsync(5_000);
    await catching;
    expect([applied, refetchAll.mock.calls.length, feed.isCatchingUp]).toEqual([['live 2'], 1, false]);
  });

  test('a second loss and reconnection meanwhile fill their own gap', async () => {
    await connect();
    feed.startBuffering();
    const answer = Promise.withResolvers<EventPage>();
    readAfter.mockReturnValueOnce(answer.promise).mockResolvedValueOnce(page('4', logged('4')));
    const catching = feed.catchUp();
    feed.startBuffering();
    await feed.catchUp();
    receive('5');
    answer.resolve(page('3', logged('3')));
    await catching;
    expect(readAfter.mock.calls).toEqual([['1'], ['3']]);
    expect(applied).toEqual(['logged 3', 'logged 4', 'live 5']);
  });

  test('a loss meanwhile without a reconnection keeps holding', async () => {
    await connect();
    feed.startBuffering();
    const catching = feed.catchUp();
    feed.startBuffering();
    await catching;
    receive('7');
    expect(applied).toEqual([]);
    readAfter.mockResolvedValueOnce(page('6', logged('6')));
    await feed.catchUp();
    expect(applied).toEqual(['logged 6', 'live 7']);
  });
});

test('when the newest event could not be read at the start, everything is read again over the first connection', async () => {
  readLatest.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('8');
  begin();
  await feed.catchUp();
  expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 0]);
});

test('once stopped nothing is applied any more', async () => {
  await connect();
  feed.startBuffering();
  const answer = Promise.withResolvers<EventPage>();
  readAfter.mockReturnValueOnce(answer.promise);
  const catching = feed.catchUp();
  await vi.advanceTimersByTimeAsync(0);
  feed.stop();
  answer.resolve(page('2', logged('2'), true));
  await catching;
  receive('3');
  expect(applied).toEqual([]);
  expect(readAfter).toHaveBeenCalledTimes(1);
});
