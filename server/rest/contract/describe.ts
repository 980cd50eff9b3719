import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../../core/errors';
import { rateLimitKey } from '../../core/rateLimitKey';
import type { Properties, Schema } from './schema';

/** A heading of the documentation, with the operations of one domain below it. */
export type Tag = { name: string; description: string };

/** A header or cookie that a request may carry. */
export type RequestParameter = { in: 'header' | 'cookie'; name: string; description: string };

/** What a route takes and answers. The OpenAPI document is made of these. */
export type Contract = {
  /** Unique name in camelCase: operationId. */
  id: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** The route works without signing in. All others answer 401 then. One that reads the viewer does so by `optionalViewer`. */
  anonymous?: true;
  /** The message of a 401, where the specification fixes it. */
  visitorMessage?: string;
  /** Schemas of the path's parameters by their names; `*` is the rest of the path. */
  params?: Properties;
  /** The object schema that the route parses its query by. */
  query?: GenericSchema;
  headers?: readonly RequestParameter[];
  /** The service's own input rules. */
  body?: GenericSchema;
  /** Body fields are camelCase in the published contract, and errors name them so. */
  isCamelBody?: true;
  /** A call without a body is valid. */
  isBodyOptional?: true;
  /** Fields of a multipart form. */
  form?: { required: Properties; optional: Properties };
  /** Content types of a body that is a file. */
  fileBody?: readonly string[];
  status?: 200 | 201 | 202;
  /** When a call that creates answers 200 instead of 201: what was there before. */
  existsWhen?: string;
  /** Schemas of what is under `data`, by name; none for an empty object. */
  answer?: Properties;
  /** The names under `data` are also at the top level. */
  isAnswerRepeated?: true;
  /** The whole answer, where a protocol fixes it. */
  rawAnswer?: Schema;
  /** Content types of an answer that is a file. */
  fileAnswer?: readonly string[];
  /** The answer has an ETag, and is 304 without a body for a request that names it. */
  hasEtag?: true;
  /** When the answer is 204 without a body. */
  emptyWhen?: string;
  /** Errors beyond those that follow from the rest of the contract. */
  errors?: readonly ErrorCode[];
  /** Calls of one address in an hour, signed in or not; the limit of all routes when left out. */
  maxPerHour?: number;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Contract;
  }
}

type RouteOptions = { config: { contract: Contract; rateLimit?: RateLimitOptions } };

/** A route's options: its documentation and what the server enforces of it. */
export const describe = (contract: Contract): RouteOptions => ({
  config: {
    contract,
    ...(contract.maxPerHour !== undefined && {
      rateLimit: {
        max: contract.maxPerHour,
        timeWindow: '1 hour',
        keyGenerator: (request: FastifyRequest) => rateLimitKey(request.ip),
      },
    }),
  },
});

export const idempotencyKey: RequestParameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'Any text of 1 to 200 characters. A repeated call with the same key creates nothing and answers the same.',
};

export const clientId: RequestParameter = {
  in: 'header',
  name: 'X-Client-Id',
  description: 'The browser’s own id. The same browser may repeat a refresh whose answer was lost.',
};

export const refreshCookie: RequestParameter = {
  in: 'cookie',
  name: 'venturion_refresh',
  description: 'The refresh token, which every sign-in sets as a cookie.',
};
