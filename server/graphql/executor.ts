import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { AppError } from '../core/errors';
import type { SelectList } from '../modules/module';
import { planSplice, type SplicePlan } from './splice';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

const kept = 500;

type Plan = { compiled?: CompiledQuery; splice?: SplicePlan };

/**
 * Runs operations: those seen before are compiled, new ones are interpreted, so that one-off documents cost no
 * compilation. Documents come parsed and validated once from Apollo's document store, which makes their hash the key.
 */
export function createExecutor(schema: GraphQLSchema, lists: Record<string, SelectList>): GatewayExecutor {
  const plans = new Map<string, Plan>();
  const plan = (document: DocumentNode, operationName: string | null): Plan => {
    const compiled = compileQuery(schema, document, operationName ?? undefined);
    return { splice: planSplice(schema, lists, document, operationName), ...(isCompiledQuery(compiled) && { compiled }) };
  };
  return async ({ document, queryHash, operationName, context, request }) => {
    const key = operationName ? `${queryHash} ${operationName}` : queryHash;
    const known = plans.get(key);
    if (known && !known.compiled) plans.set(key, plan(document, operationName));
    if (!known) plans.set(key, {});
    if (plans.size > kept) plans.delete(plans.keys().next().value!);
    const variables = request.variables ?? {};
    // A refusal is worded by the usual way below, with its place in the document.
    const spliced = await known?.splice?.(context as Context, variables).catch(ignoreRefusal);
    if (spliced) return { data: spliced as never };
    if (known?.compiled) return complete(await known.compiled.query({}, context, variables));
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}

const ignoreRefusal = (error: unknown): undefined => {
  if (!(error instanceof AppError)) throw error;
};

/** Gives the compiler's errors what those of graphql-js have. Without a path they are about the variables. */
function complete(result: ExecutionResult): ExecutionResult {
  const extended = (error: GraphQLError): GraphQLError =>
    Object.create(error, { extensions: { value: error.extensions ?? (error.path ? {} : { code: 'BAD_USER_INPUT' }), enumerable: true } });
  return result.errors ? { ...result, errors: result.errors.map(extended) } : result;
}
