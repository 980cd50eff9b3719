import { expect, test } from 'vitest';
import { assertChannelName, assertClientEvent, channelKind } from './channelNames';

test.each([
  ['private-post-1', 'private'],
  ['private-encrypted-x', 'private-encrypted'],
  ['presence-conversation-1', 'presence'],
  ['news', 'public'],
  ['a-private-b', 'public'],
])('%s is %s', (name, kind) => expect(channelKind(name)).toBe(kind));

test('rejects a name starting with #', () => {
  expect(() => assertChannelName('#server-to-user-1')).toThrow('Channel name "#server-to-user-1" is not allowed.');
  expect(() => assertChannelName('')).toThrow();
  expect(() => assertChannelName('private-post-#1')).not.toThrow();
});

test('rejects client events without the client- prefix', () => {
  expect(() => assertClientEvent('typing')).toThrow('Client event "typing" must start with client-.');
  expect(() => assertClientEvent('client-typing')).not.toThrow();
});
