import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.each([
  ['en', 'Our agents say they are from the tax office and collect the gold coins at the door.'],
  ['en', 'We present ourselves as their electricity company and take down the bank details.'],
  ['en', 'Our men pose as water inspectors and look where the money is kept.'],
  ['en', 'Our men claim to be from the gas company and ask for the savings book and the cash.'],
  ['de', 'Unsere Anrufer stellen sich als Mitarbeiter der Sparkasse vor und lassen sich die TAN vorlesen.'],
  ['de', 'Wir geben uns am Telefon als Polizei aus und lassen uns den Schmuck aushändigen.'],
  ['es', 'Nuestros agentes se presentan como empleados del banco y les piden la clave de la tarjeta.'],
  ['zh', '我们的客服自称银行客服，让老人念出验证码。'],
  ['zh', '我们冒充派出所民警上门，把银行卡收走。'],
])('%s: a trusted role is played to take what is theirs: %s', (language, text) =>
  expect(read(text, language)).toBe('impersonation'),
);

test.each([
  ['en', 'Pensioners get calls from crooks who say they are from the bank and ask for the card number.'],
  ['en', 'Our callers pretend to be the security desk in a drill that the bank ordered, and report who gave the code.'],
  ['en', 'Our drivers introduce themselves as the new delivery team and show the customer how to read the card.'],
  ['en', 'Our men introduce themselves as the council cleaning team and show their badge.'],
  ['de', 'Unsere Schauspieler geben sich beim Krimidinner als Kommissare aus und kassieren 40 Euro Eintrittsgeld.'],
  ['es', 'Les enseñamos a colgar cuando alguien se presenta como el banco y pide la clave.'],
  ['zh', '我们的剧本杀演员装成警察，玩家每人付88元现金。'],
])('%s: nobody is deceived: %s', (language, text) => expect(read(text, language)).toBeUndefined());
