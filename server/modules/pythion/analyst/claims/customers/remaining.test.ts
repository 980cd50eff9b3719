import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readRemaining } from './remaining';

const remainingIn = (text: string, language: string): string[] =>
  readText(text, language as Language).clauses.flatMap((clause) => {
    const there = readRemaining(clause);
    return there ? [`${there.value}/${there.of}`] : [];
  });

test.each([
  ['en', 'Of our first forty families only five still order.', '5/40'],
  ['en', 'Out of the first 40 families just 5 still order from us.', '5/40'],
  ['en', 'We began with forty families and five still order.', '5/40'],
  ['en', 'Of our forty families only five still buy.', '5/40'],
  ['en', 'Only twelve of the forty families still order.', '12/40'],
  ['en', 'We had 80 customers, but none came back.', '0/80'],
  ['en', 'After six months 4 of the 45 restaurants that started still order every week.', '4/45'],
  ['de', 'Von unseren ersten 40 Familien bestellen nur noch fünf.', '5/40'],
  ['de', 'Wir haben mit 40 Familien angefangen, fünf bestellen noch.', '5/40'],
  ['de', 'Nur noch fünf der 40 Familien bestellen.', '5/40'],
  ['es', 'De 30 clientas me quedan 3.', '3/30'],
  ['es', 'De los 40 que me compraban me quedan 5.', '5/40'],
  ['es', 'Empezamos con 40 familias y hoy quedan cinco.', '5/40'],
  ['es', 'Llegué a tener 80 clientas pero ninguna volvió a alquilar.', '0/80'],
  ['zh', '最开始40家，现在只剩5家还在订。', '5/40'],
])('%s: the few who are left of those counted first: %s', (language, text, share) =>
  expect(remainingIn(text, language)).toEqual([share]),
);

test.each([
  ['en', 'Of our 40 families 36 still order.'],
  ['en', 'Of forty villages only five still have a shop.'],
  ['en', 'Of the 40 bakers only five still use paper.'],
  ['en', 'If of our 40 families only five still order, we stop.'],
  ['de', 'Von 40 Bäckern nutzen nur noch fünf ein Fax.'],
  ['es', 'De 30 euros me quedan 3.'],
  ['zh', '40家店里有36家还在订。'],
])('%s: most stay, or it is something else: %s', (language, text) => expect(remainingIn(text, language)).toEqual([]));

test.each([
  ['Of our first forty families only five still order.', true],
  ['Of our first forty families only twelve still order.', false],
])('three in four or more who are gone are a figure against the idea: %s', (text, isFailed) => {
  const kinds = readClaims(readText(text).clauses).map(({ kind }) => kind);
  expect(kinds.includes('nobodyStayed')).toBe(isFailed);
  expect(kinds).not.toContain('channelTried');
  expect(kinds.includes('payingCustomers')).toBe(!isFailed);
});

test.each([
  ['Von 80 Familien, die im März angefangen haben, sind im September noch 52 dabei.', 'de', 'churn', 28],
  ['Von 80 Familien, die im März angefangen haben, sind im September noch 5 dabei.', 'de', 'nobodyStayed', 75],
  ['Von 60 Familien, die im Mai bestellt haben, bestellen heute nur noch 6.', 'de', 'nobodyStayed', 54],
  ['Im März waren es 80 Familien, heute sind es 52.', 'de', 'churn', 28],
  ['De las 50 clínicas que firmaron en enero, hoy siguen 44.', 'es', 'churn', 6],
  ['De 60 familias que empezaron en mayo siguen 5.', 'es', 'nobodyStayed', 55],
  ['We had 80 customers in March, now we have 52.', 'en', 'churn', 28],
] as const)('those who are gone are the others: %s', (text, language, kind, count) => {
  const claims = readClaims(readText(text, language).clauses);
  expect(claims.filter((claim) => claim.kind === kind).map(({ quantity }) => quantity?.value)).toContain(count);
});

test.each([
  ['Im März waren es 80 Beschwerden, heute sind es 52.', 'de'],
  ['Im März waren es 52 Familien, heute sind es 80.', 'de'],
  ['We had 80 complaints in March, now we have 52.', 'en'],
] as const)('other figures are no churn: %s', (text, language) =>
  expect(readClaims(readText(text, language).clauses).map(({ kind }) => kind)).not.toContain('churn'),
);
