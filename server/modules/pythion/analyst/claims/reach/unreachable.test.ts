import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isOnlyWay, isTheirSearch } from './unreachable';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'Bakeries lose orders on the phone. 9 bakeries pay £35 a month. We do not yet know how to reach other bakeries.',
  ],
  ['de', 'Bäckereien verlieren Stunden am Telefon. Noch wissen wir nicht, wie wir weitere Bäckereien erreichen.'],
  ['es', 'Las panaderías pierden horas al teléfono. Todavía no sabemos cómo llegar a otras panaderías.'],
])('how to reach more is an open question: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('unreachable');
});

test.for([
  [
    'en',
    'Cleaners lose overtime. The cleaners can not be reached by us: they have no address and no organisation knows them.',
  ],
  [
    'en',
    'Widowers eat toast. There is no way to reach them: I put up 200 posters, zero replies, they can’t be contacted.',
  ],
])('nor is who has no address, or whom two statements call so: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).toContain('unreachable');
});

test('who was never asked can still be found', () => {
  const text = 'Tierpräparatoren führen das Buch von Hand. Gesprochen haben wir bisher mit keinem einzigen Präparator.';
  expect(kindsOf(text, 'de')).not.toContain('unreachable');
});

test('who can’t be found is none', () => {
  expect(kindsOf('Bakeries lose orders on the phone. We do not know how to reach bakeries.', 'en')).toContain(
    'unreachable',
  );
});

test.for([
  ['en', 'We sit with people who hear voices. We have no way of reaching them.'],
  ['en', 'We sit with people who hear voices. There is no way to reach them.'],
  ['de', 'Wir begleiten Menschen, die Stimmen hören. Wir haben keinen Weg, sie zu erreichen.'],
  [
    'es',
    'Acompañamos a personas que oyen voces. Las personas lo ocultan. El problema es que no hay manera de encontrarlas ni de dirigirse a ellas.',
  ],
])('we have no way to them: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).toContain('unreachable');
});

test.for([
  ['en', 'There is no way to reach a vet on a Sunday. We run a hotline.'],
  ['en', 'There is no way to reach the surgery before nine. We answer their phones.'],
  ['en', 'There is no way for tenants to contact the landlord. We pass it on.'],
  ['en', 'Parents have no way to find a babysitter at night. We send one.'],
  ['en', 'Bakers pay us £9 a month. We have no way to reach more bakers yet.'],
  ['en', 'We repair harps for 26 harpists. We have not found one of them unhappy.'],
  ['de', 'Vermieter haben keinen Weg, die Nachbarn zu erreichen. Wir rufen die Nachbarn an.'],
  ['es', 'No hay forma de encontrar un fontanero en agosto. Los reunimos en una aplicación.'],
  ['es', 'No hay manera de encontrar un taxi de noche en el pueblo. Llevamos a la gente.'],
])('what they can’t reach, or whom we reach, is no customer out of reach: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('unreachable');
});

test.for([
  ['es', 'Arreglo bicis en Villa Urquiza. Los vecinos no tienen dónde dejarlas.'],
  ['es', 'Soy pescadero en Lugo. Los bares no consiguen percebes ni hay forma de encontrarlos.'],
  ['en', 'I sell mussels in Leith. The bars cannot find mussels, and nobody can find them in winter.'],
  ['de', 'Ich repariere Räder in Ulm. Die Nachbarn finden keinen Platz, wo sie sie abstellen können.'],
  ['zh', '我在成都修电动车。邻居们没地方放车，找也找不到。'],
])('who looks for something can be found: %s, %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('unreachable');
});

test.each([
  ['en', 'Customers never find us.', false],
  ['en', 'Customers cannot find our shop.', false],
  ['en', 'Bakers do not know that we exist.', false],
  ['de', 'Die Kunden finden uns nicht.', false],
  ['de', 'Die Kunden finden unseren Laden nicht.', false],
  ['es', 'Los clientes no nos encuentran.', false],
  ['zh', '客户找不到我们。', false],
  ['zh', '客户不知道我们。', false],
  ['en', 'The bars cannot find mussels.', true],
  ['en', 'Customers find no mussels near us.', true],
  ['de', 'Die Bäckereien finden keinen Platz.', true],
  ['es', 'Los vecinos no encuentran sitio.', true],
  ['zh', '顾客找不到地方放车。', true],
])('who looks for something, and not for us, %s: %s', (language, text, isSearch) =>
  expect(readText(text, language).clauses.some(isTheirSearch)).toBe(isSearch),
);

test.for([
  ['淘宝上挂了没人理，全是直播园区保安帮着指路来的。', true],
  ['靠什么接活？协会群，别的没有。', true],
  ['广告没打过，都是老客户介绍的。', true],
  ['楼里的群发一次踢一次，剩下的公司我根本够不着。', false],
  ['挂了三个月没人理，不知道去哪儿找人。', false],
  ['护士长不让放卡片，别的路子也没有。', false],
  ['发传单没用，别的办法也没有。', false],
] as const)('one way by which they come: %s', ([text, isNamed]) =>
  expect(readText(text, 'zh').clauses.some(isOnlyWay)).toBe(isNamed),
);

test('what is lacking helps them to find something else', () =>
  expect(
    kindsOf('There is no app yet that helps blind people find the right bus door. We make one.', 'en'),
  ).not.toContain('unreachable'));
