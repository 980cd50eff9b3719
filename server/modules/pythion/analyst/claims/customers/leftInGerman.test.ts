import { expect, test } from 'vitest';
import { makeClaim } from '../claim';
import { readText } from '../../text/readText';
import { withLeftInGerman } from './leftInGerman';

const kinds = (text: string): string[] => withLeftInGerman([], readText(text, 'de').clauses).map(({ kind }) => kind);

test.each([
  '22 Betriebe durften einen Monat gratis reinschnuppern, danach ist keiner geblieben.',
  'Im Mai hatten wir zwölf Höfe. Geblieben ist niemand.',
  'Neun Verwaltungen sind eingestiegen. Sieben davon haben vorigen Monat gekündigt.',
  'Vier gehen ins dritte Jahr mit, fünfzehn sind ausgestiegen.',
  '40 Familien haben bezahlt. 36 wollten ihr Geld zurück.',
])('most are gone: %s', (text) => {
  expect(kinds(text)).toContain('nobodyStayed');
});

test.each([
  '22 Betriebe sind dabei, seit zwei Jahren ist keiner gegangen.',
  '31 Praxen zahlen monatlich, gekündigt hat keine, und keine ist abgesprungen.',
  'Dieses Jahr waren es 129 Parzellen. Nur elf wollten im Herbst keinen zweiten Schnitt.',
  '80 Haushalte haben bestellt. Bloß acht haben nicht mehr nachbestellt.',
])('nearly all stayed: %s', (text) => {
  expect(kinds(text)).toContain('repeat');
  expect(kinds(text)).not.toContain('nobodyStayed');
});

test.each([
  '22 Betriebe zahlen. Drei davon sind Maler. Zwei haben gekündigt.',
  'Neun Verwaltungen sind eingestiegen. Sieben haben nicht gekündigt.',
  'Fünfzehn gehen ins dritte Jahr mit, vier sind ausgestiegen.',
  'Von den Aushilfen ist keiner geblieben.',
  'Von den Fehlern ist keiner geblieben.',
  'Von 30 Torten ist keine übrig geblieben.',
  'Wir haben 20 Betriebe. 15 haben mit dem Rauchen aufgehört.',
  '40 Teilnehmer kamen. 30 haben aufgehört zu rauchen.',
  '30 haben beim Stromanbieter gekündigt. Wir haben 40 Kunden.',
  'Wir haben zwei Fahrer, von den ersten drei Fahrern ist keiner geblieben.',
  'In der Stadt gibt es 300 Höfe. Zwei haben aufgehört.',
  'Bei dem Kollegen in Ulm sind 40 Höfe im Abo. Danach ist dort keiner geblieben.',
])('no majority is gone: %s', (text) => {
  expect(kinds(text)).not.toContain('nobodyStayed');
});

test('half of them who left make what was paid a trial', () => {
  const { clauses } = readText('Letzten Winter hatte ich 61 Leute da. Mehr als vierzig wollten ihr Geld zurück.', 'de');
  const paid = [
    makeClaim('paidPrice', clauses[0]!, { evidence: 5 }),
    makeClaim('repeat', clauses[0]!, { evidence: 5 }),
  ];
  expect(withLeftInGerman(paid, clauses).map(({ kind, evidence }) => [kind, evidence])).toEqual([['paidPrice', 3]]);
});
