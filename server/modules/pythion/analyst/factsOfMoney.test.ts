import { expect, test } from 'vitest';
import { analyseIdea } from './analyse';

const ideas = {
  en: 'We run a booking app for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
  zh: '我们做面包店的订货软件。面包店每天接电话浪费两个小时。',
} as const;

/** What a sentence behind those of an idea hands over: the amounts alone. */
function factsOf(language: string, sentence: string): Record<string, number | null> {
  const result = analyseIdea(ideas[language as keyof typeof ideas] + sentence, language);
  if (!result.ok) throw new Error(result.problem);
  const { price, unitCost, fixedCosts, cash, churn } = result.facts;
  return {
    price: price?.amount ?? null,
    unitCost: unitCost?.amount ?? null,
    fixedCosts: fixedCosts?.amount ?? null,
    cash: cash?.amount ?? null,
    churn: churn?.rate ?? null,
  };
}
const none = { price: null, unitCost: null, fixedCosts: null, cash: null, churn: null };

test.for([
  ['en', 'We earn about £900 a month so far.'],
  ['en', 'We make £3,000 a month.'],
  ['en', 'We have $4,000 in monthly recurring revenue.'],
  ['en', 'We are at $4,000 MRR.'],
  ['en', 'Our revenue is $4,000 a month.'],
  ['de', 'Wir verdienen 2.000 Euro im Monat.'],
  ['es', 'Ganamos 2.000 euros al mes.'],
  ['zh', '我们每月收入3000元。'],
  ['en', 'Our 40 paying customers bring in £1,200 a month.'],
  ['en', '40 bakeries pay us £1,200 a month in total.'],
  ['de', '26 Bäckereien zahlen uns insgesamt 800 Euro im Monat.'],
  ['es', '26 panaderías nos pagan 800 euros al mes en total.'],
  ['zh', '26家面包店每月一共付给我们800元。'],
  ['en', 'Our goal is £10,000 a month by December.'],
  ['en', 'We hope to make £3,000 a month.'],
  ['en', 'Before this I earned £3,000 a month as a nurse.'],
  ['en', 'The bakeries make about £900 a month from it.'],
  ['en', 'In October we took £3,000.'],
  ['de', 'Im Oktober haben wir 3.000 Euro eingenommen.'],
  ['de', 'Wir suchen 250.000 Euro für zehn Prozent der Anteile.'],
  ['en', 'We are raising $250,000 for 10% of the company.'],
  ['de', 'Unsere Bank hat uns den Kredit über 20.000 Euro abgelehnt.'],
  ['en', 'The bank turned down our loan of $20,000.'],
  ['en', 'Van loan: $690 a month until 2029.'],
  ['zh', '我向银行贷款15万元，利息每月700元。'],
  ['zh', '烘焙机是贷款买的，8万元，每月还2400元。'],
  ['en', 'The music shop on Park Street rents new pianos at £79.'],
  ['es', 'En octubre facturamos 3.000 euros.'],
  ['zh', '他们每月收入3000元。'],
  ['en', 'We make a profit of £300 a month.'],
  ['de', 'Wir brauchen 20.000 Euro für den Start.'],
  ['en', 'We need $60,000 for a second van.'],
  ['de', 'Jeder Termin kostet die Bäckereien 30 Euro.'],
])('what comes in altogether, is left, sought or lost is no price of one: %s, %s', ([language, sentence]) => {
  expect(factsOf(language!, sentence!)).toEqual(none);
});

