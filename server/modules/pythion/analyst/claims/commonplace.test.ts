import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isCommonplace } from './commonplace';

const isSaid = (text: string, language: string) => readText(text, language).clauses.every(isCommonplace);

test.each([
  ['en', 'The world is changing faster than ever.'],
  ['en', 'Every journey starts with a first step.'],
  ['en', 'There are many things to say about this.'],
  ['en', 'Our customers always come first.'],
  ['de', 'Die Welt verändert sich immer schneller.'],
  ['de', 'Bei uns steht der Kunde jeden Tag der Woche an erster Stelle.'],
  ['es', 'El mundo cambia cada vez más deprisa y la gente quiere que las cosas sean fáciles.'],
  ['es', 'Para nosotros el cliente es lo primero todos los días de la semana.'],
  ['zh', '世界变化越来越快。'],
  ['zh', '我们每一天都把客户放在第一位。'],
])('what is true of any idea says nothing of this one: %s %s', (language, text) =>
  expect(isSaid(text, language)).toBe(true),
);

test.each([
  ['en', 'The world is changing for dairy farmers.'],
  ['en', 'Our customers come first to the market and then to us.'],
  ['en', 'Every journey starts with a 40 minute wait.'],
  ['en', 'There are 40 forms to write.'],
  ['de', 'Der Kunde bekommt jeden Tag eine Liste.'],
  ['es', 'El cliente paga al final del mes.'],
  ['zh', '客户每天都来。'],
])('what tells of somebody’s day does: %s %s', (language, text) => expect(isSaid(text, language)).toBe(false));
