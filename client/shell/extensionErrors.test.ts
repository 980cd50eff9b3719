// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { isExtensionChannelError, silenceConsole, suppressExtensionErrors } from './extensionErrors';

const closed =
  'A listener indicated an asynchronous response by returning true, but the message channel closed before a response was received';

it.each([
  [new Error(closed), true],
  ['The message port closed before a response was received.', true],
  [new Error('message channel is closed'), true],
  [{ message: 'Message channel has been closed' }, true],
  ['Attempt to use a closed message channel', true],
  [new Error('Failed to fetch posts'), false],
  [new Error('The channel stays closed'), false],
  [undefined, false],
  [null, false],
])('%s: %s', (error, expected) => expect(isExtensionChannelError(error)).toBe(expected));

describe('uncaught errors', () => {
  suppressExtensionErrors();
  const isSwallowed = (event: Event) => {
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const rejection = (reason: unknown) =>
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

  it('are suppressed only when they report a closed message channel', () => {
    expect(isSwallowed(new ErrorEvent('error', { error: new Error(closed), cancelable: true }))).toBe(true);
    expect(isSwallowed(new ErrorEvent('error', { message: `Uncaught Error: ${closed}`, cancelable: true }))).toBe(true);
    expect(isSwallowed(rejection(new Error(closed)))).toBe(true);
    expect(isSwallowed(new ErrorEvent('error', { error: new Error('Failed to fetch posts'), cancelable: true }))).toBe(
      false,
    );
    expect(isSwallowed(rejection(new TypeError('Failed to fetch')))).toBe(false);
  });
});

it('silenceConsole keeps errors only', () => {
  const methods = ['log', 'info', 'debug', 'warn', 'trace', 'error'] as const;
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
  const before = { ...console };
  silenceConsole();
  for (const method of methods) console[method]('x');
  Object.assign(console, before);
  expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0, 0, 1]);
  vi.restoreAllMocks();
});
