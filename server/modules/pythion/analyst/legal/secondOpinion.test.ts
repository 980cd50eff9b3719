import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { statementLabels, type StatementLabel } from '../network/labels';
import { readSentenceOdds, type SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import { readText } from '../text/readText';
import { judgeActs } from './judge';
import { reviewActs } from './secondOpinion';

function review(text: string) {
  const { clauses } = readText(text, 'en');
  const { harm, refusal } = reviewActs(clauses, readSentenceOdds(clauses, readClaims(clauses), 'en').alone, 'en');
  return { judged: judgeActs(clauses).harm?.id, reviewed: harm?.id, isRefused: refusal !== undefined };
}

/** The review with given odds of each sentence. */
function reviewWith(text: string, stated: Partial<Record<StatementLabel, number>>[]) {
  const { clauses } = readText(text, 'en');
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];
  const none = Object.fromEntries(statementLabels.map((label) => [label, 0])) as Odds;
  const odds: SentenceOdds = new Map(sentences.map((sentence, index) => [sentence, { ...none, ...stated[index] }]));
  return reviewActs(clauses, odds, 'en');
}

test.each([
  'Our box watches humidity in the wind chest and slows the boiler down.',
  'We clip our ultrasonic tags onto the ring main and leave them there; a maintenance fitter gets a list each Monday.',
])('words that harm elsewhere are no harm without consent: %s', (text) => {
  expect(review(text)).toMatchObject({ judged: 'wording', reviewed: undefined });
});

test('what those concerned agree to in writing is no harm by its words', () => {
  const act = 'Our phone app records a resident’s steps in the care home';
  expect(review(`${act} after she and her family agree in writing.`).reviewed).toBeUndefined();
  expect(review(`${act} without her or her family knowing.`).judged).toBeDefined();
});

test.each([
  "We run boats. We will run a boat taxi for tourists and we don't need a licence.",
  "We run a boat taxi for tourists and we don't need a licence.",
  'We will rent kayaks and need no licence.',
  "We'll sell honey at the market and we don't need a permit.",
])('who plans what needs no license avoids no law: %s', (text) =>
  expect(review(text)).toMatchObject({ reviewed: undefined, isRefused: false }),
);

test.each([
  'We run boat taxis. They say no licence is needed, but the council wants one and we will operate without it.',
  "We will run a boat taxi. We don't need no licence, nobody checks the river.",
  "We will sell beer to students and we don't need a licence, nobody checks.",
  "We don't need a licence because nobody checks.",
])('who does without a license refuses it: %s', (text) => expect(review(text).isRefused).toBe(true));

test('what needs no license may still harm', () =>
  expect(
    review("We secretly film tenants in their bedrooms and we don't need a licence for it.").reviewed,
  ).toBeDefined());

test('harm that neither a frame nor the weights find is found', () => {
  const text = 'The partner never learns about it; that is the whole point.';
  expect(review(text)).toMatchObject({ judged: undefined, reviewed: 'wording' });
});

test('plain words of harm are harm', () => {
  expect(review('We watch tenants in their bedrooms with a hidden lens.').reviewed).toBe('no consent');
});

test('what a frame describes is harm unless the network is sure that it is none', () => {
  const text = 'Our app secretly records what nannies say.';
  expect(reviewWith(text, [{ harm: 0.35 }]).harm?.id).toBe('no consent');
  expect(reviewWith(text, [{ harm: 0.1 }]).harm).toBeUndefined();
});

test('one sentence that is no harm hides no other, in either order', () => {
  const [pump, app] = ['Our pump watches the well in secret hours.', 'Our app secretly records what nannies say.'];
  expect(reviewWith(`${pump} ${app}`, [{ harm: 0.05 }, { harm: 0.6 }]).harm?.id).toBe('no consent');
  expect(reviewWith(`${app} ${pump}`, [{ harm: 0.6 }, { harm: 0.05 }]).harm?.id).toBe('no consent');
});

test('harm that only the network finds needs high odds', () => {
  const text = 'We sell sensors to dairy farmers in Friesland.';
  expect(reviewWith(text, [{ harm: 0.45 }]).harm).toBeUndefined();
  expect(reviewWith(text, [{ harm: 0.53 }]).harm).toMatchObject({ id: 'wording' });
});

test('one of several sentences is harm where the text says more around it', () => {
  const text = 'We sell sensors to dairy farmers in Friesland. They buy two each. A dealer in Sneek stocks them.';
  const hidden = `${text} The farmers don't know what the sensors record.`;
  expect(reviewWith(text, [{ harm: 0.9 }]).harm).toBeUndefined();
  expect(reviewWith(hidden, [{ harm: 0.9 }]).harm).toMatchObject({ id: 'wording', clause: { index: 0 } });
  expect(reviewWith(`${hidden} They agreed to it in the contract.`, [{ harm: 0.9 }]).harm).toBeUndefined();
});

test('a field is regulated where only the network says so', () => {
  const text = 'We draw blood at the door and take it to the laboratory.';
  expect(reviewWith(text, [{ regulated: 0.4 }]).regulated).toBeUndefined();
  expect(reviewWith(text, [{ regulated: 0.8 }]).regulated).toMatchObject({ clause: { index: 0 } });
});

test('without odds the rules judge alone', () => {
  const { clauses } = readText('Unsere App nimmt heimlich auf, was Babysitter sagen.', 'de');
  expect(reviewActs(clauses, new Map(), 'de')).toEqual(judgeActs(clauses));
});

test('a refused license is found in other words, and refusing those without one is none', () => {
  expect(review('We fly without a licence and do not want one.').isRefused).toBe(true);
  expect(review('We work only with electricians who hold a licence.').isRefused).toBe(false);
  const text = 'Permits are for the timid.';
  expect(reviewWith(text, [{ refusal: 0.95 }]).refusal).toBeDefined();
  expect(reviewWith(text, [{ refusal: 0.7 }]).refusal).toBeUndefined();
});

test('what a frame describes on a stage is no harm among other sentences', () => {
  const stage = 'Our theatre stages a game of a killer on the night train.';
  const text = `${stage} We poison the guests with a red drink. Tickets cost 40 euros.`;
  const [odds, described] = [[{}, { harm: 0.3 }, {}], 'We poison the guests with a red drink.'];
  expect(reviewWith(described, [{ harm: 0.3 }]).harm).toBeDefined();
  expect(reviewWith(text, odds).harm).toBeUndefined();
});

test('a sentence that refuses a license is no harm by its words alone', () => {
  const text = 'We know that we need a license but nobody checks, so we sell without one.';
  const { harm, refusal } = reviewWith(text, [{ harm: 0.9, refusal: 0.9 }]);
  expect(harm).toBeUndefined();
  expect(refusal).toBeDefined();
});

test('that no license is needed makes no field regulated', () => {
  expect(
    reviewWith('Need no licence for the radio, our lawyer confirmed.', [{ regulated: 0.9 }]).regulated,
  ).toBeUndefined();
});
