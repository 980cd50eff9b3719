import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../context';
import type { SelectList } from '../../modules/module';
import { ignoreRefusal, planDirectJson, type DirectJsonPlan, type DirectJsonPlans } from './directJson';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

const kept = 500;

type Plan = { compiled?: CompiledQuery; splice?: DirectJsonPlan };

/**
 * Runs operations: those seen before are compiled, new ones are interpreted, so that one-off documents cost no
 * compilation. Documents come parsed and validated once from Apollo's document store, which makes their hash the key.
 * @param spliced gets the operations that need no execution at all
 */
export function createExecutor(
  schema: GraphQLSchema,
  lists: Record<string, SelectList>,
  spliced: DirectJsonPlans,
): GatewayExecutor {
  const plans = new Map<string, Plan>();
  const plan = (document: DocumentNode, operationName: string | null): Plan => {
    const compiled = compileQuery(schema, document, operationName ?? undefined);
    return {
      splice: planDirectJson(schema, lists, document, operationName),
      ...(isCompiledQuery(compiled) && { compiled }),
    };
  };
  return async ({ document, queryHash, source, operation, operationName, context, request }) => {
    // No operation of the document was meant: graphql-js says so, and nothing that is known answers instead.
    if (!operation) return execute({ schema, document, operationName: request.operationName });
    const key = operationName ? `${queryHash} ${operationName}` : queryHash;
    const known = plans.get(key);
    if (known && !known.compiled) {
      const planned = plan(document, operationName);
      plans.set(key, planned);
      if (planned.splice && source) spliced.add(source, request.operationName, planned.splice);
    }
    if (!known) plans.set(key, {});
    if (plans.size > kept) plans.delete(plans.keys().next().value!);
    const variables = request.variables ?? {};
    const text = await known?.splice?.(context as Context, variables).catch(ignoreRefusal);
    if (text) return { data: text as never };
    if (known?.compiled) return complete(await known.compiled.query({}, context, variables));
    return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
  };
}

/** Gives the compiler's errors what those of graphql-js have. Without a path they are about the variables. */
function complete(result: ExecutionResult): ExecutionResult {
  const extended = (error: GraphQLError): GraphQLError =>
    Object.create(error, {
      extensions: { value: error.extensions ?? (error.path ? {} : { code: 'BAD_USER_INPUT' }), enumerable: true },
    });
  return result.errors ? { ...result, errors: result.errors.map(extended) } : result;
}
