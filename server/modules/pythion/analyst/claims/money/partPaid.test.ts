import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { priceClaim } from '../../report/arithmetic/tied';

const priceOf = (text: string, language: string): number | undefined =>
  priceClaim(reviewedOf(text, language))?.quantity?.value;

const ideas: Readonly<Record<string, string>> = {
  en: 'I sharpen knives for kitchens. A kitchen pays €45 per visit. ',
  de: 'Ich schleife Messer für Küchen. Ich nehme 45 Euro pro Besuch. ',
  es: 'Afilo cuchillos para cocinas. Cobro 45 euros por visita. ',
};

test.for([
  ['en', 'Three of them left a deposit of 10 euros.'],
  ['en', 'Two of them paid 5 euros in advance.'],
  ['en', 'One kitchen paid a deposit of €20.'],
  ['en', 'They gave me a 10 euro tip.'],
  ['de', 'Drei haben 10 Euro angezahlt.'],
  ['de', 'Zwei gaben mir 5 Euro Trinkgeld.'],
  ['es', 'Dos me pagaron 5 euros por adelantado.'],
])('a deposit, an advance and a tip leave the price as it is: %s %s', ([language, text]) =>
  expect(priceOf(ideas[language!]! + text, language!)).toBe(45),
);

test.for([
  ['en', 'I sharpen knives for kitchens. 18 kitchens paid 45 euros in advance.', 45],
  ['en', 'Nobody pays us less than 45 euros per visit.', undefined],
] as const)('what is paid in advance is the price where no other is told: %s %s', ([language, text, price]) =>
  expect(priceOf(text, language)).toBe(price),
);

test.for([
  ['en', 'I sharpen knives for kitchens. Kitchens pay €45 a month in advance. A setup costs €100.', 45],
  ['en', 'We drive rubbish to the tip for pensioners. We charge 45 euros a tip.', 45],
  ['de', 'Ich schleife Messer für Küchen. Die Küchen unterschreiben nichts und zahlen uns 45 Euro pro Monat.', 45],
  ['es', 'Afilo cuchillos para cocinas. Las cocinas no firman nada y nos pagan 45 euros al mes.', 45],
  ['zh', '我们给餐馆磨刀。每次收四十五元，客人还给五元小费。', 45],
  ['zh', '我们给餐馆磨刀。没有一家餐馆嫌每月付45元太贵。', 45],
] as const)('what stands beside a tip or something denied is a price: %s %s', ([language, text, price]) =>
  expect(priceOf(text, language)).toBe(price),
);

test.for([
  ['en', 'Nobody paid a deposit of 10 euros.'],
  ['en', 'None of them left a deposit of 10 euros.'],
  ['de', 'Keiner von ihnen hat 10 Euro angezahlt.'],
  ['de', 'Niemand hat 10 Euro angezahlt.'],
  ['es', 'Nadie dejó una señal de 10 euros.'],
  ['zh', '没有人付10元定金。'],
])('a sum that nobody paid is no price: %s %s', ([language, text]) => {
  const kinds = reviewedOf(text!, language).map(({ kind }) => kind);
  expect(kinds).not.toContain('priceNumber');
  expect(kinds).not.toContain('revenueIntent');
});

test.for([
  ['en', 'Bakers lose flour to weevils. We ask 15 euros per bin, though nobody has paid yet.'],
  ['es', 'Las panaderías pierden harina por gorgojos. Pedimos 15 euros por tacho, aunque todavía nadie compró.'],
  ['en', 'Wheelchair rugby clubs break two tyres a match. Clubs in Ghent have not paid 85 euros a tyre.'],
  ['zh', '养老院的护工常常漏翻身。我们打算每张床每月收15元,目前还没有人付钱。'],
])('a price that nobody has paid yet is still asked for: %s %s', ([language, text]) => {
  const kinds = reviewedOf(text!, language).map(({ kind }) => kind);
  expect(kinds.some((kind) => kind === 'priceNumber' || kind === 'revenueIntent')).toBe(true);
});
