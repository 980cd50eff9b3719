import { expect, test } from 'vitest';
import { sendReaction } from './sendReaction';

/** A server that takes its time with each reaction. */
function setUp() {
  const sent: (string | null)[] = [];
  const failures: (string | null)[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const react = (wanted: string | null) =>
    sendReaction({
      messageId: 'm',
      before: null,
      wanted,
      send: (each) => {
        sent.push(each);
        return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
      },
      onFailed: (_, saved) => failures.push(saved),
    });
  return { sent, failures, answers, react };
}

test('while one reaction is under way only the last choice waits', async () => {
  const { sent, answers, react } = setUp();
  const done = react('👍');
  for (const wanted of ['🎉', null, '🙏']) void react(wanted);
  answers[0]!.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual(['👍', '🙏']);
  answers[1]!.resolve();
  await done;
});

test('a failure goes back to what was saved last, and the next one is sent again', async () => {
  const { sent, failures, answers, react } = setUp();
  const done = react('👍');
  void react('🎉');
  answers[0]!.resolve();
  await Promise.resolve();
  await Promise.resolve();
  answers[1]!.reject(new Error('no line'));
  await done;
  expect(failures).toEqual(['👍']);
  const again = react('🙏');
  answers[2]!.resolve();
  await again;
  expect(sent).toEqual(['👍', '🎉', '🙏']);
});
