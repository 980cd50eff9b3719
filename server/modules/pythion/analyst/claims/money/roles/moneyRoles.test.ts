import { expect, test } from 'vitest';
import { analysisOf } from '../../../testing/analysisOf';
import { reviewedOf } from '../../../testing/reviewedOf';

type Language = 'en' | 'de' | 'es' | 'zh';

const priceOf = (text: string): [number, string] | null => {
  const { price } = analysisOf(text).facts;
  return price && [price.amount, price.period];
};
const calculatedIn = (text: string): string =>
  analysisOf(text)
    .report.sentences.flatMap(({ origin, formula }) =>
      origin === 'calculated' && formula && !formula.startsWith('(25 ×') ? [formula] : [],
    )
    .join('\n');
const kindsOf = (text: string, language: Language): Set<string> =>
  new Set(reviewedOf(text, language).map(({ kind }) => kind));

test.each([
  ['In May we sold 25 maps for 200 euros.', 8],
  ['Last week we sold 12 jars of jam for 60 pounds at the fair.', 5],
  ['A shop bought 40 pairs for 320 euros in May and reordered 20 in July.', 8],
  ['Ein Laden hat im Mai 40 Paar für 120 Euro gekauft und im Juli 20 nachbestellt.', 3],
  ['Im Mai haben wir 25 Karten für 200 Euro verkauft.', 8],
  ['En mayo vendimos 25 mapas por 200 euros.', 8],
  ['La tienda compró 40 pares por 320 euros en mayo y repitió 20 en julio.', 8],
  ['一家店五月花320元买了40双，七月又订了20双。', 8],
])('a sum for many things is no price of one, nor paid each month: %s', (text, each) => {
  expect(priceOf(text)).toEqual([each, 'once']);
  expect(calculatedIn(text)).not.toContain('per month ×');
  expect(calculatedIn(text)).not.toContain('20 ÷ 40');
  expect(analysisOf(text).facts.payingCustomers).toBeNull();
});

test.each([
  ['We sold 25 maps at 8 euros in May.', 8],
  ['In May we sold 25 maps for 8 euros each.', 8],
  ['We sold 40 tickets for 15 euros.', 15],
  ['Im Mai haben wir 25 Karten zu je 8 Euro verkauft.', 8],
  ['En mayo vendimos 25 mapas a 8 euros cada uno.', 8],
  ['五月我们卖了25张地图，每张8元。', 8],
  ['We sold a table for 400 euros.', 400],
  ['Six clinics bought it for 40 euros a month.', 40],
])('a price of one stays: %s', (text, price) => {
  expect(priceOf(text)?.[0]).toBe(price);
});

test('those who reorder are no part of the things that were bought', () => {
  expect(calculatedIn('Six cafés bought 40 bags for 320 euros and 4 of them reordered.')).not.toContain('4 ÷ 40');
});

test('customers who reorder are counted', () => {
  expect(calculatedIn('去年卖掉18000包，一包6元。写字楼的38家公司客户里有33家按月复购。')).toContain('33 ÷ 38');
});

test.each([
  'There are 3,200 independent opticians in Spain according to the guild. Each would pay us 45 euros a month. That makes 3,200 x 45 x 12 = 1,728,000 euros a year.',
  'Es gibt laut Verband 3.200 Optiker in Spanien. Jeder würde uns 45 Euro im Monat zahlen. Das ergibt 3.200 x 45 x 12 = 1.728.000 Euro im Jahr.',
  'Hay 3.200 ópticas en España según el gremio. Cada una nos pagaría 45 euros al mes. Eso da 3.200 x 45 x 12 = 1.728.000 euros al año.',
  '据协会统计西班牙有3200家眼镜店。每家每月付我们45元。合计3200×45×12=1728000元一年。',
])('what the text works out is no price: %s', (text) => {
  expect(priceOf(text)).toEqual([45, 'month']);
  expect(calculatedIn(text)).not.toContain('1,728,000');
});

test.each([
  ['We charge 3 x 15 = 45 euros a month to each clinic.', 45],
  ['Parts cost 5 and labour 7, that makes 12 euros per jar. We sell a jar for 20 euros.', 20],
])('a price stays one: %s', (text, price) => {
  expect(priceOf(text)?.[0]).toBe(price);
});

