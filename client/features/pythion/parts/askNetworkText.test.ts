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

it('finds the first question that the network can answer', () => {
  expect(findNetworkQuestion([{ id: 'of an earlier analyst' }, { id: 'market.count' }])).toBe('market.count');
  expect(findNetworkQuestion([])).toBeUndefined();
});
