import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readChurn } from './churn';
import { readLostLately } from './lostLately';
import { readLosses } from './losses';

const clausesOf = (text: string, language: Language) => readText(text, language).clauses;
const lostIn = (text: string, language: Language) =>
  readLostLately(clausesOf(text, language)).map(({ quantity }) => [quantity?.value, quantity?.of]);

test('those lost are of the customers counted before', () => {
  expect(lostIn('340 pet shops buy them every month. We lost 4 in the last 12 months.', 'en')).toEqual([[4, 340]]);
  expect(lostIn('340 pet shops pay £9 a month. We lost 4 last year.', 'en')).toEqual([[4, 340]]);
  expect(
    readLostLately(
      clausesOf('139 alumnos pagan 35 euros al mes. Se dan de baja unos 9 al mes porque no pueden pagar.', 'es'),
    ),
  ).toMatchObject([{ kind: 'churn', quantity: { value: 9, of: 139, period: 'month' } }]);
});

test.for([
  ['Our team played 9 matches. We lost 4 in the last 12 months.', 'en'],
  ['340 pet shops pay £9 a month. We lost 4 collars in the last 12 months.', 'en'],
  ['We lost 4 in the last 12 months.', 'en'],
] as const)('matches and things are no customers: %s', ([text, language]) =>
  expect(lostIn(text, language)).toEqual([]),
);

test.for([
  ['We lose about 3% of customers each month.', 'en'],
  ['We lose 3% of our subscribers a month.', 'en'],
  ['Wir verlieren etwa 3 % der Kunden im Monat.', 'de'],
  ['Perdemos un 3 % de los clientes cada mes.', 'es'],
  ['我们每月流失约3%的客户。', 'zh'],
] as const)('a share that we lose is churn: %s', ([text, language]) =>
  expect(clausesOf(text, language).flatMap(readChurn)).toMatchObject([
    { kind: 'churn', quantity: { value: 3, period: 'month' } },
  ]),
);

test.for([
  ['Bakers lose about 3% of customers each month.', 'en'],
  ['We lose about 3% of the dough each month.', 'en'],
] as const)('others lose theirs, and goods are none: %s', ([text, language]) =>
  expect(clausesOf(text, language).flatMap(readChurn)).toEqual([]),
);

const admitted = (text: string, language: Language): number => readLosses(clausesOf(text, language)).length;

test.for([
  ['3 bakeries pay £9 every month. None of the three has left.', 'en', 0],
  ['12 bakeries pay £9 a month. Our monthly churn is 0.8%.', 'en', 0],
  ['12 bakeries pay £9 a month. Our monthly churn is 7%.', 'en', 1],
  ['340 pet shops pay £9 a month. We lost 4 in the last 12 months.', 'en', 1],
  ['9 Betriebe zahlen 40 Euro im Monat. Zwei Betriebe sind deswegen zur Konkurrenz gewechselt.', 'de', 1],
  ['Vorbestellt hat bisher niemand.', 'de', 1],
  ['Bisher hat es niemand bestellt.', 'de', 1],
] as const)('what is admitted, and what speaks for it: %s', ([text, language, count]) =>
  expect(admitted(text, language)).toBe(count),
);
