import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import {
  execute,
  getVariableValues,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../context';
import { withStatementBudget } from '../../database/statementBudget';
import type { SelectList } from '../../modules/list';
import { planCompiled } from './compiled';
import { DirectJson, planDirectJson } from './directJson';
import { costError } from './operationCost';
import { PlanCache } from './planCache';
import type { ExecuteOperation, Strategy, Variables } from './strategy';

/** What the strategies prepare once for an operation, each before its first execution. */
type Plan = {
  operation: OperationDefinitionNode;
  directJson: () => ExecuteOperation | undefined;
  compiled: () => ExecuteOperation | undefined;
};

/** An operation as a request has it. */
export type OperationRequest = {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
};

export type ExecutorOptions = {
  /** For tests: chooses this strategy from the first execution on, and `interpreted` where it does not apply. */
  strategy?: Strategy;
};

/** A result with errors of executeCached. On the context, of which Apollo passes a shallow copy to `execute`. */
const failure = Symbol('failure');
type FailedContext = Context & { [failure]?: ExecutionResult };

/** graphql-js reports as many errors of variables when it executes an operation itself. */
const maxVariableErrors = 50;

/**
 * Executes the operations that arrive over HTTP, by one of three strategies. Data and errors are the same with each.
 * - `directJson`: the operation selects one list field, and of its rows plain columns only. PostgreSQL writes the JSON of
 *   each row, and no resolver runs. Chosen from the second execution of a document on.
 * - `compiled`: graphql-jit compiles the document to a function. Chosen from the second execution on, where `directJson`
 *   does not apply.
 * - `interpreted`: graphql-js walks the document. Chosen for the first execution, so that documents that are sent once cost
 *   no preparation; for documents too long for the cache; and for what graphql-jit executes differently (see compiled.ts).
 *   Events of subscriptions are executed in this way too, by graphql-ws.
 */
export class Executor {
  /** Executions by strategy; tests assert which one ran. */
  readonly executions: Record<Strategy, number> = { directJson: 0, compiled: 0, interpreted: 0 };

  /** Null after the first execution. */
  private readonly plans = new PlanCache<Plan | null>();

  /** @param lists root query fields that are lists */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly lists: Record<string, SelectList>,
    private readonly options: ExecutorOptions = {},
  ) {}

  /** Executes an operation that Apollo has parsed and validated, and caches its plan. */
  readonly execute: GatewayExecutor = async ({ document, source, operation, context, request }) => {
    const { operationName } = request;
    // The document has no operation of this name; graphql-js reports it.
    if (!operation) return execute({ schema: this.schema, document, operationName });
    const ctx = context as FailedContext;
    if (ctx[failure]) return ctx[failure];
    const cached = this.plans.get(source!, operationName);
    const isFirst = cached === undefined && !this.options.strategy;
    const plan = cached ?? this.createPlan(document, operation);
    if (!cached) this.plans.set(source!, operationName, isFirst ? null : plan);
    const { coerced, errors } = this.coerce(operation, request.variables);
    if (!coerced) return { errors };
    const variables = { received: request.variables ?? {}, coerced };
    // A single list without nested ones: within the limit for any page size.
    const direct = !isFirst && (await this.run('directJson', plan, ctx, variables));
    if (direct) return direct;
    const error = costError(this.schema, document, operation, coerced);
    if (error) return { errors: [error] };
    return withStatementBudget(
      async () =>
        (!isFirst && (await this.run('compiled', plan, ctx, variables))) ||
        this.interpret(document, operation, ctx, variables),
    );
  };

  /**
   * Executes an operation without Apollo, if its document was executed before and `directJson` applies.
   * @returns undefined when Apollo has to answer, which then calls `execute`. A result with errors is not executed again:
   * `execute` returns it, so that Apollo formats it.
   */
  async executeCached(ctx: Context, request: OperationRequest): Promise<DirectJson | undefined> {
    const plan = this.plans.get(request.query, request.operationName);
    if (!plan) return undefined;
    const { coerced } = this.coerce(plan.operation, request.variables);
    const received = request.variables ?? {};
    const result = coerced && (await this.run('directJson', plan, ctx, { received, coerced }));
    if (!result) return undefined;
    if (DirectJson.isDataOf(result)) return result.data;
    (ctx as FailedContext)[failure] = result;
    return undefined;
  }

  private createPlan(document: DocumentNode, operation: OperationDefinitionNode): Plan {
    return {
      operation,
      directJson: once(() => planDirectJson(this.schema, this.lists, document, operation)),
      compiled: once(() => planCompiled(this.schema, document, operation)),
    };
  }

  /** Coerces variables for all strategies, so that all report the same errors. */
  private coerce(
    { variableDefinitions = [] }: OperationDefinitionNode,
    variables: OperationRequest['variables'],
  ): ReturnType<typeof getVariableValues> {
    return getVariableValues(this.schema, variableDefinitions, variables ?? {}, { maxErrors: maxVariableErrors });
  }

  private async run(
    strategy: 'directJson' | 'compiled',
    plan: Plan,
    ctx: Context,
    variables: Variables,
  ): Promise<ExecutionResult | undefined> {
    const { strategy: forced = strategy } = this.options;
    const result = forced === strategy ? await plan[strategy]()?.(ctx, variables) : undefined;
    if (result) this.executions[strategy]++;
    return result;
  }

  private async interpret(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    ctx: Context,
    { received }: Variables,
  ): Promise<ExecutionResult> {
    this.executions.interpreted++;
    return execute({
      schema: this.schema,
      document,
      operationName: operation.name?.value,
      contextValue: ctx,
      variableValues: received,
    });
  }
}

/** Calls a function at most once and returns its result each time. */
function once<T>(compute: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: compute() }).value;
}
