import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas = {
  en: 'Restaurants in Lyon throw away 20 kilos of food a week. I sell a scale with a camera. ',
  de: 'Restaurants in Lyon werfen 20 Kilo Essen pro Woche weg. Ich verkaufe eine Waage mit Kamera. ',
  es: 'Los restaurantes de Lyon tiran 20 kilos de comida a la semana. Vendo una báscula con cámara. ',
  zh: '里昂的餐馆每周扔掉20公斤食物。我卖带摄像头的秤。',
} as const;
type Language = keyof typeof ideas;

const isAlternative = (language: Language, sentence: string): boolean =>
  reviewedOf(ideas[language] + sentence, language).some(
    ({ kind, clause }) => kind === 'alternative' && clause.speaker === 'rival',
  );

test.each<[Language, string]>([
  ['en', 'A competitor, Winnow, has 3,000 customers and charges 200 euros a month for a scale with a camera.'],
  ['en', 'Our competitor Winnow charges 200 euros a month.'],
  ['en', 'Winnow, a rival, charges 200 euros a month for its scale.'],
  ['en', 'A competitor sells one for 200 euros per kitchen.'],
  ['de', 'Ein Konkurrent, Winnow, hat 3.000 Kunden und verlangt 200 Euro im Monat für eine Waage mit Kamera.'],
  ['es', 'Un competidor, Winnow, tiene 3.000 clientes y cobra 200 euros al mes por una báscula con cámara.'],
  ['zh', '竞争对手Winnow有3000家客户,每月收200元。'],
])('what a rival charges is today’s way, and no price or customers of ours: %s %s', (language, sentence) => {
  expect(isAlternative(language, sentence)).toBe(true);
  const { price, payingCustomers } = analysisOf(ideas[language] + sentence).facts;
  expect(price).toBeNull();
  expect(payingCustomers).toBeNull();
});

test.each<[Language, string]>([
  ['en', 'A competitor, Winnow, raised 20 million euros.'],
  ['en', 'A competitor wants to charge 200 euros a month next year.'],
  ['en', 'Our rival Winnow has 3,000 customers.'],
])('what a rival raised or plans is none: %s %s', (language, sentence) => {
  expect(isAlternative(language, sentence)).toBe(false);
});

test.each<[Language, string]>([
  ['en', 'I would like to sell the scale for 80 euros a month.'],
  ['en', "We'd like to charge 80 euros a month."],
  ['de', 'Ich würde die Waage gern für 80 Euro im Monat anbieten.'],
  ['es', 'Me gustaría vender la báscula por 80 euros al mes.'],
  ['zh', '我想卖这种秤,每月80元。'],
])('a wish to sell at a price names a planned price: %s %s', (language, sentence) => {
  expect(analysisOf(ideas[language] + sentence).facts.price?.amount).toBe(80);
});

test.each<[Language, string]>([
  ['en', 'They would like to buy a scale for 80 euros a month.'],
  ['en', 'I would like to buy a van for 8,000 euros.'],
  ['en', 'I would like to sell my car for 8,000 euros.'],
  ['en', 'I would like to sell my bike for 300 euros.'],
  ['en', 'I would like to sell my old guitar for 300 euros.'],
])('a wish to buy, or to sell something else, names none: %s %s', (language, sentence) => {
  expect(analysisOf(ideas[language] + sentence).facts.price).toBeNull();
});
