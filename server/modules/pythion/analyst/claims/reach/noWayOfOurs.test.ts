import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isMakingOfProduct, isNoWayOfOurs, isTeamWork } from './noWayOfOurs';
import { isRevenueSource } from './revenueSource';

const isNoWay = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isNoWayOfOurs(clause) || isRevenueSource(clause));

test.each([
  ['en', 'Clients who reach voicemail call the next firm.'],
  ['en', 'Guests who wait too long go to another café.'],
  ['de', 'Kunden, die warten, rufen die nächste Firma an.'],
  ['de', 'Die Leute gehen dann zur Konkurrenz.'],
  ['es', 'Los clientes llaman a la siguiente clínica.'],
  ['es', 'La gente se va a otra tienda y compra en la competencia.'],
  ['zh', '客人等不及就去别家了。'],
  ['en', 'My co-founder wrote booking software at a hospital group.'],
  ['de', 'Mein Bruder hat die Seite des Verbands programmiert.'],
  ['es', 'Mi hermano programó la página de la federación.'],
  ['zh', '我哥哥以前开过三家水果店。'],
  ['en', 'My friend wrote a novel about bakers.'],
  ['de', 'Meine Freundin schrieb drei Jahre lang für die Zeitung der Innung.'],
  ['zh', '我哥在报社写过新闻。'],
  ['en', 'We want to reach 10 schools by June.'],
  ['de', 'Wir wollen 10 Schulen erreichen.'],
  ['es', 'Queremos llegar a diez colegios.'],
  ['zh', '我们想做到一百家店。'],
  ['en', 'We will monetize later with ads and subscriptions.'],
  ['de', 'Später wollen wir mit Werbung Geld verdienen.'],
  ['es', 'Más adelante ganaremos con publicidad.'],
  ['zh', '以后准备靠广告赚钱。'],
])('what the team did, where customers go and how many we want is no way: %s %s', (language, text) =>
  expect(isNoWay(text, language)).toBe(true),
);

test.each([
  ['en', 'Bakers call us because the next guild meeting recommends it.'],
  ['en', 'We call the next firm on the list of the guild.'],
  ['de', 'Kunden rufen uns an, weil die Kammer uns nennt.'],
  ['es', 'Los clientes nos llaman por el gremio.'],
  ['zh', '客人看到海报就来找我们。'],
  ['en', 'My brother, the vicar, tells every family of us.'],
  ['de', 'Mein Bruder empfiehlt uns im Verein.'],
  ['es', 'Mi hermano nos recomienda en su taller.'],
  ['zh', '我哥哥把客户介绍给我们。'],
  ['en', 'My sister wrote about us in the guild paper, and 12 bakers called.'],
  ['de', 'Meine Freundin schrieb über uns in der Zeitung der Innung, und 12 Bäcker riefen an.'],
  ['es', 'Mi amiga escribió sobre nosotros en el periódico del gremio y 12 panaderos llamaron.'],
  ['zh', '我朋友在报纸上写过我们，12家面包店打来电话。'],
  ['en', 'We want to reach 10 schools through the county office.'],
  ['de', 'Wir wollen 10 Schulen über das Schulamt erreichen.'],
  ['es', 'Queremos llegar a diez colegios por la federación.'],
  ['zh', '我们想通过协会做到一百家店。'],
  ['en', 'We advertise with ads in the parish paper.'],
  ['de', 'Wir werben mit Anzeigen im Amtsblatt.'],
  ['es', 'Ganamos clientes con carteles en el mercado.'],
])('a way to customers is one: %s %s', (language, text) => expect(isNoWay(text, language)).toBe(false));

const isEarlierWork = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isTeamWork(clause) && !isMakingOfProduct(clause));

test.each([
  ['en', 'My co-founder wrote booking software at a hospital group.'],
  ['en', 'My brother wrote the till software for a chain of shops.'],
  ['de', 'Mein Bruder hat die Seite des Verbands programmiert.'],
  ['de', 'Mein Bruder hat für einen Verband eine Seite programmiert.'],
  ['es', 'Mi hermano programó la página de la federación.'],
  ['zh', '我的合伙人开发过一个医院预约系统。'],
])('what one of the team has made before is earlier work: %s %s', (language, text) =>
  expect(isEarlierWork(text, language)).toBe(true),
);

test.each([
  ['en', 'My co-founder built the app that notes orders.'],
  ['en', 'My sister built our scheduling tool.'],
  ['en', 'My partner designed the lock that our boxes use.'],
  ['de', 'Meine Partnerin hat die App gebaut, die Bestellungen notiert.'],
  ['de', 'Mein Mitgründer entwickelte unsere App.'],
  ['es', 'Mi socia desarrolló la aplicación que anota los pedidos.'],
  ['es', 'Mi hermano ha programado nuestra página.'],
  ['zh', '我的合伙人开发了我们的应用。'],
])('the product that one of the team has made is none: %s %s', (language, text) =>
  expect(isEarlierWork(text, language)).toBe(false),
);
