import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isHanRivalFailing, isHanRivalWeak } from './hanRival';

const isWeak = (text: string): boolean => readText(text, 'zh').clauses.some(isHanRivalWeak);

test.for([
  'Yuka对过敏不太了解。',
  'Yuka不懂过敏。',
  'Yuka没有过敏信息。',
  'Yuka只有英文版。',
  'Yuka要两分钟才能查到。',
  'Campio对小营地来说太贵。',
  '美团的系统经常算错。',
])('a named product does it badly: %s', (text) => expect(isWeak(text)).toBe(true));

test.for([
  'Yuka很好用。',
  'Yuka不贵。',
  '我们的Yuka不支持安卓。',
  'AI不够准。',
  '如果Yuka太贵，家长会来找我们。',
  'Yuka是不是太贵？',
  '快递站太小。',
  'Kindle不会伤眼睛。',
  'Linda不会编程。',
  'Bitcoin不会消失。',
])('praised, ours, supposed, or no product: %s', (text) => expect(isWeak(text)).toBe(false));

test('it is today’s way, and fails', () =>
  expect(
    reviewedOf('过敏孩子的家长每周要花一个小时看配料表。我们做了一个扫描器。Yuka对过敏不太了解。', 'zh').map(
      ({ kind }) => kind,
    ),
  ).toEqual(expect.arrayContaining(['alternative', 'alternativeFails'])));

test.for([
  'Kindle不会伤眼睛，读者都喜欢。我们做电子书。',
  'Airbnb只有房东自己能改价。',
  'Bitcoin不会消失。我们做钱包。',
  'Linda不会编程。我们在找技术合伙人。我们做花店软件。',
  '我们开发了Yuka。Yuka不支持安卓。',
])('a person, a thing or ours is no failing rival: %s', (text) => {
  const { clauses } = readText(text, 'zh');
  expect(clauses.some((clause) => isHanRivalFailing(clause, clauses))).toBe(false);
});

test.for([
  '我们为小营地做软件。Campio对小营地来说太难。',
  'Yuka不支持安卓。',
  'Yuka对过敏不会提示。我们帮过敏孩子的家长。',
])('a rival fails at what the text is about: %s', (text) => {
  const { clauses } = readText(text, 'zh');
  expect(clauses.some((clause) => isHanRivalFailing(clause, clauses))).toBe(true);
});
