import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { statementFeatures } from './features';
import { ownMarks, translate } from './foreignWords';

test('a word of another language has the English word that it translates', () => {
  expect(translate('bäcker', 'de')).toBe('baker');
  expect(translate('pagan', 'es')).toBe('pay');
  expect(translate('客户', 'zh')).toBe('client');
  expect(translate('xyzzyx', 'de')).toBeUndefined();
});

test('a compound means what its last part means, another form what its start means', () => {
  expect(translate('dorfbäcker', 'de')).toBe('baker');
  expect(translate('panaderasss', 'es')).toBe(translate('panaderas', 'es'));
});

test('marks are the word, its start and its ending, or the signs of a Chinese one', () => {
  expect(ownMarks('bäckerei', 'de')).toEqual(['word de:bäckerei', 'part de:bäcke-', 'part de:-erei']);
  expect(ownMarks('amt', 'de')).toEqual(['word de:amt']);
  expect(ownMarks('客户', 'zh')).toEqual(['word zh:客户', 'part zh:客', 'part zh:户']);
});

test('a sentence of another language is read word by word in English', () => {
  const words = (text: string, language: 'de' | 'zh') =>
    statementFeatures(readText(text, language).clauses, [], language).words.map(({ text: word }) => word);
  expect(words('Elf Bäcker zahlen uns 40 Euro im Monat.', 'de')).toEqual(
    expect.arrayContaining(['#', 'baker', 'pay', 'us', '#money', 'month']),
  );
  expect(words('十一家客户付了40元。', 'zh')).toEqual(expect.arrayContaining(['#', 'client', '#money']));
});
