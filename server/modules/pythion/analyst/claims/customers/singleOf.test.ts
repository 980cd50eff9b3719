import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isLossOfSome, isSingleOfMany } from './singleOf';
import { isNoneLeaving } from './unpaidWords';

const anyContext =
  (is: (context: ReturnType<typeof readText>['clauses'][number]['context']) => boolean) =>
  (text: string, language: string): boolean =>
    readText(text, language).clauses.some(({ context }) => is(context));
const isSingle = anyContext(isSingleOfMany);
const isNone = anyContext(isNoneLeaving);

test.each([
  ['Of the five that finished the free month one went back to paper.', 'en'],
  ['One of the five went back to his notebook.', 'en'],
  ['Von den fünf, die den Probemonat beendet haben, ist einer zum Papier zurückgekehrt.', 'de'],
  ['One of the five went back to paper, the others stayed.', 'en'],
  ['Einer der acht Betriebe hat gekündigt.', 'de'],
  ['De las cinco que terminaron el mes gratis, una volvió al papel.', 'es'],
  ['试用完的五家里有一家退回用纸了。', 'zh'],
])('one of three or more left: %s', (text, language) => expect(isSingle(text, language)).toBe(true));

test.each([
  ['One of the two went back to paper.', 'en'],
  ['Four of the five that finished the trial went back to paper.', 'en'],
  ['Of the five that tried it, all went back to paper.', 'en'],
  ['Of the five that tried it one went back to paper, and the others never answered.', 'en'],
  ['Von den acht Betrieben haben sieben gekündigt.', 'de'],
  ['De las seis que lo probaron, cinco lo dejaron.', 'es'],
  ['六家试用的,走了五家。', 'zh'],
])('more than one left: %s', (text, language) => expect(isSingle(text, language)).toBe(false));

test.each([
  ['We charge £5 a month and nobody has left.', 'en', true],
  ['Wir verlangen 30 Euro, und niemand hat gekündigt.', 'de', true],
  ['Cobramos 5 euros al mes y nadie se ha ido.', 'es', true],
  ['每月收20块,没人退。', 'zh', true],
  ['Nobody has left the list, and nobody has paid.', 'en', false],
  ['Niemand hat bezahlt.', 'de', false],
])('whether it is leaving that is denied: %s', (text, language, isDenied) =>
  expect(isNone(text, language)).toBe(isDenied),
);

test.each([
  ['Some asked for their money back.', 'en', true],
  ['A few customers wanted a refund.', 'en', true],
  ['Two people asked for their money back.', 'en', true],
  ['Einige wollten ihr Geld zurück.', 'de', true],
  ['Algunos pidieron la devolución.', 'es', true],
  ['有些人要求退款。', 'zh', true],
  ['All asked for their money back.', 'en', false],
  ['Some of them asked for their money back, and so did all the others.', 'en', false],
  ['Alle wollten ihr Geld zurück.', 'de', false],
])('some of nobody knows how many want their money back: %s', (text, language, isSome) =>
  expect(isLossOfSome(readText(text, language).clauses)).toBe(isSome),
);
