import { expect, it } from 'vitest';
import { isClosedChannel } from './quiet';

it.each([
  [new Error('A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received'), true],
  ['The message port closed before a response was received.', true],
  [new Error('message channel is closed'), true],
  [new Error('Failed to fetch posts'), false],
  [undefined, false],
])('%s: %s', (error, expected) => expect(isClosedChannel(error)).toBe(expected));
