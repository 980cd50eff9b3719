import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readRefusedPrice } from './refusedPrice';

const isRefused = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => readRefusedPrice(clause).length > 0);

test.each([
  ['We asked for £2.99 a month in July and so far nobody has taken it.', 'en'],
  ['Since July we have charged £5 a month and not one of them has signed up.', 'en'],
  ['We offered it at £40 a year and none of them bought it.', 'en'],
  ['The city tested it for three months and then declined to buy it for 1,200 euros a month.', 'en'],
  ['Drei Städte haben es getestet und lehnten den Kauf für 1.200 Euro ab.', 'de'],
  ['Im Juli haben wir 2,99 Euro im Monat verlangt, und bisher hat es niemand genommen.', 'de'],
  ['Wir haben es für 30 Euro angeboten, keiner hat es gekauft.', 'de'],
  ['En julio pedimos 2,99 euros al mes y de momento nadie lo ha cogido.', 'es'],
  ['Empezamos a cobrar 5 euros al mes y ninguno se ha suscrito.', 'es'],
  ['七月开始收费,每月20块,到现在没有一个人付。', 'zh'],
])('a price that was asked and that nobody paid: %s', (text, language) => expect(isRefused(text, language)).toBe(true));

test.each([
  ['We will ask for £2.99 a month, and nobody has paid yet.', 'en'],
  ['We asked for £2.99 a month, and nobody would have taken it if it were dearer.', 'en'],
  ['We charge £20 a month, 14 pay it, and nobody has taken the yearly plan.', 'en'],
  ['We charge £5 a month and nobody has left.', 'en'],
  ['Nobody has taken it.', 'en'],
  ['The city tested it for three months and then bought it for 1,200 euros a month.', 'en'],
  ['He declined to pay his taxes of 1,200 euros.', 'en'],
  ['Wir verlangen 30 Euro, und niemand hat gekündigt.', 'de'],
  ['Pedimos 15.000 pesos por tacho al dueño, aunque todavía nadie compró.', 'es'],
  ['Cobramos 5 euros al mes y nadie se ha ido.', 'es'],
  ['每月收20块,没人退。', 'zh'],
])('no refusal of our price: %s', (text, language) => expect(isRefused(text, language)).toBe(false));
