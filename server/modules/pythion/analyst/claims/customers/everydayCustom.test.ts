import { expect, test } from 'vitest';
import { evidenceOf } from '../../testing/evidenceOf';
import { reviewedOf } from '../../testing/reviewedOf';

test.for([
  ['en', 'I do the grant forms for solar installers. I have done 160 so far for four installers.'],
  ['en', 'I mend saddles for riding schools. I have mended 45 so far for six schools.'],
  ['en', 'I bake rye bread. I am usually sold out by noon.'],
  ['en', 'I bake rye bread at home. We are always sold out by eleven.'],
  ['de', 'Ich backe Roggenbrot. Ich bin meistens um zehn ausverkauft.'],
  ['es', 'Hago pan de centeno. A las once ya lo tengo todo vendido.'],
  ['zh', '我做黑麦面包。我们每次中午前就卖光。'],
  ['en', 'A repair café on wheels. 112 people came to our three trial days.'],
  ['de', 'Wir machen ein Reparaturcafé auf Rädern. Zu unserem Probetag kamen 40 Leute.'],
  ['es', 'Hacemos un café de reparación. A nuestros días de prueba vinieron 112 personas.'],
  ['zh', '我们做流动维修站。试营业三天来了112个人，修好了84件。'],
  [
    'en',
    'I built it for groomers. Of the 14 groomers I let try it, six are paying now and three stopped after a month.',
  ],
] as const)('own customers in everyday words: %s %s', ([language, text]) =>
  expect(evidenceOf(text, language)).toEqual(expect.arrayContaining(['evidence', 'realUse', 'proof'])),
);

test.for([
  ['en', 'I want to do forms for installers. I would have done 160 for four installers if I had time.'],
  ['en', 'I want to bake rye bread. The supermarkets are always sold out by noon.'],
  ['en', 'We help fans. Tickets for the concert sold out within a day.'],
  ['en', 'We plan trial days next month where 100 people will come.'],
  ['en', 'We build boxes. We have built 12 boxes for tests.'],
  ['en', 'We make jam. We have made 40 jars for us and the village.'],
  ['de', 'Ich will Brot backen. Der Supermarkt ist mittags oft ausverkauft.'],
  ['es', 'Quiero hacer pan. El supermercado lo vende todo antes de las doce.'],
  ['zh', '我想做面包。超市中午前就卖光。'],
  ['en', 'We sell a till for kiosks. Nine kiosks paid for a month, and eight left.'],
] as const)('what is planned, or sold by others, is none: %s %s', ([language, text]) =>
  expect(evidenceOf(text, language)).toEqual([]),
);

test('those who pay are counted beside those who left', () => {
  const claims = reviewedOf(
    'I built it for groomers. Of the 14 I let try it, six are paying now and three stopped.',
    'en',
  );
  expect(claims.find(({ kind }) => kind === 'payingCustomers')?.quantity?.value).toBe(6);
});
