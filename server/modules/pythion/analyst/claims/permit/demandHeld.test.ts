import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isRefusal } from '../../legal/refusal';
import { isPlainlyGranted } from './permission';
import { isDemandOnly, readHeldDemands } from './registered';

const kinds = (text: string): string[] => readHeldDemands(readText(text, 'de').clauses).map(({ kind }) => kind);

test.each([
  'Ohne Zulassung nach der Tiertransportverordnung darf man keinen Meter fahren. Meine ist vom Veterinäramt Vechta, Typ 2.',
  'Ohne Zulassung vom Amt geht da gar nichts. Unsere haben wir seit Mai.',
  'Man braucht eine Erlaubnis der Opiumstelle. Für den bayerischen Acker haben wir sie im Februar bekommen.',
  'Für den Hof haben wir sie im Februar bekommen. Wir pflanzen Mohn. In Deutschland brauchst du eine Erlaubnis der Opiumstelle.',
])('what is demanded is held: %s', (text) => expect(kinds(text)).toContain('permission'));

test.each([
  'Ohne Zulassung darf man keinen Meter fahren. Meine kommt hoffentlich noch.',
  'Ohne Zulassung vom Amt geht da gar nichts. Die haben wir noch nicht.',
  'Man braucht eine Erlaubnis der Opiumstelle. Für den bayerischen Acker haben sie im Februar nein gesagt.',
  'Die Bäcker kriegen Ware aus Übersee. Für den Hof haben wir sie im Februar bekommen.',
  'Ohne Zulassung darf man keinen Meter fahren. Meine Schwester fährt auch.',
])('it is not held: %s', (text) => expect(kinds(text)).toEqual([]));

test.each([
  ['Ohne EU-Zulassung geht da gar nichts.', true],
  ['Ohne Genehmigung vom Bauamt läuft hier nichts.', true],
  ['Ohne Zulassung fahren wir seit Mai.', false],
])('what the law demands of all: %s', (text, isDemand) => {
  const { clauses } = readText(text, 'de');
  expect(clauses.some(isDemandOnly)).toBe(isDemand);
  expect(clauses.some((clause) => isRefusal(clause, clauses))).toBe(!isDemand);
});

test.each([
  ['Drohnenschein A2 haben wir beide.', true],
  ['Den Jagdschein hab ich seit 2010.', true],
  ['Den Motorsägenschein haben wir alle im Verein.', true],
  ['Den Drohnenschein haben wir bald.', false],
  ['Einen Drohnenschein müssen wir noch machen.', false],
  ['Die Gutscheine haben wir verteilt.', false],
])('a paper with the verb behind it: %s', (text, isHeld) =>
  expect(readText(text, 'de').clauses.some(isPlainlyGranted)).toBe(isHeld),
);
