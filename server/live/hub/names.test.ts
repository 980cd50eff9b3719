import { expect, it } from 'vitest';
import { channelKind, isChannelName, isEventName, isReservedEvent, isSocketId, isUserChannel } from './names';

it.each(['a', 'private-user-0190', 'presence-a_b=c@d,e.f;g', 'x'.repeat(164)])('allows the channel name %s', (name) =>
  expect(isChannelName(name)).toBe(true),
);

it.each(['', '#server-to-user-1', 'a b', 'a/b', 'é', 'x\n', 'x'.repeat(165), undefined, 7, ['a']])(
  'rejects the channel name %s',
  (name) => expect(isChannelName(name)).toBe(false),
);

it('derives the kind of a channel from its prefix', () => {
  expect(channelKind('news')).toBe('public');
  expect(channelKind('private-x')).toBe('private');
  expect(channelKind('private-encrypted-x')).toBe('encrypted');
  expect(channelKind('presence-x')).toBe('presence');
  expect(channelKind('not-private-x')).toBe('public');
});

it('recognises user channels', () => {
  expect(isUserChannel('#server-to-user-ana')).toBe(true);
  expect(isUserChannel('#server-to-user-')).toBe(false);
  expect(isUserChannel('#other-ana')).toBe(false);
  expect(isUserChannel(`#server-to-user-${'x'.repeat(129)}`)).toBe(false);
});

it('validates socket ids and event names', () => {
  expect(isSocketId('123.456')).toBe(true);
  expect(isSocketId('123.456\n')).toBe(false);
  expect(isSocketId('123')).toBe(false);
  expect(isEventName('x'.repeat(200))).toBe(true);
  expect(isEventName('x'.repeat(201))).toBe(false);
  expect(isReservedEvent('pusher:ping')).toBe(true);
  expect(isReservedEvent('pusher_internal:member_added')).toBe(true);
  expect(isReservedEvent('post.liked')).toBe(false);
});
