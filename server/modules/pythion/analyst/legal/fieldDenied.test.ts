import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const isRegulated = (text: string): boolean | undefined => {
  const result = analyseIdea(text, 'en');
  return result.ok ? result.report.caps.some(({ key }) => key === 'regulatedWithoutPlan') : undefined;
};

test.for([
  'We insure nobody. We only repair bikes for 40 euros.',
  'We lend no money. We only teach budgeting for 30 euros.',
  'We help families of people who lost money in casinos. A talk costs 20 euros.',
  'We organise walks for families of people who lost money through gambling. A walk costs 5 pounds.',
  'Our betting-free football game costs 9 euros. 40 clubs bought it.',
  'We are a charity which lends baby equipment to families. Last year we lent 612 prams to 340 families. One loan costs us around £70 including cleaning.',
  'We rent party tents at 90 euros a day. We keep the deposit if something is missing.',
])('a field that is only named needs no license: %s', (text) => expect(isRegulated(text)).toBe(false));

test.for([
  'We insure bikes for 4 euros a month. 300 riders pay.',
  'We lend money to farmers. One loan costs 70 pounds.',
  'We lend prams to families and lend money to shops. One loan costs 70 pounds.',
  'We run a betting site for football fans. They pay 4 euros a month.',
])('a field that we are in does: %s', (text) => expect(isRegulated(text)).toBe(true));
