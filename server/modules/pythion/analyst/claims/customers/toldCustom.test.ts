import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isThroughAll, readToldCustom } from './toldCustom';

const kindsIn = (text: string, language: string): string[] =>
  readToldCustom(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['en', 'Seven colleges call us on a regular basis.'],
  ['en', 'Eighteen salons have me in every four weeks.'],
  ['es', 'Doce comunidades nos llaman de forma habitual.'],
  ['de', 'Vierzehn Wirte rufen uns alle vier Wochen.'],
  ['en', '60% of our members have been with us for over three years.'],
  ['en', 'Most have been tenants for two years.'],
  ['de', 'Zwei Drittel sind seit über drei Jahren dabei.'],
  ['de', 'Die meisten sind seit mehreren Jahren bei uns.'],
  ['es', 'El 60% lleva más de tres años con nosotros.'],
  ['es', 'La mayoría lleva ya dos temporadas.'],
  ['zh', '超过一半的会员都跟了我们三年以上。'],
  ['zh', '七成租了两年多。'],
  ['en', 'We look after 31 pubs now. Most of them have us in once a month.'],
  ['de', 'Wir betreuen inzwischen 31 Betriebe. Die meisten kommen einmal im Quartal.'],
  ['zh', '手上有52家理发店，大部分一个月磨一次。'],
])('%s: customers who come back in everyday prose: %s', (language, text) =>
  expect(kindsIn(text, language)).toEqual(expect.arrayContaining(['evidence', 'realUse', 'repeat'])),
);

test.each([
  ['en', 'We want seven colleges to call us on a regular basis.'],
  ['en', 'Nine suppliers call us regularly.'],
  ['en', 'Seven newspapers call us every week with questions.'],
  ['es', 'Doce proveedores nos llaman de manera fija.'],
  ['es', 'Ojalá nueve ayuntamientos nos llamen de manera fija.'],
  ['es', 'Ningún ayuntamiento nos llama de manera fija.'],
  ['es', 'El 70% lleva más de dos años esperando.'],
  ['es', 'Solo el 10% lleva más de dos años con nosotros.'],
  ['de', '70 Prozent sind seit über drei Jahren arbeitslos.'],
  ['en', '60% of farmers have been with the same broker for over three years.'],
  ['en', 'Most of them come once a month.'],
  ['zh', '全市有94家奶茶店，大部分一个季度洗一回。'],
  ['zh', '如果手上有94家店，大部分一个季度洗一回就好了。'],
  ['zh', '我们计划明年手上有94家店。'],
  ['en', 'Eight agencies call me every week to sell me ads.'],
  ['en', 'Seven customers call us every week about the delay.'],
  ['es', 'Ocho acreedores nos llaman cada semana.'],
  ['de', 'Die meisten sind seit drei Jahren Kunden der Sparkasse.'],
])('%s: no customers who come back: %s', (language, text) => expect(kindsIn(text, language)).toEqual([]));

test.each([
  ['en', 'A bakery chain has sent us round all nineteen of its shops.', true],
  ['en', 'One hotel group has had us in all its houses.', true],
  ['de', 'Eine Hotelkette hat uns in allen zwölf Häusern eingesetzt.', true],
  ['es', 'Una cadena nos ha contratado para sus quince tiendas.', true],
  ['zh', '一家连锁火锅店让我们把十九家店都洗了一遍。', true],
  ['en', 'A care home group put us into all eight of its homes.', true],
  ['de', 'Der Träger hat uns in alle seine Kitas geholt.', true],
  ['en', 'A care home group will put us into all eight of its homes.', false],
  ['en', 'A bakery chain would have us in all its 19 shops.', false],
  ['en', 'A bakery chain has had a rival in all its 19 shops.', false],
  ['en', 'A bakery chain has had us in all its 19 shops for free.', false],
  ['de', 'Eine Kette will uns durch alle 19 Läden schicken.', false],
  ['zh', '一家连锁店想让我们把十九家店都洗了。', false],
])('%s: one customer has us in all its places: %s', (language, text, isTold) =>
  expect(readText(text, language).clauses.some(isThroughAll)).toBe(isTold),
);
