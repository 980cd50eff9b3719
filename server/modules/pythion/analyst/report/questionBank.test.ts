import { expect, it } from 'vitest';
import { customerQuestions } from '../../../../../shared/customerQuestions';
import { networkQuestions } from '../../../../../shared/networkQuestions';
import { harmQuestions, questionBank } from './questionBank';

it('has each question to customers, and leaves what only the founder knows to the founder', () => {
  const ids = new Set(questionBank.map(({ id }) => id));
  for (const id of Object.keys(customerQuestions)) expect(ids).toContain(id);
  for (const id of ['revenue.margin', 'adoption.cost', 'feasibility.team', 'market.count', 'revenue.price'])
    expect(customerQuestions[id]).toBeUndefined();
  for (const text of Object.values(customerQuestions)) expect(text).toMatch(/\byour?\b/i);
});

it('has a post for each question, in the founder’s voice, that claims nothing and asks what others have seen or done', () => {
  const ids = [...questionBank, ...harmQuestions].map(({ id }) => id).toSorted();
  expect(Object.keys(networkQuestions).toSorted()).toEqual(ids);
  for (const [id, text] of Object.entries(networkQuestions)) {
    expect(text, id).toMatch(/^I\b.*\. .*\?$/);
    // What the text doesn't say may still be so.
    expect(text, id).not.toMatch(/\b(?:nobody|nothing|yet|haven’t|don’t know|can’t)\b/i);
    // Only the founder and the customers know what the question itself asks for.
    expect(text, id).not.toContain(questionBank.find((question) => question.id === id)?.text ?? '“');
    expect(text, id).not.toContain(customerQuestions[id] ?? '“');
  }
});
