import { expect, it } from 'vitest';
import { customerQuestions } from '../../../../../shared/customerQuestions';
import { questionBank } from './questionBank';

it('has each question to customers, and leaves what only the founder knows to the founder', () => {
  const ids = new Set(questionBank.map(({ id }) => id));
  for (const id of Object.keys(customerQuestions)) expect(ids).toContain(id);
  for (const id of ['revenue.margin', 'adoption.cost', 'feasibility.team', 'market.count', 'revenue.price'])
    expect(customerQuestions[id]).toBeUndefined();
  for (const text of Object.values(customerQuestions)) expect(text).toMatch(/\byour?\b/i);
});
