import { expect, test } from 'vitest';
import { sendReaction } from './sendReaction';

/** A stub server that responds to each reaction on demand. */
function setUp() {
  const sent: (string | null)[] = [];
  const failures: (string | null)[] = [];
  const requests: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const react = (next: string | null) =>
    sendReaction({
      messageId: 'm',
      previous: null,
      next,
      send: (each) => {
        sent.push(each);
        return new Promise<void>((resolve, reject) => requests.push({ resolve, reject }));
      },
      onFailed: (_, saved) => failures.push(saved),
    });
  return { sent, failures, requests, react };
}

test('while a reaction is being sent, later ones are coalesced to the latest', async () => {
  const { sent, requests, react } = setUp();
  const done = react('👍');
  for (const emoji of ['🎉', null, '🙏']) void react(emoji);
  requests[0]!.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual(['👍', '🙏']);
  requests[1]!.resolve();
  await done;
});

test('a failure rolls back to the last saved reaction, and the next call is sent', async () => {
  const { sent, failures, requests, react } = setUp();
  const done = react('👍');
  void react('🎉');
  requests[0]!.resolve();
  await Promise.resolve();
  await Promise.resolve();
  requests[1]!.reject(new Error('no line'));
  await done;
  expect(failures).toEqual(['👍']);
  const again = react('🙏');
  requests[2]!.resolve();
  await again;
  expect(sent).toEqual(['👍', '🎉', '🙏']);
});
