import { describe, expect, it, test } from 'vitest';
import { applyCap, roundScore } from '../../../../../shared/analysisTotal';
import { scoreKeys, type AnalysisReport } from '../../../../../shared/contracts/analysis';
import type { Scoring } from '../scoring/score';
import { analysisOf } from '../testing/analysisOf';
import { chooseQuestions, rankAssumptions } from './guidance';
import { riskBank } from './riskBank';

const reportOf = (text: string): AnalysisReport => analysisOf(text).report;

const strong =
  'Dental practices in Lyon lose about 3 hours a week to phone calls. 12 of them logged it for a month. Today they answer between two patients, and miss every fourth call. We built an assistant that takes the call. The regional dental association introduced us to 40 of them, and 14 answered. 5 practices pay 90 euros per month, which costs us 30 euros per month, and 4 renewed after three months.';
const abandoned = `${strong} Then all 5 practices cancelled.`;
const planned =
  'Dental practices in Lyon lose 3 hours a week to phone calls. We want to build an assistant that takes the call.';

const stepsOf = ({ sentences }: AnalysisReport): string =>
  sentences.flatMap(({ section, text }) => (section === 'nextSteps' ? [text] : [])).join(' ');

describe('under a cap', () => {
  const report = reportOf(abandoned);

  test('a question offers what its answer can move, and is asked though the cap takes its points', () => {
    expect(report.caps[0]).toMatchObject({ key: 'breakerFail', limit: 35 });
    expect(report.questions.length).toBeGreaterThan(0);
    expect(report.questions.map(({ points }) => points)).toContain(0);
    for (const { points } of report.questions) {
      expect(points).toBeGreaterThanOrEqual(0);
      expect(report.score + points).toBeLessThanOrEqual(35);
    }
  });

  test('the next steps say that the cap comes first, and praise no points elsewhere', () => {
    expect(stepsOf(report)).toContain('The cap on the score comes first: resolve the failed deal-breaker, since');
    expect(stepsOf(report)).not.toContain('gain the most points');
  });

  test('the score of a failed deal-breaker says that the deal-breaker comes first', () => {
    const { next } = report.scores.find(({ key }) => key === 'problem')!;
    expect(next).toMatch(/^The failed deal-breaker comes first: your own figures speak against the problem\./);
    expect(next).not.toContain('Nothing is missing');
  });

  test('the answer that ends a cap is worth the whole total, and is asked first', () => {
    const held = {
      levels: scoreKeys.map((key) => ({ key, level: 3 })),
      claims: [],
      legal: {},
      caps: [{ key: 'opinionOnly', limit: 55, reason: '' }],
      sum: 60,
      score: roundScore(applyCap(60, 55)),
    } as unknown as Scoring;
    const [first, second] = chooseQuestions(held);
    expect(first).toMatchObject({ id: 'problem.evidence', points: 70 - 48 });
    expect(second!.points).toBeGreaterThan(0);
    const others = chooseQuestions({ ...held, caps: [{ key: 'breakerFail', limit: 55, reason: '' }] });
    for (const { points } of others) expect(points).toBeLessThan(3);
  });
});

describe('a score that a figure holds', () => {
  const unpaid = reportOf(
    'Dental practices in Lyon lose 3 hours a week to phone calls. We built an assistant that takes the call for 90 euros per month. We asked 30 practices for a deposit, and nobody paid.',
  );
  const revenue = unpaid.scores.find(({ key }) => key === 'revenue')!;

  it('offers no points that it can’t reach', () => {
    expect(revenue.score).toBe(2);
    expect(unpaid.questions.length).toBeGreaterThan(0);
    expect(unpaid.questions.map(({ key }) => key)).not.toContain('revenue');
    expect(stepsOf(unpaid)).not.toContain('work on revenue');
  });

  it('says what holds it, and what comes first', () => {
    expect(revenue.reasons.at(-1)).toMatchObject({ text: 'Nobody paid who was asked to.', quote: expect.any(String) });
    expect(revenue.next).toMatch(/^Find out why nobody paid/);
  });

  it('that cannot be reached says so once', () => {
    const unreachable = reportOf(
      'Dental practices in Lyon lose 3 hours a week to phone calls. We reach them through the dental association. There is no way to find or contact these customers.',
    );
    const { next, score, reasons } = unreachable.scores.find(({ key }) => key === 'adoption')!;
    expect(score).toBeLessThanOrEqual(1);
    expect(reasons.at(-1)!.text).toBe('The text says that the customers can’t be found or addressed.');
    expect(next).toBe('The failed deal-breaker comes first: find one way to reach these customers.');
    expect(unreachable.questions.map(({ key }) => key)).not.toContain('adoption');
  });
});