test.for([
  ['en', 'Each bakery brings in £30 a month.', 30],
  ['es', 'Pago único de 40 euros.', 40],
  ['zh', '每月服务费1200元。', 1200],
  ['en', 'We are looking for 20 bakeries at $40 a month.', 40],
  ['en', 'We charge £25 a month. Bakers spend £200 a month on fuel.', 25],
  ['en', 'Each bakery saves £250 on wages. We charge £25 a month.', 25],
  ['en', 'They currently pay an answering service £120 a month. We charge £30 a month.', 30],
  ['de', 'Sie zahlen einem Telefondienst 120 Euro im Monat. Wir nehmen 30 Euro im Monat.', 30],
  ['es', 'Pagan 120 euros al mes a un servicio de contestador. Cobramos 30 euros al mes.', 30],
  ['en', "The competitor's app costs $25, we charge $79 a month.", 79],
  ['en', 'Fresha charges $25 a month, we charge $79.', 79],
  ['en', 'Fresha costs $25 a month, ours costs $79.', 79],
  ['de', 'Die App der Konkurrenz kostet 25 Euro, wir verlangen 79 Euro im Monat.', 79],
  ['de', 'Bei der Konkurrenz kostet es 25 Euro, bei uns 79 Euro im Monat.', 79],
  ['de', 'Treatwell kostet 25 Euro im Monat, wir nehmen 79 Euro.', 79],
  ['es', 'La competencia cobra 25 euros, nosotros 79 euros al mes.', 79],
  ['es', 'Fresha cuesta 25 euros al mes, nosotros cobramos 79 euros.', 79],
  ['en', 'We charge £15 per order and our profit is £6 per order.', 15],
  ['en', 'We charge £15 per order. We make £12 profit on each.', 15],
  ['de', 'Wir nehmen 15 Euro pro Bestellung, unser Gewinn ist 6 Euro pro Bestellung.', 15],
  ['es', 'Cobramos 15 euros por pedido y nuestro beneficio es de 6 euros por pedido.', 15],
  ['zh', '我们每单收15元，每单利润6元。', 15],
  ['de', 'Eine Aushilfe kostet die Bäckerei 1.200 Euro im Monat. Wir nehmen 99 Euro im Monat.', 99],
  ['es', 'Una ayudante le cuesta a la panadería 1.200 euros al mes. Cobramos 99 euros al mes.', 99],
  ['zh', '请一个服务员每月要4000元，我们每月只收99元。', 99],
  ['de', 'Heute nehmen sie die Frio-Tasche. Die kostet 25 Euro, unsere verkaufen wir für 79 Euro.', 79],
  ['de', 'Andere Anbieter nehmen 25 Euro, unser Preis liegt bei 79 Euro.', 79],
] as const)('only what we ask for is our price: %s, %s', ([language, sentence, price]) => {
  expect(factsOf(language, sentence)).toEqual({ ...none, price });
});

test.for([
  ['en', 'We pay £200 a month for hosting.', { fixedCosts: 200 }],
  ['en', 'We pay a developer $1,500 a month.', { fixedCosts: 1500 }],
  ['en', 'Insurance, software and the van come to £450 a month.', { fixedCosts: 450 }],
  ['de', 'Unsere Fixkosten liegen bei 1.500 Euro im Monat.', { fixedCosts: 1500 }],
  ['de', 'Wir zahlen 200 Euro im Monat für Server.', { fixedCosts: 200 }],
  ['es', 'Pagamos 200 euros al mes por el alquiler.', { fixedCosts: 200 }],
  ['zh', '我们的服务器每月要500元。', { fixedCosts: 500 }],
  ['zh', '固定成本每月8000元。', { fixedCosts: 8000 }],
  ['zh', '每月服务器费1200元。', { fixedCosts: 1200 }],
  ['de', 'Wir haben 15.000 Euro Ersparnisse.', { cash: 15_000 }],
  ['en', 'We raised $150,000 from angels, $64,000 is left.', { cash: 64_000 }],
  ['es', 'Pusimos 3.000 dólares, quedan 800.', { cash: 800 }],
  ['en', 'I employ one apprentice at £1,900 a month.', { fixedCosts: 1900 }],
  ['es', 'Pago 900 euros al mes a mi ayudante.', { fixedCosts: 900 }],
  ['es', 'Tenemos 15.000 euros ahorrados.', { cash: 15_000 }],
  ['zh', '我们有15万元存款。', { cash: 150_000 }],
  ['de', 'Eine Kiste kostet uns 12 Euro im Einkauf, wir verkaufen sie für 25 Euro.', { price: 25, unitCost: 12 }],
  ['en', 'A meal is £7.50. Food and packaging are £3 per meal, delivery £1.20.', { price: 7.5, unitCost: 4.2 }],
  ['en', 'I sell them for £36. Leather and buckle are £6.50 per collar.', { price: 36, unitCost: 6.5 }],
  ['de', 'Material kostet 6 Euro, wir nehmen 15 Euro.', { price: 15, unitCost: 6 }],
  ['en', 'I sell collars for £36, the leather and packaging come to £4.', { price: 36, unitCost: 4 }],
  ['zh', '半天收费198元。付给陪诊员每单110元。', { price: 198, unitCost: 110 }],
  ['en', 'On average 3 of our 60 bakeries cancel every month.', { churn: 0.05 }],
] as const)('costs, savings and departures are handed over as such: %s, %s', ([language, sentence, facts]) => {
  expect(factsOf(language, sentence)).toEqual({ ...none, ...facts });
});
