import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isFailedTry } from './failedTry';

const isFailed = (text: string, language: string): boolean => readText(text, language).clauses.some(isFailedTry);

test.each([
  ['en', 'I tried Facebook ads (£600, no sign-ups).'],
  ['en', 'We spent £400 on flyers and did not get a single customer.'],
  ['en', 'Our Google ads brought us nothing.'],
  ['de', 'Google Ads brachten nach 1.100 Euro keinen einzigen Abschluss.'],
  ['de', 'Wir haben Flyer verteilt und keine Anfragen bekommen.'],
  ['es', 'En Facebook gastamos 600 euros y no conseguimos ni un cliente.'],
  ['es', 'Pusimos anuncios y no nos trajeron nada.'],
  ['zh', '我们花了600块在抖音投广告,一个客户都没来。'],
])('a way that brought nobody, %s: %s', (language, text) => expect(isFailed(text, language)).toBe(true));

test.each([
  ['en', 'We tried Facebook ads (£600, nine sign-ups).'],
  ['en', 'Bakers run Facebook ads and get no orders.'],
  ['en', 'We have no customers yet.'],
  ['de', 'Google Ads bringen den Bäckern keine Anfragen.'],
  ['de', 'Google Ads brachten neun Abschlüsse.'],
  ['es', 'En Facebook gastamos 600 euros y conseguimos nueve clientes.'],
  ['zh', '我们在抖音投广告,来了九个客户。'],
])('a way of others, or one that brought some, %s: %s', (language, text) =>
  expect(isFailed(text, language)).toBe(false),
);

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'A bakery supply app. I tried Facebook ads (£600, no sign-ups). I stood at the flour depot for three mornings, which got seven of the eleven.',
    ['unreachable', 'trouble', 'frequencyOrCost', 'costCounted'],
  ],
  [
    'es',
    'En Facebook gastamos 600 euros y no conseguimos ni un cliente.',
    ['acquisitionCost', 'alternative', 'channelTried'],
  ],
  [
    'de',
    'Google Ads brachten nach 1.100 Euro keinen einzigen Abschluss.',
    ['alternative', 'channelTried', 'unreachable'],
  ],
] as const)('what a failed try does not show, %s: %s', ([language, text, others]) => {
  const kinds = kindsOf(text, language);
  for (const kind of others) expect(kinds).not.toContain(kind);
});
