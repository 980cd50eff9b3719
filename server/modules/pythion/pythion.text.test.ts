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

/** With 13 more letters a title is cut. */
const long = 'Physiotherapy clinics in Ghent, Bruges and Antwerp with few rooms';

it.each([
  ['lose about 6 hours a week', 'lose…'],
  ['lose 6 hours a week to calls', 'lose 6 hours…'],
  ['pay up to 2.5 million', 'pay…'],
  ['earn 2.5 million a year', 'earn…'],
  ['wait 6 to 8 weeks for it', 'wait…'],
  ['pay €40 000 for it each', 'pay…'],
  ['lose 20% of their time', 'lose 20% of…'],
  ['sell web3 to banks and so', 'sell web3 to…'],
])('cuts no title inside a figure: "%s"', (rest, end) => expect(titleOf(`${long} ${rest}`)).toBe(`${long} ${end}`));

it('cuts no figure from its unit where a text has no spaces', () => {
  expect(titleOf(`${'面'.repeat(78)}约6小时`)).toBe(`${'面'.repeat(78)}…`);
  expect(titleOf(`${'面'.repeat(78)}16小时`)).toBe(`${'面'.repeat(78)}…`);
});

const bread = { segment: 'panaderías', solution: 'Avisamos a los vecinos cuando queda pan barato por la tarde.' };

it.each([
  [`Nadie ha pagado todavía. ${bread.solution}`, 'Avisamos a los vecinos cuando queda pan barato por la tarde'],
  [`Las panaderías tiran pan. ${bread.solution}`, 'Las panaderías tiran pan'],
  [`Pan de ayer\nNadie ha pagado todavía. ${bread.solution}`, 'Pan de ayer'],
  [`# Pan\nNadie ha pagado todavía. ${bread.solution}`, 'Pan'],
])('titles by the solution what its first sentence doesn’t introduce: "%s"', (idea, title) =>
  expect(titleOf(idea, bread)).toBe(title),
);

it('titles by the solution where the first sentence is too long', () => {
  const idea = `${long} have to prove to the insurers what they did. We write the proof of each treatment.`;
  const segment = 'physiotherapy clinics';
  expect(titleOf(idea, { segment, solution: 'We write the proof of each treatment.' })).toBe(
    'We write the proof of each treatment',
  );
  const short = idea.replace('the proof of each treatment', 'it');
  expect(titleOf(short, { segment, solution: 'We write it.' })).toBe(`${long} have to…`);
  expect(titleOf(idea, { segment, solution: null })).toBe(`${long} have to…`);
});

it('titles by no solution that only an answer names', () => {
  expect(titleOf('Nadie ha pagado todavía.', bread)).toBe('Nadie ha pagado todavía');
  expect(titleOf(`Nadie ha pagado todavía.\n${bread.solution}`, bread)).toMatch(/^Avisamos/);
});

it('cuts a long title at the last comma, if most of it stands before', () => {
  expect(titleOf(`${long}, who have to prove to insurers`)).toBe(`${long}…`);
  expect(titleOf(`Clinics, who have to prove to the insurers ${'what they did '.repeat(6)}`)).toMatch(
    /^Clinics, who have to prove to the insurers what they did what.*…$/,
  );
});

it('appends answers as paragraphs', () => {
  const answer = (text: string) => ({ question: 'who', questionText: 'Who?', text });
  expect(analysedText('An app.', [])).toBe('An app.');
  expect(analysedText('An app.', [answer('Bakers.'), answer('Lyon.')])).toBe('An app.\n\nBakers.\n\nLyon.');
});