test.each<[string, number | null]>([
  ['A liner costs us 48 euros to make; a classic liner is sold for 420 euros.', null],
  ['The agency in town charges 25 euros an hour, we charge 18.', 18],
  ['Die Agentur im Ort verlangt 25 Euro die Stunde, wir verlangen 18 Euro.', 18],
  ['La agencia del centro cobra 25 euros la hora, nosotros cobramos 18 euros.', 18],
  ['The shop in the mall charges 95 pounds.', null],
  ['Hotels pay Booking 1,800 euros a month on average.', null],
  ['Hotels zahlen Booking im Schnitt 1.800 Euro im Monat. Wir bauen eine Buchungsseite für kleine Hotels.', null],
  ['酒店每月付给Booking1800元。我们给小酒店做预订网站。', null],
])('what others ask is no price of ours: %s', (text, price) => {
  expect(priceOf(text)?.[0] ?? null).toBe(price);
  expect(calculatedIn(text)).not.toContain('−');
});

test.each([
  ['A classic haircut costs 25 euros. We cut hair in offices in Leeds.', 25],
  ['Our shop sells bread. A regular loaf costs 4 euros, a large one 6.', 4],
  ['We run a studio. The studio in the mill charges 12 pounds a class.', 12],
  ['Hotels pay us 1,800 euros a month on average.', 1800],
  ['Hotels pay monthly 45 euros for our booking page.', 45],
  ['Chemists pay SEK 4 for a sheet of our stickers.', 4],
  ['Wir betreiben einen Kran. Am Yachthafen zahlt jeder 9 Euro pro Hub.', 9],
])('ours stays: %s', (text, price) => {
  expect(priceOf(text)?.[0]).toBe(price);
});

test.each<[Language, string]>([
  ['en', 'We knit running socks that last. A pair of normal running socks costs 9 euros.'],
  ['de', 'Wir stricken haltbare Laufsocken. Ein Paar normale Laufsocken kostet 9 Euro.'],
  ['es', 'Tejemos calcetines que duran. Un par de calcetines normales cuesta 9 euros.'],
  ['zh', '我们织耐穿的跑步袜。一双普通跑步袜要9元。'],
])('what the usual thing costs is no cost of a trouble: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds.has('frequencyOrCost')).toBe(false);
  expect(kinds.has('trouble')).toBe(false);
});

test.each<[string, number | null, number | null, number | null]>([
  ["I made a scale out of a bathroom scale and a radio chip for 22 euros. I don't want to sell it.", null, 22, null],
  ['Der Druck kostet 6 Euro, wir nehmen 25 Euro. Die Standmiete ist 300 Euro im Monat.', 25, 6, 300],
  ['La impresión cuesta 6 euros, cobramos 25 euros. El alquiler del puesto es de 300 euros al mes.', 25, 6, 300],
  ['Printing costs 6 euros, we charge 25 euros. The stall rent is 300 euros a month.', 25, 6, 300],
  ['印一张地图成本六元，我们卖二十五元。摊位每月租金三百元。', 25, 6, 300],
  ['El ayuntamiento nos paga 600 euros al mes. Los gastos son de 380 euros al mes.', 600, null, 380],
  ['Die Stadt zahlt uns 600 Euro im Monat. Die Kosten liegen bei 380 Euro im Monat.', 600, null, 380],
  ['The council pays us 600 euros a month. Our costs are 380 euros a month.', 600, null, 380],
])('what ours costs is no price: %s', (text, price, unitCost, fixedCosts) => {
  const { facts } = analysisOf(text);
  expect(facts.price?.amount ?? null).toBe(price);
  expect(facts.unitCost?.amount ?? null).toBe(unitCost);
  expect(facts.fixedCosts?.amount ?? null).toBe(fixedCosts);
});

test.each([
  ['We built a ramp from old pallets for a café for 500 euros.', 500],
  ['We make bags out of old sails and sell them for 60 euros.', 60],
])('what is made for somebody keeps its price: %s', (text, price) => {
  expect(priceOf(text)?.[0]).toBe(price);
});

test.each<[Language, string]>([
  ['en', 'The council has paid us 9,000 pounds for the pilot. Button hardware costs 22 pounds per stop.'],
  ['de', 'Die Stadt hat uns 9.000 Euro für das Pilotprojekt bezahlt. Die Hardware kostet 22 Euro pro Haltestelle.'],
  ['es', 'El ayuntamiento nos ha pagado 9.000 euros por el piloto. La electrónica cuesta 22 euros por parada.'],
  ['en', 'Hotels pay us 600 pounds a month. Washing costs us 2 pounds per kilo.'],
  ['de', 'Hotels zahlen uns 600 Euro im Monat. Das Waschen kostet uns 2 Euro pro Kilo.'],
  ['es', 'Los hoteles nos pagan 600 euros al mes. Lavar nos cuesta 2 euros por kilo.'],
  ['zh', '酒店每月付我们600元。洗一公斤成本2元。'],
])('amounts for other things are not compared: %s %s', (language, text) => {
  expect(kindsOf(text, language).has('positiveMargin')).toBe(false);
  expect(calculatedIn(text)).not.toContain('−');
});

