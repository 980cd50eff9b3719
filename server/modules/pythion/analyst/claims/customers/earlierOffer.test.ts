import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  [
    'en',
    'Last year I offered dog walking to students in Leeds and nobody paid. Now I walk dogs for nurses on shifts in Leeds, and 20 of them pay me £60 a month.',
  ],
  [
    'en',
    'First we asked cafes in Cork to pay €30 a month for our bread and none of them paid. Then we went to hotels, and 8 hotels pay us €90 a month.',
  ],
  [
    'es',
    'El año pasado ofrecí pasear perros a estudiantes en León y nadie pagó. Ahora paseo perros de enfermeras con turnos, y 20 de ellas me pagan 60 euros al mes.',
  ],
  ['zh', '去年我给学生提供遛狗服务，没有人付钱。现在我给倒班的护士遛狗，有二十位护士每月付我60元。'],
])('an offer that was given up is no loss of the present one: %s, %s', (language, text) => {
  expect(kindsOf(text, language)).not.toContain('nobodyPaid');
  expect(kindsOf(text, language)).toContain('paidPrice');
});

test.each([
  ['en', 'We sell meal boxes to night nurses in Denver. Nobody pays. Now we want to go to hotels.'],
  [
    'en',
    'We sold meal boxes to students in Denver and none of them paid. Now we have asked nurses, and nine said they would pay $10.',
  ],
])('a refusal without later payers stays: %s, %s', (language, text) => {
  expect(kindsOf(text, language)).toContain('nobodyPaid');
});
