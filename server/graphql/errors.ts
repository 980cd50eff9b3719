import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toAppError } from '../core/errors';
import type { Logger } from '../core/logger';

/** Codes of Apollo's own refusals, in the product's list. */
const apolloCodes: Record<string, string> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'NOT_FOUND',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

/** Some refusals of Apollo's have a status and no code. */
const isBadRequest = (error: unknown): boolean =>
  error instanceof GraphQLError && (error.extensions.http as { status?: number } | undefined)?.status === 400;

/** The one place where errors become GraphQL answers; the codes are those of REST. */
export function formatGraphqlError(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const { message, locations, path } = formatted;
    const known = toAppError(thrown);
    if (known) {
      const { fields, retryAfterSeconds } = known.details;
      const extensions = {
        code: known.code,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfter: retryAfterSeconds }),
      };
      return { message: known.message, locations, path, extensions };
    }
    const code =
      apolloCodes[String(formatted.extensions?.code)] ?? (isBadRequest(thrown) ? 'BAD_USER_INPUT' : undefined);
    if (code) return { message, locations, path, extensions: { code } };
    // Raised while reading variables and literals, before any resolver ran.
    if (!path && formatted.extensions?.code === undefined)
      return { message, locations, extensions: { code: 'BAD_USER_INPUT' } };
    log.error({ err: thrown, path }, 'graphql: an operation failed');
    return {
      message: 'Something went wrong on our side. Try again in a moment.',
      locations,
      path,
      extensions: { code: 'INTERNAL' },
    };
  };
}
