import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas = {
  en: 'We repair bikes for students. ',
  de: 'Wir backen Brot für Kantinen. ',
  es: 'Hacemos pan para comedores. ',
  zh: '我们开了一家早餐店。',
} as const;
type Language = keyof typeof ideas;

test.each<[Language, string, number, string]>([
  ['en', 'The fixed costs are 1,200 EUR a month, and the van lease is 450 EUR a month.', 1650, 'month'],
  ['en', 'Our fixed costs come to $2,000 a month.', 2000, 'month'],
  ['en', 'We have fixed costs of $2,000 a month.', 2000, 'month'],
  ['en', 'Our fixed costs are 2,000 euros a month, of which 900 euros are rent.', 2000, 'month'],
  ['en', 'Fixed costs: rent $900, insurance $120, electricity $80.', 1100, 'month'],
  ['en', 'Our monthly fixed costs are: insurance $120, software $80.', 200, 'month'],
  ['de', 'Unsere Fixkosten: Miete 650 €, Strom 240 €.', 890, 'month'],
  ['de', 'Fixkosten im Jahr: Versicherung 650 €, Strom 2.400 €.', 3050, 'year'],
  [
    'de',
    'Die Fixkosten betragen 1.900 € im Monat, dazu kommt das Leasing für den Wagen mit 300 € im Monat.',
    2200,
    'month',
  ],
  ['de', 'Mit Fixkosten von 1.900 € im Monat rechnen wir.', 1900, 'month'],
  ['es', 'Los gastos fijos son 1.900 € al mes.', 1900, 'month'],
  ['es', 'Los costes fijos ascienden a 1.900 € al mes y el alquiler del local es de 600 € al mes.', 2500, 'month'],
  ['es', 'Gastos fijos: alquiler 600 €, luz 120 €, autónomos 290 €.', 1010, 'month'],
  ['zh', '房租每月6000元，水电1200元，工资3500元。', 10700, 'month'],
  ['zh', '固定成本每月10700元。', 10700, 'month'],
  ['zh', '固定成本：房租6000元、水电1200元、工资3500元。', 10700, 'month'],
])(
  'fixed costs are told by their name and under a heading, and are no price: %s %s',
  (language, text, amount, period) => {
    const { facts } = analysisOf(ideas[language] + text);
    expect(facts.fixedCosts).toMatchObject({ amount, period });
    expect(facts.price).toBeNull();
    const kinds = reviewedOf(ideas[language] + text, language).map(({ kind }) => kind);
    expect(kinds).not.toContain('negativeMargin');
    expect(kinds).not.toContain('priceNumber');
  },
);

test('fixed costs of a month stand beside a price, and cost no unit anything', () => {
  const text =
    'The fixed costs are 1,200 EUR a month, and the van lease is 450 EUR a month. We charge 8 EUR a month; 60 parents pay.';
  const { facts, report } = analysisOf(text);
  expect(facts).toMatchObject({ price: { amount: 8, period: 'month' }, payingCustomers: 60 });
  const entriesOf = (block: string) => report.canvas.find((entry) => entry.block === block)?.entries ?? [];
  expect(entriesOf('costStructure')).toHaveLength(2);
  expect(entriesOf('revenueStreams').map(({ quote }) => quote)).toEqual(['We charge 8 EUR a month']);
});

test.each<[Language, string]>([
  ['en', 'Prices: small bike $12, large bike $20.'],
  ['en', 'Insurance costs: a claim is $120, a lawyer $80.'],
  ['de', 'Preise: kleines Brot 3 €, großes Brot 5 €.'],
  ['es', 'Precios: pan pequeño 2 €, pan grande 4 €.'],
  ['zh', '价格：豆浆3元，包子2元。'],
])('amounts under another heading are no fixed costs: %s %s', (language, text) => {
  expect(analysisOf(ideas[language] + text).facts.fixedCosts).toBeNull();
});

test('a unit that costs more than it earns loses money, whatever the fixed costs are', () => {
  const text = 'We sell lamps to hotels at $90. A lamp costs us $110 to make. Our fixed costs are $2,000 a month.';
  expect(reviewedOf(text, 'en').map(({ kind }) => kind)).toContain('negativeMargin');
});
