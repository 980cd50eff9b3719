import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const idea = 'We run a bookkeeping app for choirs. Choirs keep their accounts in a shoebox. ';

function factsOf(sentence: string) {
  const result = analyseIdea(idea + sentence, 'en');
  if (!result.ok) throw new Error(result.problem);
  const { price, unitCost, acquisitionCost } = result.facts;
  return { price: price?.amount, unitCost: unitCost?.amount, acquisitionCost: acquisitionCost?.amount };
}

test.for([
  ['Each choir costs us 22 euros a month to serve and 310 euros to acquire.', 22, 310],
  ['A choir costs us 22 euros a month to serve, and about 310 euros to win.', 22, 310],
  ['Each new choir costs us 310 euros.', undefined, 310],
  ['Each choir costs us 22 euros a month to serve.', 22, undefined],
] as const)('%s', ([sentence, unitCost, acquisitionCost]) => {
  expect(factsOf(sentence)).toMatchObject({ unitCost, acquisitionCost });
});

test.for([
  ['We offer a yearly plan at 1,440 euros to choirs that lose an hour a day.', 1440],
  ['We offer choirs that lose an hour a day at 40 euros.', undefined],
  ['Choirs lose 40 euros on every concert.', undefined],
] as const)('%s', ([sentence, price]) => {
  expect(factsOf(sentence).price).toBe(price);
});

test('what we lend is no price, and who sells to us is no paying customer', () => {
  expect(factsOf('We lent 4 million pesos to 120 choirs.').price).toBeUndefined();
  expect(factsOf('We lend robes to choirs at 5 euros a day.').price).toBe(5);
  const result = analyseIdea(`${idea}29 of 38 choirs sold us more than one old robe.`, 'en');
  expect(result.ok && result.facts.payingCustomers).toBeNull();
});