test.each([
  ['Cafés pay us 12 pounds a kilo. Beans cost us 7 pounds per kilo.', '12 GBP per kilo − 7 GBP per kilo'],
  ['We sell a jar for 5 pounds. The fruit costs us 2 pounds a jar.', '− 2'],
  ['The school paid us 40 pounds for the pilot stop. Hardware costs 22 pounds per stop.', '− 22'],
])('amounts for the same are: %s', (text, formula) => {
  expect(calculatedIn(text)).toContain(formula);
});

test.each([
  'Ten shops sell our maps at 25 euros; the shop keeps 40 percent. Printing costs 6 euros.',
  'Zehn Läden verkaufen unsere Karten für 25 Euro; der Laden behält 40 Prozent. Der Druck kostet 6 Euro.',
  'Diez tiendas venden nuestros mapas a 25 euros; la tienda se queda el 40 %. La impresión cuesta 6 euros.',
  '十家店卖我们的地图，每张25元；店家抽40%。印刷成本每张6元。',
])('the part that a shop keeps is taken off: %s', (text) => {
  const formulas = calculatedIn(text);
  expect(formulas).toContain('× 60 ÷ 100 − 6');
  expect(formulas).not.toMatch(/25 \S+(?: per \S+)? − 6/);
});

test('a share that we keep is ours', () => {
  expect(calculatedIn('Each cake sells for 25 euros. We keep 40% of each sale.')).toContain('25 EUR × 40 ÷ 100');
});

test.each<[Language, string]>([
  ['zh', '我替大家收快递。八十五户每月付二十元。快递柜超过一天就要收费。'],
  ['en', 'I take parcels in for 85 homes, which pay me 20 euros a month. The locker charges after one day.'],
])('the fee of another is no loss of ours: %s %s', (language, text) => {
  expect(kindsOf(text, language).has('negativeMargin')).toBe(false);
});

test('a loss that we tell stays', () => {
  expect(kindsOf('八十五户每月付二十元。每户我们都亏钱。', 'zh').has('negativeMargin')).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'We sell flower boxes to offices. The wholesale market asks 9 euros a bunch.'],
  ['de', 'Wir verkaufen Blumenkisten an Büros. Der Großmarkt verlangt 9 Euro pro Bund.'],
  ['es', 'Vendemos cajas de flores a oficinas. El mercado mayorista pide 9 euros por ramo.'],
  ['zh', '我们卖鲜花盒给办公室。批发市场一束要9元。'],
])('a market that asks a price is neither a size nor a way of ours: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  for (const kind of ['marketWord', 'channel', 'channelDetail']) expect(kinds.has(kind)).toBe(false);
});

test.each<[Language, string, string]>([
  ['en', 'We sell flower boxes. The wholesale market for flowers is worth 2 billion euros.', 'marketWord'],
  ['zh', '我们卖鲜花盒。鲜花批发市场规模有200亿元。', 'marketWord'],
  ['en', 'We sell our flower boxes at the wholesale market in Leeds every Friday.', 'channel'],
])('a size and a way stay: %s %s', (language, text, kind) => {
  expect(kindsOf(text, language).has(kind)).toBe(true);
});

test.each<[Language, string]>([
  ['en', 'We press juice and sell it for 4 pounds a bottle. The gardeners get 40 cents of that.'],
  ['de', 'Wir pressen Saft und verkaufen ihn für 4 Euro. Die Gärtner bekommen davon 40 Cent.'],
  ['es', 'Vendemos zumo a 4 euros la botella. Los jardineros reciben 40 céntimos de eso.'],
  ['en', 'We mend shoes for 30 euros. People send me their old pair.'],
  ['de', 'Wir flicken Schuhe für 30 Euro. Die Leute schicken mir ihr altes Paar.'],
])('who gets a part or sends a thing pays nothing: %s %s', (language, text) => {
  const last = reviewedOf(text, language).filter(({ clause }) => clause.sentence.start > 0);
  expect(last.some(({ kind }) => kind === 'payer')).toBe(false);
});

test.each([
  ['en', 'Fee = 22 eur per clerk a month, agency pays. Cash in = 58,300 eur.', 22],
  ['zh', '我们给赶集的商贩出租遮阳棚。一天租金25元。', 25],
  ['zh', '冷藏快递箱已研制完成。由网上药店按每趟20元租用。', 20],
  ['zh', '陪夜的爸妈靠自动售货机填肚子。一份饭我们要花62元做，而向家长收的是40元。', 40],
] as const)('a label, a rent by the day and whom it is for leave the price: %s %s', (_language, text, price) =>
  expect(priceOf(text)?.[0]).toBe(price),
);
