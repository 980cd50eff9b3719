import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findRefusedPermit } from './refusedPermit';

const isRefused = (text: string, language: string): boolean =>
  findRefusedPermit(readText(text, language).clauses) !== undefined;

test.for([
  ['en', 'We wire houses. Nobody of us is a qualified electrician, which the law requires, and we will not hire one.'],
  [
    'en',
    'We lay gas pipes for families. None of us is Gas Safe registered, as the law demands, and we refuse to take on anybody who is.',
  ],
  [
    'de',
    'Wir verlegen Stromleitungen. Keiner von uns ist Elektromeister, was das Gesetz verlangt, und wir stellen auch keinen ein.',
  ],
  [
    'es',
    'Hacemos instalaciones de gas. Nadie de nosotros tiene el carné, que la ley exige, y no pensamos contratar a nadie.',
  ],
  ['zh', '我们给人装煤气管。没有一个人有法律要求的资格证，也不打算请有证的人。'],
])('who knows the law and does not keep it refuses: %s %s', ([language, text]) =>
  expect(isRefused(text!, language!)).toBe(true),
);

test.for([
  ['en', 'We wire houses. Nobody works without the papers that the law requires, and we refuse jobs without a plan.'],
  ['de', 'Wir liefern Brot. Keiner muss warten, und wir stellen noch keinen ein.'],
  ['es', 'Repartimos pan. Nadie espera, y no pensamos subir el precio.'],
  ['zh', '我们送面包。没有人等，也不打算涨价。'],
])('others refuse nothing: %s %s', ([language, text]) => expect(isRefused(text!, language!)).toBe(false));
