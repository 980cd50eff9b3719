import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';
import { isRefusal } from './refusal';

const isRefusedAlone = (text: string): boolean => readText(text, 'en').clauses.some((clause) => isRefusal(clause));

test.each([
  "We haven't asked anyone about the treatment rules, no idea if there are any.",
  "We haven't asked anybody about the licence yet.",
  'I have not checked the regulations.',
])('what is left undone so far is no refusal: %s', (text) => expect(isRefusedAlone(text)).toBe(false));

test.each([
  "We haven't applied for a licence, nobody checks.",
  "We haven't asked for a licence and sell without one anyway.",
  'We decided not to ask for the licence.',
])('who means to go on without it refuses: %s', (text) => expect(isRefusedAlone(text)).toBe(true));

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
