import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

const kept = 500;

/**
 * Runs operations: those seen before are compiled, new ones are interpreted, so that one-off documents cost no
 * compilation. Documents come parsed and validated once from Apollo's document store, which makes them the key.
 */
export function createExecutor(schema: GraphQLSchema): GatewayExecutor {
  const plans = new Map<string, CompiledQuery | DocumentNode>();
  return async ({ document, queryHash, operationName, context, request }) => {
    const key = operationName ? `${queryHash} ${operationName}` : queryHash;
    const known = plans.get(key);
    if (known && 'query' in known) return complete(await known.query({}, context, request.variables ?? {}));
    const compiled = known ? compileQuery(schema, document, operationName ?? undefined) : document;
    plans.set(key, isCompiledQuery(compiled as CompiledQuery) ? (compiled as CompiledQuery) : document);
    if (plans.size > kept) plans.delete(plans.keys().next().value!);
    return execute({ schema, document, contextValue: context, variableValues: request.variables, operationName });
  };
}

/** Gives the compiler's errors what those of graphql-js have. Without a path they are about the variables. */
function complete(result: ExecutionResult): ExecutionResult {
  const extended = (error: GraphQLError): GraphQLError =>
    Object.create(error, { extensions: { value: error.extensions ?? (error.path ? {} : { code: 'BAD_USER_INPUT' }), enumerable: true } });
  return result.errors ? { ...result, errors: result.errors.map(extended) } : result;
}
