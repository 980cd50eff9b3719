import { expect, it } from 'vitest';
import { compareVersions, type ComparedVersion } from './pythion.compare';

type Report = ComparedVersion['report'];

const version = (
  number: number,
  score: number,
  reasons: (string | { text: string; quote: string })[],
  analyst = '1',
): ComparedVersion => ({
  number,
  text: 'Bakers waste bread.',
  report: {
    version: analyst,
    scores: [
      {
        key: 'problem',
        score,
        weight: 25,
        reasons: reasons.map((reason) => (typeof reason === 'string' ? { text: reason, quote: null } : reason)),
      },
    ],
    sentences: [],
    assumptions: [],
    caps: [],
  } as unknown as Report,
});

const change = (from: ComparedVersion, to: ComparedVersion) => compareVersions(from, to).scores[0]!;

it.each([
  ['rises', 3, 4.1, 'gained'],
  ['falls', 4.1, 3, 'lost'],
] as const)('a score that %s without another reason names what moved it', (_name, from, to, side) => {
  const moved = change(version(1, from, ['You named a group.']), version(2, to, ['You named a group.']));
  expect(moved.points).toBe(to > from ? 5.5 : -5.5);
  expect(moved[side].join()).toMatch(/^Stronger evidence elsewhere/);
  const reread = change(version(1, from, ['You named a group.']), version(2, to, ['You named a group.'], '2'));
  expect(reread[side].join()).toMatch(/version of the analyst/);
});

it('a score that moved with a reason has that one only', () => {
  const { gained, lost } = change(version(1, 1, ['A']), version(2, 3, ['A', 'B']));
  expect([gained, lost]).toEqual([['B'], []]);
  expect(change(version(1, 3, ['A']), version(2, 3, ['A']))).toMatchObject({ gained: [], lost: [] });
});

it('a reason that rests on other words is one change', () => {
  const at = (price: string) => ['A', { text: 'You named a price.', quote: `pay ${price} euros` }];
  const { gained, lost, changed } = change(version(1, 3, at('79')), version(2, 3.1, [...at('89'), 'B']));
  expect([gained, lost]).toEqual([['B'], []]);
  expect(changed).toEqual(['You named a price. “pay 79 euros” became “pay 89 euros”.']);
  const reworded = change(version(1, 3, at('79')), version(2, 3.1, at('89')));
  expect(reworded.gained).toEqual(['The reasons that both versions have count for more now.']);
});

it('a move without a reason of its own names no cause that isn’t known', () => {
  const released = change(version(1, 2, ['A', 'Nobody paid.']), version(2, 3, ['A']));
  expect(released).toMatchObject({
    gained: ['The reasons that both versions have count for more now.'],
    lost: ['Nobody paid.'],
  });
  const held = change(version(1, 3, ['A']), version(2, 2, ['A', 'Nobody paid.']));
  expect(held.lost).toEqual(['The reasons that both versions have count for less now.']);
});

it('a score that stays lists nothing', () => {
  const moved = change(
    version(1, 3, [{ text: 'A', quote: 'one' }, 'B']),
    version(2, 3, [{ text: 'A', quote: 'two' }, 'C']),
  );
  expect(moved).toMatchObject({ gained: [], lost: [], changed: [] });
});

it('words that both texts have are no change of what is claimed', () => {
  const saying = (number: number, text: string, quotes: string[]): ComparedVersion => {
    const { report } = version(number, 1, []);
    const sentences = quotes.map((quote) => ({ claim: quote, section: 'summary', text: quote, origin: 'said', quote }));
    return { number, text, report: { ...report, sentences } as unknown as Report };
  };
  const before = saying(1, 'Nine bakers pay. Two left.', ['Nine bakers pay', 'Two left']);
  const after = saying(2, 'Nine bakers pay. Forty cafes pay.', ['Forty cafes pay']);
  expect(compareVersions(before, after).claims.map(({ kind, text }) => [kind, text])).toEqual([
    ['removed', 'Two left'],
    ['added', 'Forty cafes pay'],
  ]);
});

it('what a report didn’t read in both texts is no change, in whichever words it says so', () => {
  const reading = (number: number, ...texts: string[]): ComparedVersion => {
    const { report, ...rest } = version(number, 1, []);
    const sentences = texts.map((text) => ({
      claim: text,
      section: 'competition',
      text,
      origin: 'general',
      quote: null,
    }));
    return { ...rest, report: { ...report, sentences } as unknown as Report };
  };
  const unsaid = 'You didn’t say what they do today, or we didn’t see it.';
  const hint = 'Your text may say what they do today, in words that this report doesn’t count.';
  const said = 'They use paper.';
  const changes = (from: ComparedVersion, to: ComparedVersion) =>
    compareVersions(from, to).claims.map(({ kind, text }) => `${kind}: ${text}`);
  expect(changes(reading(1, unsaid), reading(2, hint))).toEqual([]);
  expect(changes(reading(1), reading(2, hint))).toEqual([]);
  expect(changes(reading(1, unsaid), reading(2, said))).toEqual([`removed: ${unsaid}`, `added: ${said}`]);
});
