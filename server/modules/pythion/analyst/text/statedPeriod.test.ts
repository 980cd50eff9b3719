import { expect, test } from 'vitest';
import { readText } from './readText';

const periodsIn = (text: string, language: string): (string | undefined)[] =>
  readText(text, language).clauses.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, period }) => (kind === 'money' ? [period] : [])),
  );

test.each([
  ['de', '34 Bäckereien zahlen uns jeden Monat 45 Euro.', 'month'],
  ['de', 'Die Bäckereien zahlen monatlich etwa 45 Euro.', 'month'],
  ['de', 'Die Bäckereien zahlen monatlich 45 Euro pro Filiale.', 'month'],
  ['de', 'Die Bäckereien zahlen 90 Euro vierteljährlich.', 'quarter'],
  ['de', 'Die Bäckereien zahlen 90 Euro quartalsweise.', 'quarter'],
  ['de', 'Die Bäckereien zahlen 45 Euro pro Filiale.', undefined],
  ['es', 'Voy dos veces al mes, 30 euros por visita.', undefined],
  ['es', 'Dos veces al mes 30 euros por visita.', undefined],
  ['es', 'Cobro 300 euros anuales.', 'year'],
  ['es', 'Cobro 15 euros diarios.', 'day'],
  ['es', 'Cobro 30 euros semanales.', 'week'],
  ['es', 'Cobro 90 euros trimestrales.', 'quarter'],
  ['es', 'Cobro 12 soles diarios por niño.', 'day'],
  ['es', 'Les facturo 250 soles al mes.', 'month'],
  ['de', 'Die Bäckereien zahlen 45 Euro Miete im Monat.', 'month'],
  ['de', 'Die Bäckereien zahlen jede Woche 12 Euro.', 'week'],
  ['de', 'Die Bäckereien zahlen jedes Jahr 300 Euro.', 'year'],
  ['de', 'Jeden Monat bekommen wir von 34 Bäckereien je 45 Euro.', 'month'],
  ['de', 'Wir nehmen eine monatliche Gebühr von 45 Euro.', 'month'],
  ['de', 'Beim Vermieter sind es 700 Euro, die ich ihm monatlich überweise.', 'month'],
  ['de', 'Eine Jahreslizenz kostet 1.440 Euro.', 'year'],
  ['de', 'Wir verkaufen ein Monatsabo für 30 Euro.', 'month'],
  ['en', 'We sell a yearly plan at 1,440 euros.', 'year'],
  ['en', 'An annual licence costs £1,440.', 'year'],
  ['en', 'They bought a weekly paper and a coat for £40.', undefined],
  ['es', 'El plan anual cuesta 1.440 euros.', 'year'],
  ['es', '34 panaderías nos pagan cada mes 45 euros.', 'month'],
  ['es', 'Las panaderías pagan 45 euros de cuota al mes.', 'month'],
  ['es', 'Cada mes las panaderías pagan 45 euros.', 'month'],
  ['es', 'Las panaderías pagan todos los meses 45 euros.', 'month'],
  ['es', 'Cada semana nos pagan 12 euros.', 'week'],
  ['es', 'Cobramos una cuota mensual de 45 euros.', 'month'],
  ['en', '34 bakeries pay us every month £45.', 'month'],
  ['en', 'Each month they pay £45.', 'month'],
  ['en', 'The bakeries pay £45 rent a month.', 'month'],
  ['zh', '面包店每个月付45元。', 'month'],
])('the period of an amount may stand elsewhere: %s, %s', (language, text, period) =>
  expect(periodsIn(text, language)).toEqual([period]),
);

test.each([
  ['de', 'Jede Woche zahlen uns 12 Salons 30 Euro für einen Kurs.'],
  ['de', 'Die Bäckereien zahlen 45 Euro für zwei Besuche im Monat.'],
  ['de', 'Wir besuchen sie jeden Monat und nehmen 45 Euro.'],
  ['es', 'Las panaderías pagan 45 euros por dos visitas al mes.'],
  ['en', 'Each month 12 people pay £45 for a course.'],
  ['en', 'Every week we sell 40 loaves at £4.'],
])('the period of something else is none of the amount: %s, %s', (language, text) =>
  expect(periodsIn(text, language)).toEqual([undefined]),
);
