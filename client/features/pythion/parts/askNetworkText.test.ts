import { expect, it } from 'vitest';
import { networkQuestions } from '../../../../shared/networkQuestions';
import { postLimits } from '../../../../shared/contracts/post';
import { askNetworkText, findNetworkQuestion, type AskedIdea } from './askNetworkText';

const idea: AskedIdea = {
  question: 'adoption.channel',
  language: 'en',
  solution: 'We are building Slotwise, which moves the gaps to clients on a waiting list.',
  segment: 'hair salons',
};

it('says what the idea is, and asks what other founders can answer', () => {
  expect(askNetworkText(idea)).toBe(
    'We are building Slotwise, which moves the gaps to clients on a waiting list.\n\nI want to ask hair salons about their work and don’t know yet where to meet them. Where would you look, and who could introduce me?',
  );
});

it.each([
  [{ solution: null }, /^I’m working on an idea for hair salons\.\n\nI want to ask hair salons /],
  [{ solution: null, segment: null }, /^I’m working on an idea\.\n\nI want to ask future customers /],
  [{ solution: 'We move the gaps', segment: 'clients' }, /^We move the gaps\.\n\nI want to ask future customers /],
  [{ language: 'de', segment: 'salons' }, /\n\nI want to ask future customers /],
  [{ question: 'harm.part' }, /^I’m working on an idea and want to drop /],
])('writes whole sentences from what is known: %j', (known, expected) => {
  expect(askNetworkText({ ...idea, ...known })).toMatch(expected);
});

it('fills in every question, within the limit of a post', () => {
  for (const question of Object.keys(networkQuestions)) {
    const text = askNetworkText({ ...idea, question });
    expect(text).not.toMatch(/[{}]/);
    expect(text.length).toBeLessThan(postLimits.content);
  }
});

it('finds the first question that the network can answer', () => {
  expect(findNetworkQuestion([{ id: 'of an earlier analyst' }, { id: 'market.count' }])).toBe('market.count');
  expect(findNetworkQuestion([])).toBeUndefined();
});
