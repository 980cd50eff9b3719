import { expect, it } from 'vitest';
import { networkQuestions } from '../../../../shared/networkQuestions';
import { postLimits } from '../../../../shared/contracts/post';
import { askNetworkText, findNetworkQuestion, type AskedQuestion } from './askNetworkText';

const asked: AskedQuestion = { question: 'adoption.channel', language: 'en', segment: 'hair salons' };

it('asks what other founders can answer, and tells nothing else of the private analysis', () => {
  expect(askNetworkText(asked)).toBe(
    'I want to ask hair salons about their work. Where would you look for them, and who could introduce me?',
  );
});

it.each([
  ['independent bakeries', 'independent bakeries'],
  ['older people', 'older people'],
  ['tradesmen', 'tradesmen'],
  ['physiotherapy clinics', 'physiotherapy clinics'],
  ['car mechanics', 'car mechanics'],
  ['paramedics', 'paramedics'],
  ['logistics', 'future customers'],
  ['sports analytics', 'future customers'],
  ['coffee business', 'future customers'],
  ['university campus', 'future customers'],
  ['woman', 'future customers'],
  ['bakery', 'future customers'],
  ['clients', 'future customers'],
  [null, 'future customers'],
])('names a group that reads as a plural: %s', (segment, group) => {
  expect(askNetworkText({ ...asked, segment })).toMatch(`I want to ask ${group} about`);
});

it('joins no words of another language with the English question', () => {
  expect(askNetworkText({ ...asked, language: 'de', segment: 'salons' })).toMatch(/^I want to ask future customers /);
});

it('fills in every question, within the limit of a post', () => {
  for (const question of Object.keys(networkQuestions)) {
    const text = askNetworkText({ ...asked, question });
    expect(text).not.toMatch(/[{}]/);
    expect(text.length).toBeLessThan(postLimits.content);
  }
});

const questions = (...ids: string[]) => ids.map((id) => ({ id }));
const legal = (state: string) => [{ key: 'legal', state }];

it('finds the first question that the network can answer', () => {
  const asked = questions('of an earlier analyst', 'market.count');
  expect(findNetworkQuestion({ questions: asked, dealBreakers: legal('unknown') })).toBe('market.count');
  expect(findNetworkQuestion({ questions: [], dealBreakers: [] })).toBeUndefined();
});

it('asks for no payment while somebody pays, unless nothing else is open', () => {
  const analysis = { questions: questions('revenue.paid', 'market.count'), dealBreakers: legal('pass') };
  expect(findNetworkQuestion(analysis, { payingCustomers: 9 })).toBe('market.count');
  expect(findNetworkQuestion(analysis, { payingCustomers: null })).toBe('revenue.paid');
  expect(findNetworkQuestion({ ...analysis, questions: questions('revenue.paid') }, { payingCustomers: 9 })).toBe(
    'revenue.paid',
  );
});

it('doesn’t look for people for an idea that isn’t legal', () => {
  const refused = { questions: questions('adoption.channel', 'problem.evidence'), dealBreakers: legal('fail') };
  expect(findNetworkQuestion(refused)).toBeUndefined();
  expect(findNetworkQuestion({ ...refused, dealBreakers: legal('unknown') })).toBe('adoption.channel');
  expect(findNetworkQuestion({ ...refused, questions: questions('adoption.channel', 'harm.part') })).toBe('harm.part');
});

it('claims in no question that nobody pays yet', () => {
  expect(askNetworkText({ ...asked, question: 'revenue.paid' })).not.toMatch(/I want .* to pay/);
});
