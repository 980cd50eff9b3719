import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventFeed, GapTooOld, type LoggedEvent } from './eventFeed';

const applied: string[] = [];
const readAfter = vi.fn<(id: string) => Promise<{ events: LoggedEvent[]; hasNextPage: boolean }>>();
const refetchAll = vi.fn(async () => undefined);
let feed: EventFeed;

beforeEach(() => {
  vi.useFakeTimers();
  applied.length = 0;
  readAfter.mockReset();
  refetchAll.mockReset();
  feed = new EventFeed({ apply: (type, data) => applied.push(`${type} ${String((data as { eventId?: string }).eventId)}`), readAfter, refetchAll, onChange: () => undefined });
});
afterEach(() => vi.useRealTimers());

const receive = (id: string) => feed.receive('live', { eventId: id });
const logged = (...ids: string[]): LoggedEvent[] => ids.map((id) => ({ id, type: 'logged', data: { eventId: id } }));

describe('live events', () => {
  test('each id is applied once; a late one is still applied', () => {
    for (const id of ['10', '11', '10', '9']) receive(id);
    expect(applied).toEqual(['live 10', 'live 11', 'live 9']);
  });

  test('an event without an id is applied as it comes', () => {
    feed.receive('client-typing', {});
    feed.receive('client-typing', {});
    expect(applied).toHaveLength(2);
  });
});

describe('catching up', () => {
  test('asks for what came after the newest id, as a number and not as a word', async () => {
    for (const id of ['99', '100', '98']) receive(id);
    readAfter.mockResolvedValue({ events: [], hasNextPage: false });
    await feed.catchUp({ isFirst: false });
    expect(readAfter.mock.calls).toEqual([['100']]);
  });

  test('ids longer than a number can hold are compared exactly', async () => {
    for (const id of ['90071992547409931', '90071992547409930']) receive(id);
    readAfter.mockResolvedValue({ events: [], hasNextPage: false });
    await feed.catchUp({ isFirst: false });
    expect(readAfter.mock.calls).toEqual([['90071992547409931']]);
  });

  test('reads page after page, in order', async () => {
    receive('1');
    readAfter.mockResolvedValueOnce({ events: logged('2', '3'), hasNextPage: true }).mockResolvedValueOnce({ events: logged('4'), hasNextPage: false });
    await feed.catchUp({ isFirst: false });
    expect(readAfter.mock.calls).toEqual([['1'], ['3']]);
    expect(applied).toEqual(['live 1', 'logged 2', 'logged 3', 'logged 4']);
  });

  test('live events that arrive meanwhile wait their turn, and none is applied twice', async () => {
    receive('1');
    const page = Promise.withResolvers<{ events: LoggedEvent[]; hasNextPage: boolean }>();
    readAfter.mockReturnValueOnce(page.promise);
    const catching = feed.catchUp({ isFirst: false });
    expect(feed.isCatchingUp).toBe(true);
    for (const id of ['3', '4']) receive(id);
    expect(applied).toEqual(['live 1']);
    page.resolve({ events: logged('2', '3'), hasNextPage: false });
    await catching;
    expect(applied).toEqual(['live 1', 'logged 2', 'logged 3', 'live 4']);
    expect(feed.isCatchingUp).toBe(false);
  });

  test('starts where the page began to read, over the first connection too', async () => {
    feed.startAfter('7');
    feed.startAfter('5');
    readAfter.mockResolvedValue({ events: [], hasNextPage: false });
    await feed.catchUp({ isFirst: true });
    expect(readAfter.mock.calls).toEqual([['7']]);
  });

  test('without any id: nothing over the first connection, everything again after a later one', async () => {
    await feed.catchUp({ isFirst: true });
    expect(refetchAll).not.toHaveBeenCalled();
    await feed.catchUp({ isFirst: false });
    expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 0]);
  });

  test('a gap too old is answered by reading everything again, at once', async () => {
    receive('1');
    readAfter.mockRejectedValue(new GapTooOld());
    await feed.catchUp({ isFirst: false });
    expect([refetchAll.mock.calls.length, readAfter.mock.calls.length]).toEqual([1, 1]);
  });

  test('a failure is retried, then everything is read again; what waited is applied in the end', async () => {
    receive('1');
    readAfter.mockRejectedValue(new Error('network'));
    const catching = feed.catchUp({ isFirst: false });
    receive('2');
    await vi.runAllTimersAsync();
    await catching;
    expect([readAfter.mock.calls.length, refetchAll.mock.calls.length]).toEqual([3, 1]);
    expect(applied).toEqual(['live 1', 'live 2']);
  });

  test('another reconnection meanwhile fills its own gap too', async () => {
    receive('1');
    readAfter.mockResolvedValueOnce({ events: logged('2'), hasNextPage: false }).mockResolvedValueOnce({ events: logged('3'), hasNextPage: false });
    const catching = feed.catchUp({ isFirst: false });
    await feed.catchUp({ isFirst: false });
    await catching;
    expect(readAfter.mock.calls).toEqual([['1'], ['2']]);
    expect(applied).toEqual(['live 1', 'logged 2', 'logged 3']);
  });

  test('once stopped nothing is applied any more', async () => {
    receive('1');
    const page = Promise.withResolvers<{ events: LoggedEvent[]; hasNextPage: boolean }>();
    readAfter.mockReturnValueOnce(page.promise);
    const catching = feed.catchUp({ isFirst: false });
    feed.stop();
    page.resolve({ events: logged('2'), hasNextPage: true });
    await catching;
    expect(applied).toEqual(['live 1']);
    expect(readAfter).toHaveBeenCalledTimes(1);
  });
});
