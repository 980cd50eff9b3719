import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Language } from '../../text/language';
import { makeClaim } from '../claim';
import { isEarlierJob } from './earlierJob';
import { isGift } from './gift';
import { isHeldByOthers, isOfOthers } from './ofOthers';
import { isSupposed } from './supposed';
import { isFirmSize, isSurroundings } from './surroundings';
import { isUndone } from './undone';
import { evidenceOf } from '../../testing/evidenceOf';
import { withoutUnproven } from './unproven';

const clausesOf = (text: string, language: Language) => readText(text, language).clauses;
const contextOf = (text: string, language: Language) => clausesOf(text, language)[0]?.context ?? [];

test.each([
  ['en', 'In my years with the old driving school I put 57 learners through at €290 each.', true],
  ['en', 'While I was employed at a printer’s we sold 26 sets at $85.', true],
  ['de', 'Früher, als ich beim Sportgeschäft angestellt war, haben 212 Gäste die Anpassung gebucht.', true],
  ['de', 'In meiner früheren Stelle haben wir 410 Laibe zu 19 Franken verkauft.', true],
  ['es', 'Cuando trabajaba en el laboratorio, cincuenta droguerías pagaban 45.000 pesos por visita.', true],
  ['es', 'De cada cuatro mariachis que iban con mi patrón, tres lo volvían a buscar.', true],
  ['zh', '我以前给别人打工那阵子，那家公司完工了三十四家。', true],
  ['zh', '我在热力公司当工人的时候，公司洗了一百九十户。', true],
  ['en', 'Since I left my old firm 41 boats have booked me at €380.', false],
  ['en', 'Twelve customers of my old firm followed me and pay £20 a month.', false],
  ['de', 'Mein alter Chef schickt mir jede Woche drei Kunden.', false],
  ['es', 'Casi todas me las pasó la veterinaria donde trabajaba.', false],
  ['zh', '我在菜市场摆摊，今年卖了三百份。', false],
] as const)('an earlier job: %s %s', (language, text, expected) =>
  expect(isEarlierJob(contextOf(text, language))).toBe(expected),
);

test.each([
  ['en', 'Twenty-six cafés bought a set from a printer in Sydney at $85.', true],
  ['en', 'A firm in Ahmedabad claims to have cleaned 25 houses.', true],
  ['en', 'On a farm in Hawaii, so I read, the rows with hives gave 22 percent more.', true],
  ['de', 'In Osttirol, so hört man, sind im ersten Jahr 1.460 Fahrgäste eingestiegen.', true],
  ['de', 'Von den 73 Teilnehmern eines Vereins in Kiel schwimmen jetzt 61 ihre 200 Meter.', true],
  ['es', 'El año pasado una cooperativa de Chiloé despachó 2.300 bolsas a 4.500 pesos.', true],
  ['es', 'Mi primo lleva 118 dictados en Trujillo.', true],
  ['zh', '听说隔壁店上个月卖了八百份。', true],
  ['en', 'Last year we sold 300 sets under my cousin’s brand.', true],
  ['de', 'Letztes Jahr haben wir 300 Sets über die Firma meines Schwagers verkauft.', true],
  ['es', 'El año pasado vendimos 300 juegos a nombre de mi primo.', true],
  ['zh', '去年三百套，用的是我表哥的牌子卖出去的。', true],
  ['en', 'Last year we sold 300 sets under our own brand.', false],
  ['de', 'Letztes Jahr haben wir 300 Sets unter eigenem Namen verkauft.', false],
  ['es', 'El año pasado vendimos 300 juegos a nuestro nombre.', false],
  ['zh', '去年三百套，用的是我们自己的牌子卖出去的，表哥帮忙送货。', false],
  ['en', 'Twenty-six cafés bought a set from me at $85.', false],
  ['en', 'A shop in Reading bought eight of our violins.', false],
  ['de', 'Von meinen 73 Teilnehmern schwimmen jetzt 61 ihre 200 Meter.', false],
  ['es', 'Una cooperativa de Chiloé nos compró 2.300 bolsas a 4.500 pesos.', false],
  ['zh', '有十一家食堂是在培训课上听说的我们。', false],
  ['zh', '刷卡数据说，100位里有58位买过不止一次。', false],
] as const)('somebody else’s business: %s %s', (language, text, expected) =>
  expect(isOfOthers(contextOf(text, language))).toBe(expected),
);

test.each([
  ['en', 'Four butchers are down to take 2,300 liners off me between next March and August.', true],
  ['de', 'Das Gesundheitszeugnis hole ich im nächsten Jahr.', true],
  ['es', 'El primer mes apunto a facturar 410 canastos.', true],
  ['es', 'Entre octubre y marzo atendería 231 avisos, todos cobrados, si el invierno viene frío.', true],
  ['zh', '只要第一学期能进来四十四个孩子，学费都缴了，俱乐部才办得下去。', true],
  ['en', 'Call-backs at Hargreaves are down from 60 a month to 22.', false],
  ['en', '29 weddings booked for next summer, £100 deposit on each.', false],
  ['zh', '三家医院全都续了明年的约。', false],
] as const)('supposed or planned: %s %s', (language, text, expected) =>
  expect(clausesOf(text, language).some(isSupposed)).toBe(expected),
);

