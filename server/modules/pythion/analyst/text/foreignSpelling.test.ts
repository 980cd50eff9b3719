import { expect, test } from 'vitest';
import { respellForeign } from './foreignSpelling';

test.each([
  ['es', 'coperativa', 'cooperativa'],
  ['es', 'apicutlores', 'apicultores'],
  ['de', 'Genosenschaft'.toLowerCase(), 'genossenschaft'],
] as const)('a typo in %s: %s', (language, typo, word) => expect(respellForeign(typo, language)).toBe(word));

test.each([
  ['es', 'cooperativas'],
  ['de', 'olivenbauern'],
  ['de', 'rechne'],
  ['es', 'oposiciones'],
  ['es', 'cuatro'],
  ['de', 'schwager'],
  ['de', 'leider'],
  ['de', 'dürften'],
  ['de', 'müssten'],
  ['de', 'setzten'],
  ['de', 'träumte'],
  ['de', 'liefen'],
  ['de', 'fielen'],
  ['de', 'riefen'],
  ['de', 'flogen'],
  ['es', 'dejado'],
  ['es', 'contado'],
  ['es', 'seguido'],
  ['es', 'repartida'],
  ['es', 'vendría'],
  ['es', 'hosteleros'],
  ['es', 'tintorería'],
  ['zh', '合作社的人们'],
  ['en', 'coperative'],
] as const)('nothing is guessed in %s for %s', (language, word) => expect(respellForeign(word, language)).toBe(word));
