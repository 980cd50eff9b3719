import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPractisedUnlicensed } from './practisedUnlicensed';

const isPractised = (text: string, language: string): boolean =>
  findPractisedUnlicensed(readText(text, language).clauses) !== undefined;

test.for([
  ['en', "I drive a taxi for £8 a trip, every weekend since spring. I don't have a licence."],
  ['en', 'We stage firework displays for weddings, about 20 a year, at 600 euros. We have no permit.'],
  ['de', 'Ich mache Feuerwerk für Gartenfeste, so 12 im Jahr, für 400 Euro. Einen Schein habe ich nicht.'],
  ['de', 'Wir verkaufen Feuerwerk, jedes Jahr für 9000 Euro. Wir haben dafür keine Genehmigung.'],
  ['de', 'Ich fahre Leute für 30 Euro zum Flughafen, zehn Fahrten in der Woche. Eine Taxilizenz habe ich nicht.'],
  ['es', 'Llevo gente al aeropuerto por 30 euros. Hago diez viajes por semana. No tengo licencia de taxi.'],
  ['es', 'Vendemos petardos a 5 euros, cada semana. No tenemos licencia.'],
  ['zh', '我给村里人拔牙，一颗50元，每天都有人来。没有医师证。'],
])('a licensed trade for money without a licence: %s %s', ([language, text]) =>
  expect(isPractised(text!, language!)).toBe(true),
);

test.for([
  ['en', "I drive a taxi for £8 a trip, every weekend since spring. I don't have a licence yet, I have applied."],
  ['en', 'We stage firework displays for weddings, about 20 a year, at 600 euros. We have a permit.'],
  ['en', "I sharpen knives for £4, about 20 a week. I don't have a licence."],
  ['en', "We want to stage firework displays at 600 euros. We don't have a permit."],
  ['de', 'Ich mache Feuerwerk für Gartenfeste, so 12 im Jahr, für 400 Euro. Den Schein habe ich.'],
  ['de', 'Ich mache Feuerwerk für Gartenfeste, für 400 Euro. Der Schein fehlt noch, der Lehrgang beginnt im Mai.'],
  ['es', 'Vendemos petardos a 5 euros, cada semana. Tenemos licencia.'],
  ['es', 'Llevo paquetes al aeropuerto por 30 euros. Hago diez viajes por semana. No tengo licencia de taxi.'],
  ['de', 'Ich fahre Pakete für 30 Euro zum Flughafen, zehn Fahrten in der Woche. Eine Taxilizenz habe ich nicht.'],
  ['zh', '我给村里人拔牙，一颗50元，每天都有人来。医师证已经办好了。'],
  ['zh', '我打算给村里人拔牙，一颗50元。医师证正在申请。'],
])('it is held, on its way, or nothing is done: %s %s', ([language, text]) =>
  expect(isPractised(text!, language!)).toBe(false),
);