test('asks for the product of count and price, and for a permission, while they are missing', () => {
  const scoring = {
    levels: scoreKeys.map((key) => ({ key, level: 5 })).with(5, { key: 'market', level: 4 }),
    claims: [{ kind: 'evidence', evidence: 5 }],
    legal: {},
    caps: [],
    sum: 98,
    score: 98,
  } as unknown as Scoring;
  const claims = ['segmentCount', 'countSource', 'sizeFromPrice'].map((kind) => ({ kind, evidence: 4 }));
  const asked = chooseQuestions({ ...scoring, claims: [...scoring.claims, ...claims] as unknown as Scoring['claims'] });
  expect(asked.map(({ id, points }) => [id, points])).toEqual([['market.calculated', 2]]);
  const levels = scoreKeys.map((key) => ({ key, level: key === 'feasibility' ? 4 : 5 })) as Scoring['levels'];
  const used = ['solution', 'proof', 'realUse', 'teamFits'].map((kind) => ({ kind, evidence: 4 }));
  const [first] = chooseQuestions({ ...scoring, levels, claims: used as unknown as Scoring['claims'] });
  expect(first).toMatchObject({ id: 'feasibility.granted' });
});

test('without a cap, the points are those of the next levels', () => {
  const report = reportOf(strong);
  expect(report.caps).toEqual([]);
  expect(report.questions.length).toBeGreaterThan(0);
  for (const { points, key } of report.questions) {
    const { score, weight } = report.scores.find((each) => each.key === key)!;
    expect(Math.abs(points - (weight * Math.min(5 - score, 2)) / 5)).toBeLessThan(1);
  }
  expect(stepsOf(report)).not.toContain('comes first');
});

describe('assumptions', () => {
  const textsOf = (text: string): string[] => reportOf(text).assumptions.map(({ text: each }) => each);
  const margin = 'Each sale earns more than it costs.';
  const effort = 'They already spend money or effort to solve it.';

  it('leaves out what the founder counted or was paid, and a margin that is calculated', () => {
    const shown = textsOf(strong);
    expect(shown).not.toContain(margin);
    expect(shown).not.toContain(effort);
    expect(shown).not.toContain('Customers pay your price.');
    expect(shown).toHaveLength(3);
    expect(textsOf(planned)).toHaveLength(3);
  });

  it('are three that the text doesn’t show, also where it shows everything that can be', () => {
    const claims = riskBank.flatMap(({ shownBy }) => shownBy.map((kind) => ({ kind, evidence: 5 })));
    const ranked = rankAssumptions({
      levels: scoreKeys.map((key) => ({ key, level: 5 })),
      claims: claims.map((claim) => ({ ...claim, clause: { tokens: [] } })),
      legal: {},
    } as unknown as Scoring);
    expect(ranked.map(({ risk }) => risk)).toEqual(['strangers', 'growth', 'unaided']);
  });

  it('of customers who are all gone are first whether they stay, and no payment proves the trouble', () => {
    const { assumptions } = reportOf(abandoned);
    expect(assumptions[0]).toMatchObject({ risk: 'stay', doubt: 5 });
    expect(assumptions.map(({ risk }) => risk)).toContain('trouble');
  });

  it('tests a channel without taking one for named', () => {
    const unnamed = reportOf(
      'Bakers in Lyon throw away bread every evening. 12 bakers told us that they lost 40 euros last week.',
    );
    const reach = unnamed.assumptions.find(({ risk }) => risk === 'reach');
    expect(reach?.test).toBe('Contact fifty people through one channel.');
  });
});

