import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { copiedSentences } from './copied';

const isCopied = (text: string, language: string): boolean =>
  copiedSentences(readText(text, language).clauses).size > 0;

test.for([
  ['en', 'Pantryly has 40,000 subscribers at 12 euros a month. We are going to make the same thing for Ireland.'],
  ['en', 'Mowbot mows 900 lawns in Utah. I want to copy the idea in Wales.'],
  ['de', 'Gartenheld hat 3.000 Kunden in Wien. Wir wollen genau das für Graz anbieten.'],
  ['es', 'Verdulia reparte 2.000 cajas por semana en Chile. Queremos hacer lo mismo en Perú.'],
  ['en', 'Uber has 9,000 drivers in Malmö. We want to be the Uber for dogs.'],
  ['en', 'A startup in Oslo has 4,000 users. We want to build the same thing for Wales.'],
  ['zh', '日本有一家公司有四万会员。我们打算做一个一样的平台。'],
] as const)('somebody whom we mean to copy: %s %s', ([language, text]) => expect(isCopied(text, language)).toBe(true));

test.for([
  ['en', 'Our app has 400 subscribers at 12 euros a month. We want to do the same for Ireland.'],
  ['en', 'Pantryly has 40,000 subscribers. We plan meals for people with kidney disease.'],
  ['en', 'Fourteen clinics pay £40 a month. Next year we will do the same in Leeds.'],
  ['en', 'Nine farm shops in Kent buy 40 jars a month. Next spring we want to do the same in Sussex.'],
  ['en', 'The council pays £900 a quarter. Next year we will offer the same for schools.'],
  ['de', 'Drei Läden in Wels zahlen monatlich. Wir wollen in Linz dasselbe anbieten.'],
  ['es', 'Once panaderías pagan 30 euros al mes. Queremos hacer lo mismo en Burgos.'],
  ['zh', '已经有30家店每月付200元。我们打算再做一个小程序。'],
  ['zh', '已经有30家店每月付200元。我们打算在成都做同样的服务。'],
] as const)('ours, or somebody else beside whom we work: %s %s', ([language, text]) =>
  expect(isCopied(text, language)).toBe(false),
);
