import { expect, test } from 'vitest';
import { readText } from './readText';

test.each([
  ['de', 'Fahrschulen verlieren Geld, weil Schüler kurzfristig absagen.', 1],
  ['de', 'Bäckereien verlieren Geld, weil abends Brot übrig bleibt.', 1],
  ['en', 'Driving schools lose money because pupils cancel late.', 2],
  ['de', 'Winzer verlieren jedes Jahr Trauben.', 1],
  ['de', 'Pflegeheime suchen jeden Tag verlorene Hörgeräte.', 1],
  ['es', 'Restaurantes tiran cada noche comida buena.', 1],
  ['de', 'Geld Schüler Fahrschulen Umsatz Wachstum Vertrag.', 0],
  ['en', 'Synergy platform growth blockchain ecosystem disruption.', 0],
])('a heap of terms states nothing, and a clause with a reason does: %s %s', (language, text, count) =>
  expect(readText(text, language).clauses).toHaveLength(count),
);
