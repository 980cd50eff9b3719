import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const idea = 'Butchers in Leeds lose two hours a week on blunt knives. We sharpen them at 18 pounds a visit.';

const reachOf = (sentence: string, about = idea) =>
  analysisOf(`${about} ${sentence}`).report.dealBreakers.find(({ key }) => key === 'reach');

const tried = 'You named a way to your customers that was tried or has a partner.';
const withoutNotice = 'You named a way to your customers, but not what came of it.';

test.each([
  'I walk in before 8 when the owner is behind the counter and just ask, went into 40, 11 said yes.',
  'I rang 50 butchers and 9 signed up.',
  'My friend Becky mentions me to every butcher she meets, and 38 of the 112 came by her.',
  'I get to them through Ian who sells saws, 2 of the 4 came that way.',
  'We came to the chain via a broker who sits on their board.',
  'Most butchers come to us through the federation, 14 so far.',
  'I park on the same streets on the same days, Kirkgate mon and thurs.',
  'I park the van at the market in Otley on Saturdays.',
  'We set up a stall at the market on Fridays.',
  'We came to the butchers through their guild.',
  '2 of the 4 in Otley came that way.',
  'Half of the orders came through him.',
  'I visited 40 butchers, and 11 agreed to buy.',
  'I walked into 31 kitchens, 14 let me do a free round and 9 have me back.',
])('what came of a way is told: %s', (sentence) => {
  expect(reachOf(sentence)?.state).toBe('pass');
  expect(reachOf(sentence)?.reason).toContain(tried);
});

test.each([
  'I asked 30 butchers if they would pay and 22 said yes.',
  'I rang 26 butchers and 19 had bought a new knife last year.',
  'I park my car at the station every Monday.',
  'I park the van at home on Sundays.',
  'We stop the oven at ten in the shop on Mondays.',
  'We stop at noon on Fridays.',
  'I got into this trade through my uncle.',
  'Half of the damp comes from there.',
  'Most of the water comes from it.',
  'Half of the ideas came from them.',
  'I visited 40 butchers, and 11 agreed that blunt knives are a waste.',
  'We have an account with 40 members at the bank.',
  '9 of the 14 complaints came from them.',
  'My boss signed off on £400 a month to carry on with it.',
  'Our agency sends one.',
  'We post the knives back in four days.',
  'The server comes to £1.80 per butcher.',
  'One of our butchers went back through its book for us.',
  'I went through the invoices of 9 butchers.',
])('no way to customers: %s', (sentence) => {
  expect(reachOf(sentence)?.state).toBe('unknown');
  expect(reachOf(sentence)?.reason).not.toContain(withoutNotice);
});

test('a way into a town was no way to customers that was tried', () => {
  expect(reachOf('I came to Leeds through a job at the hospital.')?.reason).not.toContain(tried);
});

test.each(['I have an Instagram with 2,300 followers.', 'We run a page with 900 followers.'])(
  'a medium of ours is a way, whatever came of it: %s',
  (sentence) => {
    expect(reachOf(sentence)?.reason).toContain(withoutNotice);
  },
);

test.each([
  [
    'Büros in Nürnberg verlieren jeden Tag zwei Stunden. Wir fliegen mit der Drohne über das Dach.',
    'Kunden kommen übers Hausverwalter-Stammtisch in Nürnberg.',
    'Die Kunden kommen aus Bayern.',
  ],
  [
    'Pflegeheime in Kassel suchen lange nach Personal. Wir vermitteln Pflegekräfte an Heime.',
    'Drei Pflegeschulen legen unsere Flyer aus.',
    'Die Nachbarn bekommen unseren Zettel vorher.',
  ],
  [
    'Los bares de Lleida pierden dos horas al día. Vendemos té a bares.',
    'Los clientes nos encuentran a través del gremio.',
    'Los clientes vienen de Lleida.',
  ],
  [
    '施工队每天花两个小时做安全检查。我们给施工队做安全检查的小程序。',
    '客户主要是一个做脚手架租赁的老板帮我介绍的。',
    '老师推荐学生用纸。',
  ],
])('customers who come by a way in other languages: %s', (about, way, other) => {
  expect(reachOf(way, about)?.reason).toContain(tried);
  expect(reachOf(other, about)?.reason).not.toContain(tried);
});

test.each([
  'I cannot take more until I find staff.',
  'We cannot grow before we find a second grinder.',
  'We cannot find enough drivers.',
  'We cannot find anyone to drive at night.',
  'Nobody can be found to work the night shift for us.',
])('who is short of hands reaches customers all the same: %s', (sentence) => {
  expect(reachOf(sentence)?.state).not.toBe('fail');
});

test.each([
  'We do not know how to find the butchers.',
  'The butchers cannot be found.',
  'We cannot find restaurants that want to join.',
  'We cannot reach the butchers until the guild answers.',
])('customers who cannot be found: %s', (sentence) => {
  expect(reachOf(sentence)?.state).toBe('fail');
});

test.each([
  ['Sie stehen selber im Laden und haben zwei Stunden am Tag offen.', 'unknown'],
  ['Die Verkäufer stehen den ganzen Tag im Laden.', 'unknown'],
  ['Wir stehen jeden Samstag auf dem Markt, 14 Läden haben sich gemeldet.', 'pass'],
  ['Unsere Karten hängen im Laden der Innung.', 'pass'],
])('where they stand is no way, where we or ours stand is one: %s', (sentence, state) => {
  expect(reachOf(sentence, 'Eine App für kleine Läden.')?.state).toBe(state);
});

test('who doesn’t know how many there are can address them', () => {
  const text =
    'We sell plots for tiny houses to retired couples. No clue how many tiny houses there are in the country.';
  expect(analysisOf(text).report.dealBreakers.find(({ key }) => key === 'reach')?.state).not.toBe('fail');
});

test.each([
  'I spoke to 12 butchers at the trade show.',
  'I chatted with 14 butchers at a county fair in May.',
  'Me las mandó la kinesióloga.',
  'Los clientes me los manda el veterinario.',
  'The vet sends them to me.',
])('who is met at a fair, or sent by those who know them, is reached: %s', (sentence) => {
  expect(reachOf(sentence)?.reason).toContain(tried);
});

test.each([
  'I asked 9 butchers about the trade show that they hate.',
  'Me las manda el proveedor.',
  'My supplier sends them to me.',
])('who talks of a fair, or sends goods, opens no way: %s', (sentence) => {
  expect(reachOf(sentence)?.reason).not.toContain(tried);
});
