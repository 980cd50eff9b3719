import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isNamed = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'group');

test.for([
  ['en', 'My plan is a platform where people rent tools from their neighbours, like a drill or a pressure washer.'],
  ['en', 'We build an app that lets people swap seeds with other villagers.'],
  ['de', 'Mein Plan ist eine Plattform, auf der Leute Werkzeug von ihren Nachbarn leihen.'],
  ['es', 'Mi plan es una plataforma donde la gente alquila herramientas a sus vecinos.'],
  ['zh', '我想做一个平台，让邻居之间互相租工具。'],
] as const)('a platform is for those who deal on it: %s %s', ([language, text]) =>
  expect(isNamed(text, language)).toBe(true),
);

test.for([
  ['en', 'My plan is a platform where people rent tools.'],
  ['es', 'Mi plan es una plataforma donde se alquilan herramientas.'],
] as const)('people alone are nobody: %s %s', ([language, text]) => expect(isNamed(text, language)).toBe(false));
