import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNoticeResponse } from './noticeResponse';

const isTold = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isNoticeResponse(clause));

test.for([
  ['en', '14 of 60 skippers who read our notice at the marina booked a cleaning.'],
  ['en', 'Nine out of 200 parents who got our flyer signed up.'],
  ['de', '14 von 60 Skippern, die unseren Aushang gelesen haben, haben eine Reinigung gebucht.'],
  ['es', '14 de los 60 patrones que leyeron nuestro aviso reservaron una limpieza.'],
  ['zh', '看到我们传单的60位船长里，有14位预约了清洗。'],
] as const)('a notice of ours brought some: %s %s', ([language, text]) => expect(isTold(text, language)).toBe(true));

test.for([
  ['en', 'None of the 60 skippers who read our notice booked.'],
  ['en', '14 of 60 skippers who read our notice would book a cleaning.'],
  ['en', '14 of 60 skippers who read their notice booked a cleaning.'],
  ['en', '14 of 60 skippers who read our notice laughed.'],
  ['en', '14 of 60 nurses who saw our ad asked for a refund.'],
  ['en', '14 of 60 skippers who read our notice asked for less.'],
  ['en', '14 of 60 skippers who got our newsletter wrote to unsubscribe.'],
  ['de', 'Niemand, der unseren Aushang gelesen hat, hat gebucht.'],
  ['zh', '看到我们传单的60位船长，没有一位预约。'],
] as const)('nobody came, or it is another one: %s %s', ([language, text]) =>
  expect(isTold(text, language)).toBe(false),
);
