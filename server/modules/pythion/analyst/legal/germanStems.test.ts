import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const legalOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'legal')?.state;

test.each([
  'Unsere Metzgerei liefert Hackfleisch an Kantinen.',
  'Wir liefern Hackbraten an Kantinen.',
  'Wir liefern Hackschnitzel an Heizwerke in Bayern.',
  'Wir verkaufen Raubtiergehege an Zoos.',
  'Wir verkaufen Filterkaffee an Büros.',
  'Unsere App hilft Schülern, Klausuren zu üben.',
])('the first part of a noun is no harmful act: %s', (text) => {
  expect(legalOf(text)).toBe('pass');
});

test.each([
  'Wir hacken die Konten von Rentnern und überweisen das Geld an uns.',
  'Die App hackt das Handy des Partners.',
  'Wir klauen Fahrräder und verkaufen sie.',
  'Wir filmen Mieter heimlich im Bad und verkaufen die Filme.',
  'Wir orten heimlich das Handy der Partnerin.',
])('the verb itself is one: %s', (text) => {
  expect(legalOf(text)).toBe('fail');
});
