import { describe, expect, test, vi } from 'vitest';
import { type EventPage } from './eventReplay';
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
  start,
} from './eventReplay.testing';

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
