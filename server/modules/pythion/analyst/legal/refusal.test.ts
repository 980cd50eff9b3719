import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const isRefused = (text: string, language: string): boolean =>
  judgeActs(readText(text, language).clauses).refusal !== undefined;

test.each([
  ['de', 'Wir verkaufen Grills. Man darf im Park nicht grillen ohne Erlaubnis.'],
  ['de', 'Ich verleihe Geschirr. Seit dem neuen Gesetz darf man kein Einweg mehr ausgeben ohne Steuer.'],
  ['en', 'We sell kites. Nobody may fly a drone without a licence here.'],
  ['es', 'Vendemos castañas. No se puede vender comida sin registro sanitario.'],
])('%s: what is forbidden to all is no refusal: %s', (language, text) => expect(isRefused(text, language)).toBe(false));

test.each([
  ['de', 'Wir fliegen Drohnen ohne Genehmigung über Felder.'],
  ['de', 'Wir fliegen Drohnen. Man darf das nicht ohne Genehmigung. Wir machen es trotzdem.'],
  ['en', 'We fly drones. You may not fly a drone without a licence, but we do it anyway.'],
])('%s: a needed license is refused: %s', (language, text) => expect(isRefused(text, language)).toBe(true));
