import { afterEach, expect, test, vi } from 'vitest';
import { dispatchEvent, loadHandlers, type LiveContext, type LiveHandlers } from './handlers';

afterEach(() => vi.unstubAllGlobals());

const context = {} as LiveContext;

test('the type of the handlers rejects unknown events and wrong payloads', () => {
  const handlers: LiveHandlers = {
    'post.deleted': ({ id }) => id.length,
    // @ts-expect-error -- the payload has no such field
    'comment.marked': ({ likeCount }) => likeCount,
    // @ts-expect-error -- the id is a string
    'post.edited': ({ id }: { id: number }) => id,
  };
  // @ts-expect-error -- no event has this name
  const unknown: LiveHandlers = { 'post.exploded': () => undefined };
  expect(Object.keys({ ...handlers, ...unknown })).toHaveLength(4);
});

test('an event reaches its handler with the context; an event without a handler is ignored', () => {
  const handler = vi.fn();
  dispatchEvent({ 'post.deleted': handler }, 'post.deleted', { id: '1' }, context);
  dispatchEvent({ 'post.deleted': handler }, 'post.edited', { id: '2' }, context);
  expect(handler.mock.calls).toEqual([[{ id: '1' }, context]]);
});

test('a live module that fails to load is reported, and the others are loaded', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const handler = vi.fn();
  const handlers = await loadHandlers([
    { live: () => Promise.reject(new Error('chunk')) },
    {},
    { live: async () => ({ handlers: { 'post.deleted': handler } }) },
  ]);
  expect(handlers).toEqual({ 'post.deleted': handler });
  expect(reported).toHaveBeenCalledTimes(1);
});
