import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isDenied = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed');

test.for([
  [
    'en',
    'Labs redo crowns. In 10 labs we counted for six weeks: 0 of 600 were redone, so they do not have this problem.',
  ],
  [
    'de',
    'Orgelbauer klagen über Holzwürmer. Wir haben mit 14 von ihnen 80 Windladen geöffnet: in keiner waren Holzwürmer.',
  ],
  ['en', 'Drivers slip off the side. 34 drivers talked with us at the scales. None of the 34 has ever slipped.'],
  ['en', 'Caterers lose trays. I asked 25 of them in Kent and not a single one had ever lost a tray. We tag trays.'],
  ['en', 'Caterers lose trays. I asked 25 of them in Kent. None of them had lost a tray. We tag trays.'],
  [
    'en',
    'Shops suffer from broken bottles. I went through the books of 120 shops: none had any breakage. We sell shelves.',
  ],
  ['en', 'Dentists miss calls at lunch. I called 40 practices and nobody missed a call. We answer their phone.'],
  ['en', 'Cyclists get punctures. I stood with 60 riders at the ferry; nobody had ever had one. We sell a patch.'],
  [
    'de',
    'Imkern wird Honig gestohlen. Ich habe 30 Imker gefragt, bei keinem war je etwas weg. Wir verkaufen eine Kasse.',
  ],
  ['de', 'Wirte haben Ärger mit Fässern. Wir haben mit 18 Wirten gesprochen, keiner hatte damit je ein Problem.'],
  [
    'de',
    'Winzer ärgern sich über Stare. Wir haben 25 Winzer an der Nahe nach dem letzten Herbst gefragt; Verluste durch Stare hatte kein einziger.',
  ],
  ['en', 'Old people eat badly. We rang all 46: 39 said they eat fine.'],
  ['en', 'We find lost remotes. Of the 30 families we asked, 27 said it is no problem for them.'],
  ['en', 'We find lost remotes. 27 of the 30 families we asked told us that they never lose it.'],
  ['en', 'We find lost remotes. We asked 30 families, and 27 shrugged.'],
  ['en', 'We find lost remotes. Of 30 families asked, only 3 call it a problem.'],
  ['en', 'We find lost remotes. Only three of the 30 families we asked had lost one this year.'],
  ['en', 'Florists waste flowers. I visited 33 florists: 29 don’t mind, 1 had an actual problem.'],
  ['es', 'Los panaderos tiran pan. Pregunté a 22 panaderos y a ninguno le había sobrado pan. Vendemos una app.'],
  ['zh', '奶茶店经常漏单。我问了30家店，没有一家遇到过漏单。我们做一个小程序。'],
  ['zh', '奶茶店经常漏单。我问了30家店，一家都没遇到过这个问题。'],
] as const)('nobody of those asked has the trouble: %s %s', ([language, text]) =>
  expect(isDenied(text, language)).toBe(true),
);

test.for([
  ['en', 'Caterers lose trays. I asked 25 of them and none of them had a way to find a lost tray. We tag trays.'],
  ['en', 'Caterers lose trays. We asked our 25 customers and none had lost a tray with our tag.'],
  ['en', 'Caterers lose trays. We asked 25 caterers, 19 had lost trays, none of them knew who took them.'],
  ['en', 'Dentists miss calls at lunch. I called 40 practices at lunch and nobody answered. We answer their phone.'],
  ['en', 'Landlords fear unpaid rent. I rang 45 landlords and none of them insures it. We insure it.'],
  ['de', 'Wirte haben Ärger mit Fässern. Wir haben mit 18 Wirten gesprochen, keiner hatte eine Lösung.'],
  ['de', 'Bäcker werfen Brot weg. Ich habe mit zwölf Bäckern gesprochen, und keiner wusste, wie viel er wegwirft.'],
  ['de', 'Winzer ärgern sich über Stare. Wir haben 25 Winzer gefragt; keine Verluste durch Stare hatten nur drei.'],
  ['es', 'Los panaderos tiran pan. Pregunté a 22 panaderos y ninguno sabía cuánto tira. Vendemos una app.'],
  ['zh', '奶茶店经常漏单。我问了30家店，没有一家知道漏了多少单。我们做一个小程序。'],
  ['en', 'We find lost remotes. Of the 30 families we asked, 27 said it is no small problem for them.'],
  ['en', 'We find lost remotes. Of the 30 families we asked, 27 had lost one this year; only 3 had not.'],
  ['en', 'We find lost remotes. Of 30 families asked, 24 call it a real problem.'],
  ['en', 'We find lost remotes. Only three of the 30 families who use our tag had lost one this year.'],
  ['en', 'We find lost remotes. Of the 30 families we asked, 27 lose theirs every week; their landlords shrugged.'],
  ['en', 'Tenants lose deposits. I spoke to 40 tenants and none of them had ever got their deposit back.'],
  ['en', 'Nurses work overtime. I asked 30 nurses and none of them had ever been paid for overtime.'],
  ['en', 'Farms lose calves. We visited 25 farms; the big ones lose nothing, and none of the small ones has a vet.'],
  ['de', 'Mieter verlieren Geld. Mit 40 Mietern habe ich gesprochen, keiner hatte je seine Kaution zurückbekommen.'],
  ['zh', '面包店有漏单的问题。我问了25家面包店，每一家都遇到过这个问题。'],
  ['zh', '药店有过期药的问题。我问了20家药店，有一家没遇到过，其他都遇到过。'],
  ['zh', '药店有过期药的问题。我问了20家药店，没有一家没遇到过。'],
] as const)('what none of them has or knows is no such answer: %s %s', ([language, text]) =>
  expect(isDenied(text, language)).toBe(false),
);
