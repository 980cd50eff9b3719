import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isTried = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'channelTried');

test.each([
  ['zh', '顾客主要从俱乐部的微信群和小红书来。现在还没有开张。'],
  ['zh', '客人主要靠小红书和朋友圈找来。我们还没有正式上线。'],
  ['en', "Customers mainly come through the running club's group. We have not opened yet."],
  ['de', 'Kunden kommen vor allem über die Gruppe des Laufvereins. Wir haben noch nicht eröffnet.'],
  ['es', 'Los clientes vienen sobre todo del grupo del club. Todavía no hemos abierto.'],
])('how customers come to what isn’t open is planned: %s %s', (language, text) =>
  expect(isTried(text, language)).toBe(false),
);

test.each([
  ['zh', '顾客主要从俱乐部的微信群和小红书来。第二家店还没有开张。'],
  ['en', "Customers mainly come through the running club's group. The second shop has not opened yet."],
  ['en', "Customers mainly come through the running club's group. We are not open on Mondays."],
  ['en', "Customers mainly come through the running club's group. We don't live in the village."],
  ['de', 'Kunden kommen vor allem über die Gruppe des Laufvereins. Die zweite Filiale ist noch nicht eröffnet.'],
  ['zh', '顾客主要从俱乐部的微信群和小红书来。'],
])('what is open has been tried: %s %s', (language, text) => expect(isTried(text, language)).toBe(true));
