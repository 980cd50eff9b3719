import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const lastOf = (text: string, language: string) => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.filter(({ clause }) => clause.sentence.start === last && text.length > 0);
};
const kindsOf = (text: string, language: string): string[] =>
  reviewedOf(text, language).map(({ kind, evidence }) => (evidence >= 5 ? `${kind}5` : kind));
const shows = ['paidPrice5', 'payingCustomers5', 'payer', 'evidence5', 'realUse5', 'proof5', 'revenueIntent'];

const nurses = {
  en: "Night-shift nurses can't find a nursery. We want to open one.",
  de: 'Krankenschwestern finden keine Kita für die Nacht. Wir wollen eine eröffnen.',
  es: 'Las enfermeras no encuentran guardería de noche. Queremos abrir una.',
  zh: '夜班护士找不到托儿所。我们想开一家。',
} as const;

test.for([
  ['en', 'An angel gave us 40,000 euros, and we spent 12,000 of it.'],
  ['en', 'My parents lent us 40,000 euros.'],
  ['en', 'We got 40,000 euros from an investor.'],
  ['en', 'We applied for a grant of 20,000 euros.'],
  ['de', 'Meine Eltern haben uns 40.000 Euro gegeben, 12.000 davon sind ausgegeben.'],
  ['de', 'Wir haben einen Zuschuss von 20.000 Euro beantragt.'],
  ['es', 'Mis padres nos dieron 40.000 euros y ya gastamos 12.000 de eso.'],
  ['es', 'Recibimos una subvención de 20.000 euros.'],
  ['zh', '天使投资人给了我们四十万元，其中花了十二万。'],
  ['zh', '我们申请了二十万元的补助。'],
] as const)('money to begin with is no payment, %s: %s', ([language, text]) => {
  const kinds = kindsOf(`${nurses[language]} ${text}`, language);
  for (const kind of [...shows, 'positiveMargin', 'priceNumber']) expect(kinds).not.toContain(kind);
});

test.for([
  ['en', 'Twelve nurses pay 300 euros a month, and an angel gave us 40,000 euros.'],
  ['en', 'Twelve nurses paid us 300 euros for a place.'],
  ['de', 'Zwölf Krankenschwestern zahlen 300 Euro im Monat, und meine Eltern haben uns 40.000 Euro gegeben.'],
  ['es', 'Doce enfermeras pagan 300 euros al mes.'],
  ['zh', '十二位护士每月付三百元。'],
] as const)('who pays beside it still pays, %s: %s', ([language, text]) => {
  expect(kindsOf(`${nurses[language]} ${text}`, language)).toContain('payer');
});

test.for([
  ['en', 'We buy gold from old phones. 14 repair shops sell us 20 kilos of boards a month.'],
  ['de', 'Wir kaufen Platinen. 14 Werkstätten verkaufen uns im Monat 20 Kilo Platinen.'],
  ['es', 'Compramos placas. 14 talleres nos venden 20 kilos de placas al mes.'],
  ['zh', '我们做酸奶。九户牧民以每升四元卖给我们牛奶。'],
  ['de', 'Läufer bekommen Blasen. Wir zahlen jedem Läufer, der sie testet, 10 Euro.'],
  ['en', 'Runners get blisters. We pay each tester 10 euros.'],
  ['es', 'A los corredores les salen ampollas. Pagamos 10 euros a cada corredor que lo prueba.'],
] as const)('suppliers and whom we pay are no customers, %s: %s', ([language, text]) => {
  const kinds = kindsOf(text, language);
  for (const kind of [...shows, 'channelTried', 'priceNumber']) expect(kinds).not.toContain(kind);
});

