import { statusByCode, type ErrorCode } from '../../core/errors';
import { errorComponent } from '../contract/answers';
import type { Contract } from '../contract/describe';
import type { JsonSchema } from '../contract/schema';

const descriptions: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Nobody is signed in, or the session ended.',
  FORBIDDEN: 'The viewer may not do this, or the call came from another site.',
  NOT_FOUND: 'Missing, or hidden from the viewer.',
  BAD_USER_INPUT: 'The input is not valid; `fields` names what is wrong.',
  METHOD_NOT_ALLOWED: 'The address takes other methods: see the header Allow.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body has another content type than this route takes.',
  CONFLICT: 'The state of what the call concerns does not allow it.',
  RATE_LIMITED: 'Too many calls.',
  UNAVAILABLE: 'The database or the file storage cannot be reached right now.',
  OVERFLOW:
    'Of GraphQL subscriptions: it was read more slowly than events arrived. Subscribe again after the last event.',
  INTERNAL: 'Something went wrong on the server.',
};

const responseName = (code: ErrorCode): string =>
  code.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const errorHeaders: Partial<Record<ErrorCode, JsonSchema>> = {
  RATE_LIMITED: { 'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer' } } },
  UNAVAILABLE: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  METHOD_NOT_ALLOWED: { Allow: { description: 'Methods of the address.', schema: { type: 'string' } } },
};

/** The error responses, each once for all routes. */
export const errorResponses: Record<string, JsonSchema> = Object.fromEntries(
  (Object.keys(statusByCode) as ErrorCode[]).map((code) => [
    responseName(code),
    {
      description: descriptions[code],
      ...(errorHeaders[code] && { headers: errorHeaders[code] }),
      content: { 'application/json': { schema: errorComponent } },
    },
  ]),
);

/** Codes that a route can answer, as its contract implies. */
function errorCodes(contract: Contract, method: string): ErrorCode[] {
  const { anonymous, params, query, body, form, fileBody, headers = [], errors = [] } = contract;
  const hasBody = Boolean(body ?? form ?? fileBody);
  const hasInput = hasBody || Boolean(params ?? query);
  const sendsKey = headers.some(({ name }) => name === 'Idempotency-Key');
  return [
    ...(hasInput ? (['BAD_USER_INPUT'] as const) : []),
    ...(anonymous ? [] : (['UNAUTHENTICATED'] as const)),
    ...(method === 'GET' ? [] : (['FORBIDDEN'] as const)),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(sendsKey ? (['CONFLICT'] as const) : []),
    ...(hasBody ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...errors,
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

/** The error responses of one operation, by status. */
export const errorResponsesOf = (contract: Contract, method: string): Record<string, JsonSchema> =>
  Object.fromEntries(
    errorCodes(contract, method).map((code) => [
      String(statusByCode[code]),
      { $ref: `#/components/responses/${responseName(code)}` },
    ]),
  );