test.each([
  ['en', 'Of the 150 mowers 131 came back and the buyers wanted their money returned.', true],
  ['en', 'We had 96 families in the autumn and now there are 35.', true],
  ['de', 'Von 120 Genossen haben 97 ihren Anteil von 200 Euro wieder zurückverlangt.', true],
  ['es', 'Veinticuatro sastrerías me encargaban insignias cada mes, hasta que todas volvieron con su bordador.', true],
  ['es', 'Empezamos con 265 abonados y ya vamos por 7.', true],
  ['zh', '兰州两家食堂公司从去年十月起，没有拉走过一包。', true],
  ['en', 'In the trial valley the number of stumps went from 160 down to 12.', false],
  ['en', 'We had 96 families in the autumn and now there are 90.', false],
  ['de', 'In drei Heimen laufen seit neun Monaten 64 Döschen, taube Tage nur noch 1,1.', false],
  ['es', 'Nos habían encontrado por el repartidor de la cervecera.', false],
  ['zh', '骨科护士站给家属的纸条上有我的号，没付过钱。', false],
] as const)('undone since: %s %s', (language, text, expected) =>
  expect(clausesOf(text, language).some(isUndone)).toBe(expected),
);

test.each([
  ['en', 'So far 104 women have completed the ten lessons with fees of ₹3,500 waived for all.', true],
  ['de', 'Bis jetzt gingen 930 Klingen durch meine Hände, alle gratis zum Bekanntwerden.', true],
  ['es', 'Nueve jardines reciben gratis cada semana una caja.', true],
  ['zh', '平均每天来三十八位，一位都没收过，还有白送的。', true],
  ['en', 'Forty families pay £20 a month, the first lesson is free.', false],
  ['en', 'The breweries, having tasted the free batch, ordered a second one.', false],
  ['de', 'Die Lieferung ist gratis, 40 Familien zahlen 20 Euro.', false],
  ['zh', '免费期过完，九家诊所里八家把全年的钱打过来了。', false],
] as const)('given away: %s %s', (language, text, expected) =>
  expect(isGift(contextOf(text, language))).toBe(expected),
);

test.each([
  ['es', 'Este año llovió 1.180 milímetros y hubo 23 días de neblina.', true],
  ['en', 'The rodeo in town drew 6,500 people in 1923.', true],
  ['de', 'Mein Nachbar hat 3 Hühner, 2 Katzen und seit 8 Wochen einen Papagei.', true],
  ['es', 'El invierno pasado nevó cuatro días y no pudimos repartir.', false],
  ['en', 'Certification under EN 1891 is booked for October.', false],
  ['en', 'Our neighbour has 3 hens and buys our feed.', false],
] as const)('weather, past and households: %s %s', (language, text, expected) =>
  expect(isSurroundings(contextOf(text, language))).toBe(expected),
);

test.each([
  ['en', 'The biggest caterer in the province has 3,200 staff and 90 trucks.', true],
  ['de', 'Laut Zeitung hat der größte Hersteller der Welt 220.000 Angestellte.', true],
  ['es', 'La lavandería grande tiene 46 empleados y 9 camionetas.', true],
  ['zh', '听说昆明有家大公司有四百个员工。', true],
  ['en', 'There are 1,400 firms that have 20 staff in the county.', false],
  ['en', 'We have 12 drivers on the app.', false],
  ['en', 'Texas has 4,200 registered trucks.', false],
] as const)('the size of a firm: %s %s', (language, text, expected) =>
  expect(isFirmSize(contextOf(text, language))).toBe(expected),
);

test('a permission of somebody else is none of ours', () => {
  expect(isHeldByOthers(contextOf('A ella Digesa le entregó el registro en abril.', 'es'))).toBe(true);
  expect(isHeldByOthers(contextOf('Digesa me entregó el registro en abril.', 'es'))).toBe(false);
});

test('what was given away was used, and not paid for', () => {
  const [clause] = clausesOf('So far 104 women have had the lessons for free.', 'en');
  const claims = (['evidence', 'paidPrice', 'realUse'] as const).map((kind) =>
    makeClaim(kind, clause!, { evidence: 5 }),
  );
  expect(withoutUnproven(claims, [clause!]).map(({ kind, evidence }) => [kind, evidence])).toEqual([
    ['evidence', 4],
    ['realUse', 4],
  ]);
});

test('what is used and was never paid shows use only', () => {
  const text = 'Seven clinics ordered the app and use it every day, but they have not paid.';
  expect(evidenceOf(text, 'en')).toContain('realUse');
  expect(evidenceOf(text, 'en')).not.toContain('paidPrice');
});

test('figures of another business are none of ours, and its trouble stays', () => {
  const [clause] = clausesOf('In my years with the old driving school 57 learners paid €290 each.', 'en');
  const claims = (['trouble', 'priceNumber', 'payer', 'evidence'] as const).map((kind) =>
    makeClaim(kind, clause!, { evidence: 5 }),
  );
  expect(withoutUnproven(claims, [clause!]).map(({ kind }) => kind)).toEqual(['trouble']);
});