test.for([
  ['en', 'Readers hurt their eyes. We sold 50 of our reading lamps at 70 pounds, all paid by card.', 'paidPrice5'],
  ['en', 'Runners get blisters. We sold each of 40 pairs for 15 euros.', 'priceNumber'],
  ['de', 'Läufer bekommen Blasen. Wir haben jedem Läufer zwei Paar für 15 Euro verkauft.', 'priceNumber'],
  ['en', 'We recycle phones. 14 repair shops pay us 20 euros a kilo to take boards away.', 'payer'],
  [
    'es',
    'A los pueblos se les quema el monte. Hicimos un sensor. Nos vende el comercial de la distribuidora, que se lleva un mes de cuota.',
    'channel',
  ],
  ['de', 'Wir kochen Marmelade. 14 Läden haben im Mai 200 Gläser für uns verkauft.', 'paidPrice5'],
] as const)('who pays us or sells for us counts, %s: %s', ([language, text, kind]) => {
  expect(kindsOf(text, language)).toContain(kind);
});

test.for([
  ['en', 'We have applied for the CE mark.'],
  ['en', 'The ethics committee has approved the study, and CE marking is under way.'],
  ['de', 'Die Ethikkommission hat die Studie genehmigt, und die CE-Kennzeichnung läuft.'],
  ['de', 'Die CE-Kennzeichnung ist beantragt.'],
  ['es', 'El comité de ética aprobó el estudio y el marcado CE está en trámite.'],
  ['zh', '伦理委员会批准了研究，CE认证正在办理。'],
] as const)('what is only applied for is not held, %s: %s', ([language, text]) => {
  expect(lastOf(`Amputees come back nine times. ${text}`, language).map(({ kind }) => kind)).not.toContain(
    'permission',
  );
});

test('a mark that is there is held', () => {
  const kinds = kindsOf('Amputees come back nine times. Our liner has the CE mark since May.', 'en');
  expect(kinds).toContain('permission');
});

test.for([
  ['en', 'Shops lose fruit. We built a sensor. We nearly signed two shops.'],
  ['de', 'Läden verlieren Obst. Wir haben einen Sensor gebaut. Fast hätten zwei Läden unterschrieben.'],
  ['es', 'Las tiendas pierden género. Hicimos un sensor. Casi firmamos con dos tiendas.'],
  ['zh', '商店的水果常常坏掉。我们做了一个传感器。差点签下两家商店。'],
  ['en', 'Campers lose their food. We built a box. The cool box from the hardware store costs 90 euros.'],
  ['de', 'Camper verlieren ihr Essen. Wir haben eine Kühlbox gebaut. Die Kühlbox vom Baumarkt kostet 90 Euro.'],
  ['es', 'Los campistas pierden comida. Hicimos una nevera. La nevera de la ferretería cuesta 90 euros.'],
  ['zh', '露营者的食物会坏。我们做了一个保温箱。超市的保温箱要90元。'],
] as const)('a near miss and a shop’s article are no way to customers, %s: %s', ([language, text]) => {
  const kinds = kindsOf(text, language);
  for (const kind of [...shows, 'channelTried', 'channel', 'priceNumber']) expect(kinds).not.toContain(kind);
});

test.for([
  ['de', 'Camper verlieren Essen. Unsere Kühlbox kostet 90 Euro, und 12 Camper haben sie gekauft.', 'paidPrice5'],
  ['en', 'Shops lose fruit. We built a sensor. We signed two shops at 40 euros a month.', 'priceNumber'],
  ['es', 'Hacemos jabón. Gastamos 300 euros en anuncios y ganamos 20 clientes.', 'acquisitionCost'],
] as const)('our own article and a signed deal count, %s: %s', ([language, text, kind]) => {
  expect(kindsOf(text, language)).toContain(kind);
});

test.for([
  ['面包店每天扔掉很多面包。我们想做一个应用。目前还没有客户，也没有开发产品。', false],
  ['农民没有客户，菜都烂在地里。我们做了一个平台。', true],
] as const)('how far we are is nobody’s trouble: %s', ([text, isTrouble]) => {
  const troubles = reviewedOf(text, 'zh').filter(({ kind }) => kind === 'trouble');
  expect(troubles.some(({ clause }) => clause.sentence.text.includes('客户'))).toBe(isTrouble);
});
