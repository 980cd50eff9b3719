import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { marketOf } from '../../testing/marketOf';
import { reviewedOf } from '../../testing/reviewedOf';

/** The price and the cost of one that a text hands over. */
function amountsOf(text: string, language: string): [price?: number, unitCost?: number] {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(result.problem);
  return [result.facts.price?.amount, result.facts.unitCost?.amount];
}
const costsOf = (text: string, language: string) =>
  reviewedOf(text, language).flatMap(({ kind, quantity }) => (kind === 'unitCost' ? [quantity?.value] : []));

const ideas: Readonly<Record<string, string>> = {
  en: 'We groom horses for riding schools in Kent. 40 riding schools have paid. A visit is £60. ',
  de: 'Wir pflegen Teiche für Hotels im Allgäu. 40 Hotels haben bezahlt. Ein Besuch kostet 60 Euro. ',
  es: 'Limpiamos tejados de hoteles en Jaca. 40 hoteles han pagado. Cada visita cuesta 60 euros. ',
};

test.each([
  ['en', 'Our costs per visit, including shampoo and diesel, come to about £18.', 18],
  ['en', 'Hay, brushes and diesel eat up about 18 of that.', 18],
  ['en', 'Brushes and diesel run to about 18.', 18],
  ['en', 'The hosting is nothing and the hours add up, so call it £18 all in.', 18],
  ['de', 'Meine Ausgaben pro Besuch liegen bei rund 18 Euro.', 18],
  ['de', 'Sprit, Filter und Futter fressen etwa achtzehn davon.', 18],
  ['de', 'Der Sprit frisst 12 Euro, die Filter 4 und das Futter 2.', 18],
  ['es', 'El gasto por visita, entre gasolina y tejas, anda por los 18.', 18],
  ['es', 'Los gastos por visita rondan los 18 euros.', 18],
  ['es', 'La gasolina se lleva 12, las tejas unos 4 y el andamio 2.', 18],
  ['en', 'Of that, 18 goes on shampoo and diesel.', 18],
  ['en', 'It sets me back 18 in shampoo and diesel.', 18],
  ['es', 'De ahí se van 18 en gasolina.', 18],
])('what one costs us, in everyday words: %s %s', (language, words, cost) => {
  expect(amountsOf(`${ideas[language]}${words}`, language)).toEqual([60, cost]);
});

test.each([
  ['en', 'If we hired help, our costs per visit would come to about £18.'],
  ['en', 'A vet eats about 18 hours of it.'],
  ['en', 'Vets lose time, and the hours run to about 18.'],
  ['de', 'Die Kunden sagen, ihre Ausgaben pro Besuch liegen bei rund 18 Euro.'],
  ['de', 'Die Karpfen fressen etwa 18 Stunden davon.'],
  ['de', 'Früher lagen die Kosten pro Besuch bei 18 Euro.'],
  ['es', 'Si subimos, el gasto por visita andaría por los 18.'],
  ['es', 'La competencia se lleva 18.'],
  ['en', 'Of that, 18 goes to waste on a Monday.'],
  ['es', 'De ahí salen 18 turistas para Jaca.'],
])('what others spend, hours and former costs are none: %s %s', (language, words) => {
  expect(costsOf(`${ideas[language]}${words}`, language)).not.toContain(18);
});

test.each([
  [
    'en',
    'We sharpen chainsaws for foresters. It’s six fifty a chain. Files and fuel come to about £2 a chain.',
    6.5,
    2,
  ],
  [
    'en',
    'I sweep chimneys in Bath. A sweep is seventy pounds all in, and brushes and fuel run to about eleven.',
    70,
    11,
  ],
  [
    'de',
    'Ich stimme Orgeln für Gemeinden. Ich nehme 140 Euro fürs erste Mal. Meine Kosten pro Orgel liegen bei 25 Euro.',
    140,
    25,
  ],
  [
    'de',
    'Wir schleifen Messer in Kantinen. Bisher 44 Vormittage zu je 210 Euro. Schleifbänder kosten uns 35 Euro pro Termin.',
    210,
    35,
  ],
  ['es', 'Vendemos velas en ferias de Murcia a turistas. El ticket medio es de 21 €, y cada vela nos cuesta 4.', 21, 4],
  ['es', 'Alquilamos huertos a jubilados. La cuota son 25 euros al mes y el gasto por huerto ronda los 9.', 25, 9],
  ['zh', '我给火锅店清洗油烟机。一台收260,清洗剂加路费加给师傅的钱差不多90。', 260, 90],
  ['zh', '我们给养牛场处理粪污,每吨县里补贴我们60,一吨处理下来花40左右。', 60, 40],
  ['zh', '我和老公开了个早餐店,一碗面一个蛋,八块。一碗面食材三块二,房租水电摊下来又是两块。', 8, 5.2],
])('price and cost of one: %s %s', (language, text, price, cost) => {
  expect(amountsOf(text, language)).toEqual([price, cost]);
});

test.each([
  ['en', 'We hire out gazebos for weddings. Charge is £90 a weekend. Cleaning and mending came to £120 per gazebo.'],
  [
    'es',
    'Alquilamos carpas para bodas. Rentamos cada carpa en 900 pesos. El lavado se lleva 640, el flete 350 y los cierres unos 250.',
  ],
  ['zh', '我们做老人餐,一荤两素一汤,十块。一份饭食材八块三,房租人工摊下来又是五块。'],
])('a cost above the price is a loss: %s %s', (language, text) => {
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect(kinds).toContain('negativeMargin');
  expect(kinds).not.toContain('positiveMargin');
});

test('who has renewed behind a cost is no part of it', () => {
  const text = `${ideas['en']}Brushes and fuel come to £18, and all seven schools have extended.`;
  expect(amountsOf(text, 'en')).toEqual([60, 18]);
});

test('upkeep of what is hired out for a day is no cost of each day', () => {
  const kinds = reviewedOf(
    'We hire out bikes to tourists. A bike is £20 a day. Maintenance comes to £90 per bike.',
  ).map(({ kind }) => kind);
  expect(kinds).not.toContain('negativeMargin');
});

test('where each hire loses, the costs that are told leave no margin', () => {
  const text =
    'Alquilamos trajes a novios en Puebla. Rentamos cada traje en 650 pesos. La tintorería se lleva 280 y los arreglos 150. ';
  expect(marketOf(text).formulas.join(' ')).toContain('−');
  expect(marketOf(`${text}La verdad es que perdemos en cada renta.`).formulas.join(' ')).not.toContain('−');
});

test.each([
  ['The garage says a new boiler is £3000 all in. We teach people to service boilers.', 'en'],
  ['En la competencia el ticket medio es de 21 €. Vendemos velas a turistas.', 'es'],
  ['我买了菜,三斤米两斤油,四十五块。我们做老人餐。', 'zh'],
])('the price of others is none of ours: %s', (text, language) => {
  expect(amountsOf(text, language)[0]).toBeUndefined();
});
