import { expect, it } from 'vitest';
import { analysedText, titleOf } from './pythion.text';

it.each([
  ['An app. It sells bread.', 'An app'],
  ['1. An app for bakers', 'An app for bakers'],
  ['## Bread\n\nAn app.', 'Bread'],
  ['\n  - An app for bakers', 'An app for bakers'],
  ['3D printing of bread.', '3D printing of bread'],
  ['2.5 million bakers need help.', '2.5 million bakers need help'],
  ['***\nAn app', 'An app'],
  ['面包店浪费面包。我们卖它。', '面包店浪费面包'],
  ['Dentists miss visits. 6 of them pay.', 'Dentists miss visits'],
  ['Dentists miss 2. 6 of them pay.', 'Dentists miss 2'],
  ['Bakers waste 2.5 kilos a day. They pay.', 'Bakers waste 2.5 kilos a day'],
  ['Bread in approx. 40 shops. They pay.', 'Bread in approx. 40 shops'],
  ['Bakers, e.g. 12 of Lyon, waste bread. They pay.', 'Bakers, e.g. 12 of Lyon, waste bread'],
  ['iPhone owners wait. eBay sellers pay.', 'iPhone owners wait. eBay sellers pay'],
])('titles "%s" by its first sentence', (idea, title) => expect(titleOf(idea)).toBe(title));

it('cuts a long title at a word, and a long word anywhere', () => {
  expect(titleOf('bread '.repeat(40))).toBe(`${'bread '.repeat(13).trim()}…`);
  expect(titleOf(`${'bread '.repeat(13).trim()}; and more`)).toBe(`${'bread '.repeat(13).trim()}…`);
  expect(titleOf('面'.repeat(200))).toBe(`${'面'.repeat(79)}…`);
});

it('appends answers as paragraphs', () => {
  const answer = (text: string) => ({ question: 'who', questionText: 'Who?', text });
  expect(analysedText('An app.', [])).toBe('An app.');
  expect(analysedText('An app.', [answer('Bakers.'), answer('Lyon.')])).toBe('An app.\n\nBakers.\n\nLyon.');
});
