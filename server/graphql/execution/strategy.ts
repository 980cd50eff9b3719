import type { ExecutionResult } from 'graphql';
import type { Context } from '../../context';

/** How an operation is executed. Executor describes the strategies. */
export type Strategy = 'directJson' | 'compiled' | 'interpreted';

/** Values of an operation's variables: as received, and coerced to their types with defaults filled in. */
export type Variables = { received: Record<string, unknown>; coerced: Record<string, unknown> };

/** Executes one operation by one strategy. Undefined: the strategy does not apply to these values. */
export type ExecuteOperation = (ctx: Context, variables: Variables) => Promise<ExecutionResult | undefined>;
