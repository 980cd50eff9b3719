import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string): string | undefined => {
  const result = analyseIdea(text, 'en');
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  'Islanders wait three days for their medicine. We mix and sell prescription drugs from a shop at the harbour.',
  'Towns want a show at New Year. We sell fireworks for 300 euros.',
  'Shops want bigger margins. We import disposable vapes and sell them to 60 corner shops.',
])('goods that may be sold with a permit are a regulated field: %s', (text) => expect(legalOf(text)).toBe('unknown'));

test.each([
  'We sell prescription drugs to students without a prescription.',
  'We sell fireworks to school kids, no questions about age.',
  'We sell mango vapes to pupils of 13 from a van by the school gate.',
])('sold to children or past a prescription they do harm: %s', (text) => expect(legalOf(text)).toBe('fail'));

test('what must be authorised is not said to be allowed', () =>
  expect(legalOf('We lend traders 500 dollars. The regulator told us we must be authorised to lend.')).toBe('unknown'));

test.each([
  'We lend traders 500 dollars. The regulator says we need to be licensed to lend.',
  'We lend traders 500 dollars. The regulator told us we have to be registered.',
])('nor what must be licensed or registered: %s', (text) => expect(legalOf(text)).toBe('unknown'));
