import { expect, test } from 'vitest';
import { readText } from './readText';

test.each([
  ['1,90 Euro der laufende Meter, mindestens 70.', 'meter'],
  ['Filter und Sprit 9 Euro das Haus.', 'haus'],
  ['Das macht sieben Franken die Hektare.', 'hektare'],
  ['Wir nehmen 4 Euro die angefangene Stunde.', 'stunde'],
  ['Wir zahlen 9 Euro, das Haus ist alt.', undefined],
  ['Für 70 Euro die Fahrräder putzen.', undefined],
])('an article stands for “per”: %s', (text, unit) => {
  const { quantities } = readText(text, 'de').clauses[0]!;
  const amount = quantities.find(({ kind }) => kind === 'money');
  expect(amount?.per).toBe(unit);
});
