import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import type { Language } from '../../text/language';

const problemOf = (text: string): string | undefined => {
  const result = analyseIdea(`我们做窗帘店的量尺小程序。${text}`, 'zh');
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'problem')?.state : undefined;
};

test.each([
  ['目前有23家店在付费，每家每月199元。有五家用了一个月就停了。', 'unknown'],
  ['今年三月开始给同行用，目前有23家店在付费，每家每月199元。有五家用了一个月就停了。', 'unknown'],
  ['目前有23家店在付费，每家每月199元。最后只剩五家，其他都停了。', 'fail'],
  ['目前有5家店在付费，每家每月199元。有四家用了一个月就停了。', 'fail'],
])('a few of many who left are no figure against the idea: %s', (text, state) => expect(problemOf(text)).toBe(state));

const stateOf = (text: string, language: Language): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'problem')?.state : undefined;
};

test.each([
  [
    "We sell a rota app to firms that lose shifts. 5 of the 8 firms signed an annual contract and paid in advance. The three others didn't buy: two said it was too expensive.",
    'en',
    false,
  ],
  [
    "We sell a rota app to firms that lose shifts. 2 of the 8 firms paid in advance. The six others didn't buy: all six said it was too expensive and cancelled.",
    'en',
    true,
  ],
] as const)('the others are fewer than those who paid, or not: %s', (text, language, isFailed) =>
  expect(stateOf(text, language) === 'fail').toBe(isFailed),
);

const rental = 'Wir verleihen Lastenräder an Hausverwaltungen.';

test.each([
  [
    `${rental} Eine Verwaltung hat den Vertrag nach dem Piloten nicht verlängert, weil der Eigentümer gewechselt hat.`,
    'de',
  ],
  [`${rental} Eine Verwaltung ist nach dem Piloten abgesprungen, weil der Eigentümer gewechselt hat.`, 'de'],
  ["We rent cargo bikes to landlords. One landlord didn't renew after the pilot because the owner changed.", 'en'],
  ['We rent cargo bikes to landlords. One landlord did not extend the contract because the owner changed.', 'en'],
  [
    'Alquilamos bicis de carga a administradores. Un administrador no renovó tras el piloto porque cambió el dueño.',
    'es',
  ],
] as const)('one who did not renew is no loss of all: %s', (text, language) =>
  expect(stateOf(text, language)).not.toBe('fail'),
);

test('most who did not renew are one', () =>
  expect(
    stateOf('We rent cargo bikes to landlords. 9 landlords paid us for a pilot and 8 of the 9 did not renew.', 'en'),
  ).toBe('fail'));
