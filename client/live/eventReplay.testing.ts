import { afterEach, beforeEach, vi } from 'vitest';
import { EventReplay, type EventPage, type LoggedEvent } from './eventReplay';

export const applied: string[] = [];
export const readLatest = vi.fn<() => Promise<string>>();
export const readAfter = vi.fn<(id: string) => Promise<EventPage>>();
export const refetchAll = vi.fn(async () => undefined);
export let replay: EventReplay;

beforeEach(() => {
  vi.useFakeTimers();
  applied.length = 0;
  readLatest.mockReset().mockResolvedValue('1');
  readAfter.mockReset().mockImplementation(async (after) => page(after));
  refetchAll.mockReset().mockResolvedValue(undefined);
  start();
});
afterEach(() => vi.useRealTimers());

export function start() {
  replay = new EventReplay({
    apply: (type, data) => applied.push(`${type} ${String((data as { eventId?: string }).eventId)}`),
    readLatest,
    readAfter,
    refetchAll,
    onChange: () => undefined,
  });
  replay.start(readLatest());
}

export const receive = (...ids: string[]) => ids.forEach((id) => replay.receive('live', { eventId: id }));
export const logged = (...ids: string[]): LoggedEvent[] =>
  ids.map((id) => ({ id, type: 'logged', data: { eventId: id } }));
export const page = (endCursor: string, events: LoggedEvent[] = [], hasMore = false): EventPage => ({
  events,
  endCursor,
  hasMore,
});

/** Completes the first connection without missed events. */
export async function connect() {
  await replay.catchUp();
  readAfter.mockClear();
}
