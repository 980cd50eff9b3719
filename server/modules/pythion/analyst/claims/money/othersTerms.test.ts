import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isOthersPrice } from './othersPrice';

const isTheirs = (text: string, language: string): boolean => readText(text, language).clauses.some(isOthersPrice);

test.each([
  ['en', 'Before, I worked for my uncle who charged 80,000 naira per tent.'],
  ['en', 'The shop where I worked took 80 euro a repair.'],
  ['en', 'My old boss charged £80 a tent.'],
  ['de', 'Ich habe vorher bei meinem Onkel gearbeitet, der 80 Euro pro Zelt verlangte.'],
  ['de', 'Die Werkstatt, in der ich gelernt habe, nahm 80 Euro pro Reparatur.'],
  ['es', 'Antes trabajé con mi tío, que cobraba 80 euros por carpa.'],
  ['en', 'A dealer told us he buys it at 45 euro a litre.'],
  ['de', 'Ein Händler sagte uns, dass er es für 45 Euro kauft.'],
  ['es', 'Un comerciante nos dijo que lo compra a 45 euros el litro.'],
  ['zh', '她们一双卖给贩子才5块钱。'],
  ['zh', '搬家公司说好300元，到了楼下要800元。'],
])('what an employer or a dealer asks is no price of ours: %s, %s', (language, text) => {
  expect(isTheirs(text, language)).toBe(true);
});

test.each([
  ['en', 'I worked in a shop. I charge £60 a repair.'],
  ['en', 'A dealer told us he buys it from us at 45 euro a litre.'],
  ['en', "Twelve bakers told us they'd pay £40 a month."],
  ['es', 'Trabajo en casa y cobro 60 euros por carpa.'],
  ['zh', '我们每家店每月收80元。'],
  ['zh', '一家每月收80元，短信要花11元。'],
])('what we ask is: %s, %s', (language, text) => {
  expect(isTheirs(text, language)).toBe(false);
});
