import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { isOthersBusiness } from './othersBusiness';
import { readText } from './readText';

const isOthers = (text: string): boolean => readText(text).clauses.some(isOthersBusiness);
const scoreOf = (text: string): number => analysisOf(text).report.score;

const theirs = {
  en: [
    'Nine customers have paid my brother.',
    "Nine customers have paid my cousin's firm.",
    'Eleven families have bought from the company of my nephew.',
    'Twelve clients pay my aunt every month.',
    'At the hairdresser next door, 15 of 20 customers came back this year.',
    '15 of 20 customers came back to the bakery across the street this year.',
    'The lady at the corner washes for 40 families and they pay her £20 a month.',
    'My brother-in-law put up posters for his shop and got 12 calls.',
    'My neighbour handed out 200 flyers for his own business, and 12 people called him.',
  ],
  de: [
    'Neun Kunden haben die Firma meines Cousins schon bezahlt.',
    'Neun Kunden haben meinen Bruder bezahlt.',
    'Zwölf Familien zahlen meiner Tante 40 Euro im Monat.',
    'Beim Friseur nebenan sind 15 von 20 Kunden dieses Jahr wiedergekommen.',
    'Zum Bäcker gegenüber sind 15 von 20 Kunden dieses Jahr wiedergekommen.',
    'Eine Frau aus Wels wäscht für 40 Familien, und sie zahlen ihr 60 Euro im Monat.',
    'Mein Schwager hat für seinen Laden Plakate aufgehängt und 12 Anrufe bekommen.',
  ],
  es: [
    'Nueve clientes ya han pagado a la empresa de mi primo en Hamburgo.',
    'Nueve clientes le han pagado a mi hermano.',
    'En la peluquería de al lado, 15 de 20 clientes volvieron este año.',
    'La señora de la esquina lava para 40 familias y le pagan 60 soles al mes.',
    'Conozco a una señora que lava para 40 familias y le pagan 60 soles al mes.',
    'Un amigo montó un taller en Valencia y ya tiene 120 clientes que le pagan 25 euros al mes.',
    'Mi primo montó uno en Valencia y ya le pagan 120 clientes 25 euros al mes.',
    'Mi hermano abrió una en Chiclayo y sus 40 clientes le han renovado dos veces.',
    'Mi cuñada tiene una panadería en Tlaxcala y vende 300 piezas al día.',
    'Mi vecino repartió 200 folletos de su propio negocio, y 12 personas lo llamaron.',
    'Mi cuñado puso carteles para su tienda y recibió 12 llamadas.',
  ],
  zh: [
    '已经有九位客户给我表哥的公司付了钱。',
    '已经有九位客户付钱给了我哥哥。',
    '隔壁的发廊，20位客户里今年有15位又来了。',
    '隔壁发廊今年有15位客户又来了。',
    '我的邻居为他自己的生意发了200张传单，有12个人打电话给他。',
    '听说隔壁镇的王老师开的托管班有八十个孩子，每人每月六百块。',
    '对面那家补习班有一百二十个学生。',
    '听说邻县老张的店有三百个老人。',
  ],
};

/** Ideas without evidence. */
const ideas = {
  en: 'We wash the windows of small shops in Exeter.',
  de: 'Wir putzen die Fenster kleiner Läden in Kassel.',
  es: 'Limpiamos los cristales de pequeñas tiendas en Murcia.',
  zh: '我们给成都的小店擦玻璃。',
};

test.for(
  (['en', 'de', 'es', 'zh'] as const).flatMap((language) =>
    theirs[language].map((sentence) => [ideas[language], sentence] as const),
  ),
)('customers and advertising of others support nothing: %s %s', ([idea, sentence]) => {
  expect(scoreOf(`${idea} ${sentence}`)).toBeLessThanOrEqual(scoreOf(idea));
});

test.for([
  'I run the shop with my brother; nine customers have paid us.',
  'I run the shop with my brother. Nine customers have paid my brother.',
  'Nine customers paid my brother and me.',
  'Nine customers paid my brother £20 for our service.',
  'My co-founder, who does the books, was paid by nine customers for our service.',
  'The hairdresser next door pays us £9. At the hairdresser next door, 15 of 20 customers came back this year.',
  '15 of 20 customers came back to us this year.',
  'My brother put up posters for us and we got 12 calls.',
  'My neighbour handed out 200 flyers, and 12 people called us.',
  'Nine customers paid for the people next door as well.',
  'A woman in Leeds cleans 12 flats for landlords, and the guests pay her in cash.',
  'A couple in York booked 12 tours and paid her guide.',
  'Twelve parents paid my sister, who runs the bookkeeping.',
  'My neighbour wants 40 posters for his shop.',
  'A friend bought 20 candles for her shop.',
  'Un amigo encargó 20 velas para su cafetería.',
  'El hombre mayor vive solo y 12 vecinos le compran la comida.',
  '我朋友为他的餐馆订了20套，付了400元。',
  '附近的公司有三百个员工，午饭难吃。',
  '楼下的幼儿园班里有三十个孩子，家长接送很累。',
  'La mujer limpia los 12 pisos y le pagan mal.',
  '旁边的诊所有一百个病人排队，等两个小时。',
  'Mein Onkel führt ein Restaurant und bedient 80 Gäste und verliert dabei zwei Stunden.',
  'A landlord in Leeds has forty tenants who pay him late.',
  'Neun Kunden haben meinem Bruder und mir 40 Euro gezahlt.',
  'Neun Kunden haben uns bezahlt.',
  'Mein Bruder hat für unseren Laden Plakate aufgehängt und 12 Anrufe bekommen.',
  'Nueve clientes nos han pagado a mi hermano y a mí.',
  'Mi hermano y yo tenemos una panadería y vendemos 300 piezas al día.',
  'Mi cuñada tiene una panadería y tira 300 piezas al día.',
  '九位客户给我和我哥哥付了钱。',
  '我跟我哥哥一起开店。九位客户付钱给了我哥哥。',
  '对面的小区有三百个老人。',
  '对面那家补习班有一百二十个学生在用。',
])('ours, and those who have the trouble: %s', (text) => expect(isOthers(text)).toBe(false));

test.each([
  ['en', "64 pubs lease ice machines from my brother-in-law's firm at £31 per month.", true],
  ['en', '40 cafés rent coffee grinders from a friend of mine at £20 a month.', true],
  ['en', 'So far an outfit in Hull has sold 310 rails to fitters, and we want a slice.', true],
  ['de', '64 Kneipen mieten Eismaschinen von meinem Schwager für 31 Euro im Monat.', true],
  ['es', '64 bares alquilan máquinas de hielo a la empresa de mi cuñado por 31 euros al mes.', true],
  ['en', '64 pubs lease ice machines from us at £31 per month.', false],
  ['en', 'So far a school in Hull has bought 310 desks from us at £140 each.', false],
  ['en', "40 pubs lease our kit, which my brother's firm builds, at £31 a month.", false],
  ['de', '64 Kneipen mieten sie von uns für 31 Euro im Monat.', false],
] as const)('what others lease out or sell: %s, %s', (language, text, isTheirs) => {
  expect(readText(text, language).clauses.some(isOthersBusiness)).toBe(isTheirs);
});
