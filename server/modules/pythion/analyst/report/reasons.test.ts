import { describe, expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { scoreSentence, verdictText } from './verdict';
import type { Hints } from './hints';
import type { Scoring } from '../scoring/score';

const reportOf = (text: string, language = 'en') => {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result.report;
};

const scoreOf = (text: string, key: string, language?: string) =>
  reportOf(text, language).scores.find((score) => score.key === key)!;

const reasonsOf = (text: string, key: string, language?: string): string[] =>
  scoreOf(text, key, language).reasons.map(({ text: reason }) => reason);

describe('a reason says what was found', () => {
  test.each([
    ['A dating app for ghosts.', 'en'],
    ['App for parents to find babysitters', 'en'],
    ['I plan to open a vegan food truck.', 'en'],
    ['expense app for freelance photographers', 'en'],
    ['我们做民宿的入住登记软件。', 'zh'],
  ])('a product in a few words has no number: %s', (text, language) => {
    const reasons = reasonsOf(text, 'feasibility', language);
    expect(reasons).toContain('You said what kind of product it is.');
    expect(reasons.join(' ')).not.toMatch(/number|place|part/);
  });

  test('a product with a number has one', () => {
    expect(reasonsOf('We fit 3 sensors to each gate for farmers.', 'feasibility')).toContain(
      'You described the product with a number.',
    );
  });

  test('a share of the market is no size of it', () => {
    const software = 'We make online tutoring software for schools.';
    expect(reasonsOf(`${software} We only need 1% of the market.`, 'market')).toEqual([
      'You named the share of the market that you aim for.',
    ]);
    expect(
      reasonsOf(`${software} According to the ministry there are 5,200 schools.`, 'market').join(' '),
    ).not.toContain('share');
  });

  test('a cost that the founder counted isn’t said to be counted by others', () => {
    const text =
      'We rent out tools to dog groomers. We counted what it costs: 40 hours a month. Dog groomers lose hours.';
    expect(reasonsOf(text, 'problem')).toContain('You gave figures for what the trouble costs.');
  });
});

describe('a permission that is said not to be needed', () => {
  const records = 'We keep records for food trucks.';

  test('is a reason, and isn’t asked for again', () => {
    const text = `${records} We don't need a permit, the auditor only asks for records.`;
    const { next } = scoreOf(text, 'feasibility');
    expect(reasonsOf(text, 'feasibility')).toContain('You said that you need no permission.');
    expect(next).not.toMatch(/permission/);
    expect(reportOf(text).questions.map(({ id }) => id)).not.toContain('feasibility.permission');
  });

  test('has to be backed in a regulated field, and the next step says so', () => {
    const { next } = scoreOf(
      "We lend money to drivers for repairs. We built a prototype. We don't need a license.",
      'feasibility',
    );
    expect(next).toContain('office or lawyer told you that you need no permission');
    expect(next).not.toContain('or say that none is needed');
  });

  test('is still asked for where nothing is said', () => {
    const { next } = scoreOf('We lend money to drivers for repairs. We built a prototype.', 'feasibility');
    expect(next).toContain('ay how you get the permission');
  });
});

describe('the verdict', () => {
  const go = (claims: unknown[], legal: object): string =>
    verdictText({ verdict: 'go', breakers: [], claims, legal } as unknown as Scoring, {} as Hints, 'en');

  test('claims no legality where no harm was seen', () => {
    expect(go([], {})).toBe(
      'Go: the trouble is confirmed, a way to customers was tried, and nothing in the text speaks against the law.',
    );
    expect(go([], { regulated: {} })).toContain('and you said how it is allowed.');
    expect(go([{ kind: 'permission', evidence: 3 }], { regulated: {} })).toContain('and you have a permission.');
    expect(go([{ kind: 'permission', evidence: 1 }], {})).not.toContain('have a permission');
  });

  test('of a low score doesn’t promise a later go', () => {
    const texts = reportOf('A dating app for ghosts.').sentences.map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('No go so far: the text doesn’t show '))).toBe(true);
  });

  test('a cap that takes nothing isn’t named with the score', () => {
    const sentence = scoreSentence({
      levels: [],
      caps: [{ key: 'opinionOnly', limit: 55, reason: '' }],
      sum: 13,
      score: 13,
    } as unknown as Scoring);
    expect(sentence.text).toBe('The score is 13 of 100.');
  });
});
