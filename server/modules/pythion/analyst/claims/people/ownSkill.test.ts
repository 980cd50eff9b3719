import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isSkilled = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'proof');

test.for([
  ['en', 'An app for parents shows the school menu. I code myself.'],
  ['en', 'An app for parents shows the school menu. We do the programming ourselves.'],
  ['de', 'Eine App für Eltern zeigt den Speiseplan. Ich programmiere alles selbst.'],
  ['es', 'Una aplicación para padres muestra el menú. La programo yo misma.'],
  ['zh', '一个给家长看菜单的小程序。代码都是我自己写的。'],
] as const)('what the founder can do: %s %s', ([language, text]) => expect(isSkilled(text, language)).toBe(true));

test.for([
  ['en', 'An app for parents shows the school menu. I can not code myself.'],
  ['en', 'An app for parents shows the school menu. Parents cook the lunch themselves.'],
  ['de', 'Eine App für Eltern zeigt den Speiseplan. Ich programmiere nicht selbst.'],
  ['es', 'Una aplicación para padres muestra el menú. No programo yo misma.'],
] as const)('what others do or the founder can’t: %s %s', ([language, text]) =>
  expect(isSkilled(text, language)).toBe(false),
);