describe('questions', () => {
  const bakers = 'Bakers in Lyon throw away bread every evening.';
  const asked = (text: string): string[] => reportOf(text).questions.map(({ text: each }) => each);
  const bill = 'What did it cost them last time? Did they show you a bill or a record?';
  const parts = 'What did the last delivery cost you, part by part?';

  it('don’t ask for a cost that the text tells, but for its count', () => {
    const told = asked(`${bakers} A baker loses 40 euros a day. 12 bakers told us what they lost last week.`);
    expect(told).not.toContain(bill);
    expect(told).toContain('How many of them counted that cost, and showed you a bill or a record?');
    expect(asked(`${bakers} 12 bakers told us that they did so last week.`)).toContain(bill);
  });

  const askedOf = (...kinds: string[]): string[] =>
    chooseQuestions({
      levels: scoreKeys.map((key) => ({ key, level: key === 'adoption' || key === 'revenue' ? 2 : 5 })),
      claims: kinds.map((kind) => ({ kind, evidence: 3, clause: { quantities: [], tokens: [] } })),
      legal: {},
      caps: [],
      sum: 70,
      score: 70,
    } as unknown as Scoring).map(({ text: each }) => each);

  it('don’t ask for the parts of a cost that the text lists', () => {
    const named = ['revenueIntent', 'priceNumber', 'priceUnit', 'payer', 'paidPrice'];
    expect(askedOf(...named)).toContain(parts);
    expect(askedOf(...named, 'unitCost')).not.toContain(parts);
  });

  it('about a way come after it is named', () => {
    const contacted = 'How many did you contact through that way, and how many answered?';
    expect(askedOf()).not.toContain(contacted);
    expect(askedOf('channel')).toContain(contacted);
  });

  it('leave to the founder no product that the report calculates', () => {
    const counted = reportOf(
      `${bakers} 12 bakers pay us 60 euros a month. There are 3,100 bakers in Lyon according to the guild’s register.`,
    );
    expect(counted.sentences.map(({ text }) => text).join(' ')).toContain('If every customer you counted paid');
    expect(counted.scores.find(({ key }) => key === 'market')!.next).toContain('This report works it out');
  });
});

describe('the first assumption', () => {
  const farms = 'Farmers in Castilla lose 7% of their output to dust. We build a robot that cleans the panels.';
  const risksOf = (text: string): string[] => reportOf(text).assumptions.map(({ risk }) => risk);

  it.each([
    'No paying customers so far.',
    '9 farmers left a deposit of 50 euros.',
    'We have no revenue yet, and two farmers agreed to a test.',
  ])('isn’t that customers stay where there are none: %s', (sentence) => {
    expect(risksOf(`${farms} ${sentence}`)).not.toContain('stay');
  });

  it('is that they stay where they pay', () => {
    expect(risksOf(`${farms} 9 farms paid us 50 euros each.`)).toContain('stay');
  });

  it('is no deposit where counted customers use it at a price', () => {
    const used = `${farms} The price is 50 euros a month. 31 farms use it every week.`;
    expect(risksOf(used)[0]).not.toBe('pay');
  });

  it('is no second side that shows up already', () => {
    const market = 'We run a marketplace for dental hygienists in Phoenix. Practices lose 1,100 dollars a day.';
    expect(risksOf(`${market} Last month 31 practices booked 74 shifts, 22 of them again.`)).not.toContain('sides');
  });

  it('is no talk where as many were asked as the test asks for', () => {
    expect(risksOf(`${farms} They lose 11 hours a week on it, I asked 14 of them.`)).not.toContain('trouble');
  });
});
