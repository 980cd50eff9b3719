import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';

const isTrouble = (text: string, language: string): boolean =>
  readClaims(readText(text, language).clauses).some(({ kind }) => kind === 'trouble');

test.for([
  ['en', 'Taxi drivers have back pain after every shift.'],
  ['en', 'The drivers’ backs ache after ten hours at the wheel.'],
  ['en', 'Tilers complain about sore knees.'],
  ['de', 'Taxifahrer haben Rückenschmerzen.'],
  ['de', 'Den Fahrern tut der Rücken weh.'],
  ['de', 'Den Fliesenlegern schmerzen die Knie.'],
  ['es', 'A los taxistas les duele la espalda.'],
  ['es', 'Los taxistas tienen dolores de espalda.'],
  ['zh', '出租车司机腰疼。'],
  ['zh', '我想卖一种坐垫给出租车司机，司机腰疼。'],
  ['zh', '司机开一天车腰酸背痛。'],
  ['zh', '我问了32个司机，27个说腰疼。'],
] as const)('pain that people have is a trouble: %s %s', ([language, text]) =>
  expect(isTrouble(text, language)).toBe(true),
);

test.for([
  ['en', 'I have back pain.'],
  ['en', 'Taxi drivers have no back pain.'],
  ['en', 'The cushion works against back pain.'],
  ['de', 'Taxifahrer haben keine Rückenschmerzen.'],
  ['es', 'A los taxistas no les duele la espalda.'],
  ['zh', '司机不腰疼。'],
  ['zh', '坐垫能缓解腰疼。'],
  ['zh', '客户用得很痛快。'],
] as const)('and nothing else: %s %s', ([language, text]) => expect(isTrouble(text, language)).toBe(false));
