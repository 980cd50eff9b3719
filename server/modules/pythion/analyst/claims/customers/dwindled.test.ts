import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isStayedByNobody = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed');

test.for([
  ['en', 'We rent out stalls to potters. At the start there were 40 potters, now there are three.'],
  ['en', 'Initially we had 25 riding schools on the list. Today there is one.'],
  ['de', 'Wir vermitteln Reetdachdecker. Am Anfang waren 30 Betriebe dabei, heute sind es nur noch zwei.'],
  ['de', 'Anfangs hatten wir 48 Chöre. Mittlerweile ist es einer.'],
  ['es', 'Alquilamos puestos a alfareros. Al principio había 40 talleres, ahora quedan tres.'],
  ['zh', '我们帮陶艺师出租摊位。一开始有40家工作室，现在只剩3家。'],
])('three in four or more are gone: %s %s', ([language, text]) =>
  expect(isStayedByNobody(text!, language!)).toBe(true),
);

test.for([
  ['en', 'At the start there were 40 potters, now there are 31.'],
  ['en', 'At the start there were 40 complaints a year, now there is one.'],
  ['en', 'At first there were 30 minutes of waiting, now there are five.'],
  ['en', 'At the start there was one potter, now there are 40.'],
  ['de', 'Am Anfang waren 30 Fehler drin, heute ist es einer.'],
  ['de', 'Am Anfang waren es 30 Minuten, heute sind es nur noch zwei.'],
  ['de', 'Am Anfang waren 30 Betriebe dabei, heute sind es 28.'],
  ['es', 'Al principio había 40 errores, ahora queda uno.'],
  ['zh', '一开始有40家工作室，现在有38家。'],
])('more are there, or what is counted are no customers: %s %s', ([language, text]) =>
  expect(isStayedByNobody(text!, language!)).toBe(false),
);

test('few of those who signed up pay, and nobody left: 报名了900人，真正付费的只有6个，还有2个是同学', () => {
  const kinds = reviewedOf('我们开了在线陶艺课。报名了900人，真正付费的只有6个，还有2个是同学。', 'zh').map(
    ({ kind }) => kind,
  );
  expect(kinds).toContain('nobodyStayed');
  expect(kinds).not.toContain('churn');
  expect(isStayedByNobody('我们开了在线陶艺课。报名了90人，真正付费的就有61个。', 'zh')).toBe(false);
});
