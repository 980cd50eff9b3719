import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readChurn } from './churn';
import { readLeavingShare } from './leavingShare';

const churnOf = (text: string, language: Language = 'en'): (number | undefined)[] =>
  readText(text, language).clauses.flatMap((clause) =>
    readChurn(clause).flatMap(({ quantity }) => [quantity?.value, quantity?.of]),
  );

test.each([
  ['Three of the forty left last month.', [3, 40]],
  ['We lost three of our forty cafes last month.', [3, 40]],
  ['Four of the twenty six left after a year.', [4, 26]],
])('everyday words of leaving are churn: %s', (text, churn) => expect(churnOf(text)).toEqual(churn));

test('staff who left are no customers', () => {
  expect(churnOf('We lost two of our nine drivers last month.')).toEqual([]);
});

test.each([
  ['Wir haben 14 Kleingärtner gefragt, 11 werfen jedes Jahr Zucchini weg.', []],
  ['Wir haben 30 Wirte gefragt, 12 schmeißen jede Woche Salat weg.', []],
  ['Von 14 Kunden warfen 11 das Gerät nach einer Woche weg.', [11, 14]],
  ['Von 14 Kunden sind nach einem Jahr 11 weg.', [11, 14]],
])('what they throw away is no churn, unless it is ours: %s', (text, churn) =>
  expect(churnOf(text, 'de')).toEqual(churn),
);

const periodOf = (text: string, language: Language): string | undefined =>
  readText(text, language).clauses.flatMap(readChurn)[0]?.quantity?.period;

test.each([
  ['De los 41 dentistas, 4 se dieron de baja en mayo.', 'es', [4, 41], 'month'],
  ['De los 87 bares, tres han dejado el servicio.', 'es', [3, 87], undefined],
  ['有26家工厂付费，上个月有2家停用了。', 'zh', [2, 26], 'month'],
  ['Von 40 Kitas haben letzten Monat zwei gekündigt.', 'de', [2, 40], 'month'],
  ['Von 210 Kunden sind uns in diesem Jahr 25 abgesprungen.', 'de', [25, 210], 'year'],
  ['Von 34 Wirten sind drei abgesprungen.', 'de', [3, 34], undefined],
  ['Von 30 Praxen haben 9 gekündigt.', 'de', [9, 30], undefined],
  ['Of 42 surgeries, three left this year.', 'en', [3, 42], 'year'],
  ['Two of our 40 nurseries cancelled last quarter.', 'en', [2, 40], 'quarter'],
  ['Three of our 60 bakeries cancel in each quarter.', 'en', [3, 60], 'quarter'],
] as const)('who leaves, of how many and when, in other languages: %s', (text, language, churn, period) => {
  expect(churnOf(text, language)).toEqual(churn);
  expect(periodOf(text, language)).toBe(period);
});

test.each([
  ['Von 34 Wirten haben drei geantwortet.', 'de'],
  ['Von 12 Mitarbeitern haben drei gekündigt.', 'de'],
  ['12 de 40 personas nos han dejado una reseña.', 'es'],
  ['De 41 dentistas, 4 han dejado de fumar.', 'es'],
  ['26家工厂里有2家停用了旧系统。', 'zh'],
] as const)('and who leaves something else is none: %s', (text, language) =>
  expect(churnOf(text, language)).toEqual([]),
);

test.each([
  ['Price: $40 a month, no contract, cancel any time.', 'en'],
  ['19 practices pay us $48 a month (no contract, cancel any time).', 'en'],
  ["19 practices pay us $48 a month and can cancel with a month's notice.", 'en'],
  ['No contract, cancel monthly.', 'en'],
  ['19 Praxen zahlen uns 48 Euro im Monat, jederzeit kündbar.', 'de'],
  ['19 Praxen zahlen uns 48 Euro, kein Vertrag, und sie können jederzeit kündigen.', 'de'],
  ['19 clínicas nos pagan 48 euros al mes, sin permanencia, cancela cuando quieras.', 'es'],
  ['19家诊所每月付480元，没有合同，随时可以取消。', 'zh'],
] as const)('who is free to leave has not left, nor stayed: %s', (text, language) =>
  expect(readText(text, language).clauses.flatMap(readChurn)).toEqual([]),
);

test.each([
  ['Nobody of the 40 practices has cancelled yet.', 1],
  ['Two of 40 practices cancel monthly.', 1],
  ['Of our 40 practices, nobody cancelled.', 1],
] as const)('who left or stayed is counted still: %s', (text, count) =>
  expect(readText(text, 'en').clauses.flatMap(readChurn)).toHaveLength(count),
);

test.each([
  ['4 clubs pay £95 a month. One of the four left in June.', 'en', undefined],
  ['Von 41 Kitas hat eine im Mai gekündigt.', 'de', undefined],
  ['Two of our 40 nurseries cancelled in May.', 'en', 'month'],
] as const)('a single one who left in a month is no rate of a month: %s', (text, language, period) =>
  expect(periodOf(text, language)).toBe(period),
);

test('a word that every object has as a property is no period', () => {
  const [clause] = readText('Un 5 % de los constructores cancela.', 'es').clauses;
  expect(readLeavingShare(clause!)).toEqual({ period: undefined, who: 'constructores' });
});
