import { AsyncLocalStorage } from 'node:async_hooks';
import { badInput } from '../core/errors';

/** Statements that one GraphQL operation may read with. A page of the client takes fewer than ten. */
export const maxStatements = 50;

const budgets = new AsyncLocalStorage<{ left: number }>();

/** Runs an operation whose reads are limited to `maxStatements` statements. */
export const withStatementBudget = <T>(work: () => T): T => budgets.run({ left: maxStatements }, work);

/** Counts a statement of the operation that is under way, if any. @throws AppError BAD_USER_INPUT when it has no more */
export function spendStatement(): void {
  const budget = budgets.getStore();
  if (budget && --budget.left < 0)
    throw badInput({ query: `This operation needs more than ${maxStatements} database statements. Split it.` });
}
