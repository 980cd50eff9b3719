import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isAskedIntention, isCountedTrial, isPaidWork } from './work';

const some = (test: typeof isPaidWork, text: string, language: string): boolean =>
  readText(text, language).clauses.some(test);

test.each([
  ['Last month we mended 95 batteries at 38 dollars each.', 'en'],
  ['We cleaned 30 ovens at £45 each last month.', 'en'],
  ['Wir haben 30 Teppiche gereinigt, 45 Euro pro Stück.', 'de'],
  ['Letzten Monat haben wir 95 Akkus repariert, 38 Euro pro Stück.', 'de'],
  ['上个月修了95块电池，每块收380元。', 'zh'],
  ['26 days last year for 9 weavers at £340 a day.', 'en'],
  ['Did 31 days this season for 12 farmers at £260 a day.', 'en'],
  ['26 Tage letztes Jahr für 9 Schulen zu 340 € am Tag.', 'de'],
  ['26 días el año pasado para 9 escuelas a 340 euros al día.', 'es'],
])('work is done at a price: %s', (text, language) => expect(some(isPaidWork, text, language)).toBe(true));

test.each([
  ['Last month we bought 95 batteries at 38 dollars each.', 'en'],
  ['We made 40 shelves at £9 each in wood.', 'en'],
  ['In May we built 40 shelves at £30 each for our own shop.', 'en'],
  ['We printed 200 flyers at £1 each.', 'en'],
  ['Wir haben 40 Regale gebaut, 30 Euro pro Stück.', 'de'],
  ['We plan to mend 95 batteries at 38 dollars each.', 'en'],
  ['Shops mended 95 batteries at 38 dollars each.', 'en'],
  ['We wash 95 cars a week at 12 dollars each.', 'en'],
  ['Next year 26 days for 9 weavers at £340 a day.', 'en'],
  ['We had a crane for 26 days last year at £340 a day.', 'en'],
  ['Weavers hired a dyer for 26 days last year at £340 a day.', 'en'],
  ['9 weavers lost 26 days last year at £340 a day.', 'en'],
  ['上个月买了95块电池，每块380元。', 'zh'],
  ['我们打算每块收380元。', 'zh'],
])('none is: %s', (text, language) => expect(some(isPaidWork, text, language)).toBe(false));

test.each([
  ['Lo he probado en tres bares durante tres meses: de 9 plantones a 2 por semana, en los otros parecido.', 'es'],
  ['I tried it in three bars for three months: from 9 no-shows to 2 a week, much the same in the others.', 'en'],
])('a trial of weeks is counted: %s', (text, language) => expect(some(isCountedTrial, text, language)).toBe(true));

test.each([
  ['El tren va de 9 a 2 por semana.', 'es'],
  ['I tried it in three bars for three months, and they liked it.', 'en'],
  ['They tried another app for three months and went from 9 to 2.', 'en'],
])('none is counted: %s', (text, language) => expect(some(isCountedTrial, text, language)).toBe(false));

test.each([
  ['Wir haben 48 Segler auf dem Steg gefragt, 31 würden mitmachen.', 'de'],
  ['We asked 48 sailors on the jetty, 31 would join.', 'en'],
  ['Preguntamos a 48 navegantes, 31 participarían.', 'es'],
])('those asked would: %s', (text, language) => expect(some(isAskedIntention, text, language)).toBe(true));

test.each([
  ['31 Segler würden sicher mitmachen.', 'de'],
  ['Mit 48 Seglern würden wir starten.', 'de'],
  ['We asked 48 sailors, 31 would hate it.', 'en'],
])('nobody was asked, or would: %s', (text, language) => expect(some(isAskedIntention, text, language)).toBe(false));
