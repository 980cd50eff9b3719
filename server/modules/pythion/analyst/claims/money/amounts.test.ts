import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { chargedAmount } from './chargedAmount';

const chargedIn = (text: string, language: string): string[] =>
  readText(text, language).clauses.flatMap((clause) => {
    const amount = chargedAmount(clause);
    return amount ? [`${amount.value} ${amount.currency}`] : [];
  });

test.each([
  ['de', 'Das Bett kostet im Laden 800 Euro, ich mache es für 650.', '650 EUR'],
  ['de', 'Ich verkaufe die Stühle für 120, das Holz kostet mich 30 Euro.', '120 EUR'],
  ['es', 'La docena va a 3,80, el pienso me cuesta 1,20 euros por docena.', '3.8 EUR'],
  ['en', 'I sell them at 12 and a jar costs me £4.', '12 GBP'],
])('%s: a number that we ask for, in the currency of its sentence: %s', (language, text, amount) =>
  expect(chargedIn(text, language)).toEqual([amount]),
);

test.each([
  ['de', 'Ich mache es für 650.'],
  ['de', 'Ich mache das für 20 Leute, das Holz kostet mich 30 Euro.'],
  ['es', 'El bus va a 3 pueblos y cuesta 1,20 euros.'],
  ['en', 'I sell at 12 markets and a stall costs me £40.'],
  ['en', 'We do this for 12 years now and the rent is £400.'],
])('%s: a number that is no amount: %s', (language, text) => expect(chargedIn(text, language)).toEqual([]));
