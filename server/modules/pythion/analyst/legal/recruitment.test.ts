import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.for([
  ['en', 'We run a pyramid: each member brings three who pay 500 euros, and gets a share.'],
  ['en', 'Each member pays 500 euros, brings in three more members and gets a share of what they pay.'],
  ['de', 'Jedes Mitglied zahlt 500 Euro, wirbt drei weitere und bekommt einen Anteil von deren Einlage.'],
  ['es', 'Cada socio paga 500 euros, trae a tres más y se lleva una parte de lo que pagan.'],
  ['zh', '每个会员交500元，拉三个新会员，从他们交的钱里提成。'],
] as const)('%s: who joins is paid by those who join later: %s', ([language, text]) =>
  expect(read(text, language)).toBe('pyramid scheme'),
);

test.for([
  ['en', 'Each member who brings three friends gets a month free.'],
  ['en', 'Each partner brings hotels that pay 500 euros and gets a commission.'],
  ['en', 'Our course warns people: each member brings three more and gets a share of what they pay.'],
  ['en', 'We build a pyramid of sand with every child.'],
  ['de', 'Jedes Mitglied wirbt zwei Freunde und bekommt einen Monat geschenkt.'],
  ['es', 'Cada socio que trae a dos amigos tiene un mes gratis.'],
  ['zh', '每个会员介绍三个朋友就送一杯咖啡。'],
] as const)('%s: a reward for a friend, or a commission: %s', ([language, text]) =>
  expect(read(text, language)).toBeUndefined(),
);
