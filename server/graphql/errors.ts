import { GraphQLError, isValueNode, type GraphQLFormattedError } from 'graphql';
import { toAppError } from '../core/errors';
import type { Logger } from '../core/logger';

/** Codes of Apollo's own errors, as codes of the product. */
const apolloCodes: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

/** Some of Apollo's own errors have a status and no code. */
const isBadRequest = (error: GraphQLError): boolean =>
  (error.extensions?.http as { status?: number } | undefined)?.status === 400;

/**
 * graphql-js reports a value that an argument does not accept, such as a nullable variable's null for a required argument,
 * at the argument's value and without a code. What a resolver throws is reported at the field.
 */
const isArgumentError = ({ nodes }: GraphQLError): boolean => nodes?.[0] !== undefined && isValueNode(nodes[0]);

/** Formats errors for responses. The codes are those of REST. */
export function formatGraphqlError(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { message, locations, path } = formatted;
    const appError = toAppError(thrown);
    if (appError) {
      const { issues, fields = issues, retryAfterSeconds } = appError.details;
      const extensions = {
        code: appError.code,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfter: retryAfterSeconds }),
      };
      return { message: appError.message, locations, path, extensions };
    }
    const isInputError = thrown instanceof GraphQLError && (isBadRequest(thrown) || isArgumentError(thrown));
    const code = apolloCodes[String(formatted.extensions?.code)] ?? (isInputError ? 'BAD_USER_INPUT' : undefined);
    if (code) return { message, locations, path, extensions: { code } };
    // Thrown while variables and literals are coerced, before any resolver runs.
    if (!path && formatted.extensions?.code === undefined)
      return { message, locations, extensions: { code: 'BAD_USER_INPUT' } };
    log.error({ err: thrown, path }, 'graphql: an operation failed');
    return {
      message: 'Something went wrong. Try again in a moment.',
      locations,
      path,
      extensions: { code: 'INTERNAL' },
    };
  };
}
