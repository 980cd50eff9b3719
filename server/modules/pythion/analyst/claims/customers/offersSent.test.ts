import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isBeforeUse, isOfferSent } from './offersSent';

const isSent = (language: string, text: string): boolean => readText(text, language).clauses.some(isOfferSent);

test.each([
  ['zh', '报价发出去73份，八月到现在。'],
  ['zh', '寄了四十份样品给各家店。'],
  ['zh', '发出去了三十份报价单。'],
  ['en', 'Since August we sent 73 quotes.'],
  ['en', '40 estimates were sent out in spring.'],
  ['de', 'Seit August 73 Angebote verschickt.'],
  ['es', 'Desde agosto enviamos 73 presupuestos.'],
])('%s: an offer that was sent: %s', (language, text) => expect(isSent(language, text)).toBe(true));

test.each([
  ['zh', '卖了73组，八月到现在。'],
  ['zh', '报价发出去73份签了四十份。'],
  ['zh', '送出去了三十份盒饭。'],
  ['en', 'Since August we sold 73 racks.'],
  ['en', 'We sent 73 parcels to customers.'],
  ['de', 'Seit August 73 Regale verkauft.'],
  ['es', 'Desde agosto enviamos 73 cajas.'],
])('%s: what was sold or delivered: %s', (language, text) => expect(isSent(language, text)).toBe(false));

test.for([
  ['在实验室拿假人摔了六十次，样机报出来五十四次。', true],
  ['用假人测了两百遍。', true],
  ['给三家实验室装了四十台，都在用。', false],
  ['工伤保险的实验室测过，罩内 0.02 毫克。', false],
  ['在大学实验室过了拉拔试验，14枚都扛住了。', false],
  ['大连三个社区装了120户，真摔37次，报出来35次。', false],
] as const)('a trial of our own: %s', ([text, isOwn]) =>
  expect(readText(text, 'zh').clauses.some(isBeforeUse)).toBe(isOwn),
);
