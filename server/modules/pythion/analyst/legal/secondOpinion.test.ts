import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { readText } from '../text/readText';
import { judgeActs } from './judge';
import { statementFeatures } from './network/features';
import { readHarmOdds } from './network/harmNetwork';
import { compiledNetwork } from './network/harmNetwork.generated';
import { reviewHarm } from './secondOpinion';

function review(text: string) {
  const { clauses } = readText(text);
  const judged = judgeActs(clauses).harm;
  return { judged: judged?.id, reviewed: reviewHarm(judged, clauses, readClaims(clauses))?.id };
}

function oddsOf(sentence: string): number {
  const { clauses } = readText(sentence);
  return readHarmOdds(statementFeatures(clauses, readClaims(clauses)));
}

test.each([
  'Our box watches humidity in the wind chest and slows the boiler down.',
  'We clip our ultrasonic tags onto the ring main and leave them there; a maintenance fitter gets a list each Monday.',
])('words that harm elsewhere are no harm without consent: %s', (text) => {
  expect(review(text)).toEqual({ judged: 'wording', reviewed: undefined });
});

test('what those concerned agree to in writing is no harm by its words', () => {
  const act = 'Our phone app records a resident’s steps in the care home';
  expect(review(`${act} after she and her family agree in writing.`).reviewed).toBeUndefined();
  expect(review(`${act} without her or her family knowing.`).judged).toBeDefined();
});

test('harm that neither a frame nor the weights find is found', () => {
  const text = 'The partner never learns about it; that is the whole point.';
  expect(review(text)).toEqual({ judged: undefined, reviewed: 'wording' });
});

test('harm that a frame describes stands, whatever the odds', () => {
  const { clauses } = readText('We sell sensors to dairy farmers in Friesland.');
  const harm = { clause: clauses[0]!, reason: 'reason', id: 'frame' };
  expect(reviewHarm(harm, clauses, [])).toBe(harm);
  expect(reviewHarm({ ...harm, id: 'wording' }, clauses, [])).toBeUndefined();
});

test('an amount that is written in another way changes nothing', () => {
  const [sign, code, word] = ['€90', '90 EUR', '90 euros'].map((amount) =>
    oddsOf(`Eleven driving schools paid us ${amount} a month.`),
  );
  expect(code).toBe(sign);
  expect(word).toBe(sign);
});

test('has one output, and a row for each name', () => {
  const { shape, tables, layers } = compiledNetwork;
  const bytes = (packed: string): number => Buffer.from(packed, 'base64').length;
  expect(bytes(layers.outputBias.bytes)).toBe(2);
  expect(bytes(layers.output.bytes)).toBe(2 * (shape.filters * 2 + shape.units));
  expect(bytes(tables.bag.bytes)).toBe(tables.bag.names.split('\n').length);
  expect(bytes(tables.words.bytes)).toBe(tables.words.names.split('\n').length * shape.width);
  expect(bytes(tables.marks.bytes)).toBe(tables.marks.names.split('\n').length * shape.width);
});
