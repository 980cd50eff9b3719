import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isServedNow, servedCount } from './served';

const isServed = (text: string): boolean => readText(text, 'en').clauses.some(isServedNow);

test.each(['Seven people rang, five took it and they all still have me.', 'Now I have 19 on the books.'])(
  'who is counted and kept is served: %s',
  (text) => expect(isServed(text)).toBe(true),
);

test.each([
  'Seven people rang and they all still have my number.',
  'They all still have me down as a teacher.',
  'I want 19 on the books.',
  'A rival has 19 on the books.',
])('and not by this: %s', (text) => expect(isServed(text)).toBe(false));

const isServedIn = (text: string, language: string): boolean => readText(text, language).clauses.some(isServedNow);

test.each([
  ['en', 'So far 41 parishes, and I charge £300 per visit.'],
  ['en', 'Twenty-six kitchens now plus a bakery.'],
  ['de', 'Bis heute 87 Häuser.'],
  ['es', 'Hasta hoy 23 cocinas.'],
  ['zh', '现在手上有52家理发店。'],
  ['zh', '固定客户有六十家。'],
  ['zh', '目前维护着四十七户人家的水管。'],
])('%s: a count that stands alone: %s', (language, text) => expect(isServedIn(text, language)).toBe(true));

test.each([
  ['en', 'So far 41 parishes have said they are interested.'],
  ['en', 'So far 41 parishes on the waiting list.'],
  ['en', 'So far 41 parishes, and every one of them is on a free trial.'],
  ['de', 'Bis heute 87 Häuser auf der Warteliste.'],
  ['zh', '我们计划明年手上有94家店。'],
  ['zh', '手上有94家店的意向。'],
  ['en', 'So far 30 companies and charities refused us.'],
  ['de', 'Bis heute 87 Häuser und Wohnungen ohne Heizung.'],
  ['zh', '我们手上有94家店的名单。'],
])('%s: and one that does not: %s', (language, text) => expect(isServedIn(text, language)).toBe(false));

const countIn = (text: string, language: string): number | undefined =>
  readText(text, language)
    .clauses.map((clause) => servedCount(clause)?.value)
    .find((count) => count !== undefined);

test.each([
  ['en', 'We look after 31 pubs now.', 31],
  ['de', 'Wir betreuen inzwischen 28 Betriebe.', 28],
  ['es', 'Ya llevo 17 locales.', 17],
  ['zh', '现在手上有52家理发店。', 52],
  ['en', 'So far 41 parishes.', undefined],
  ['de', 'Bis heute 87 Häuser.', undefined],
  ['en', 'We want to look after 31 pubs.', undefined],
])('%s: how many are served at present: %s', (language, text, count) => expect(countIn(text, language)).toBe(count));
