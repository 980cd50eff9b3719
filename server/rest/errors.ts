import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, statusByCode, toAppError, type ErrorCode } from '../core/errors';
import { snakeCase } from '../database/read';

const codeOfStatus = (status: number): ErrorCode =>
  (Object.entries(statusByCode).find(([, value]) => value === status)?.[0] as ErrorCode | undefined) ??
  'BAD_USER_INPUT';

/** The content type of a route's body, for error messages. */
const bodyType = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config?.contract?.form ? 'multipart/form-data' : 'JSON, with content-type application/json';

/** Translates errors of Fastify and its plugins, which reject a request before its handler runs. */
function fromFastify(error: FastifyError, request: FastifyRequest): (AppError & { httpStatus?: number }) | undefined {
  const status = error.statusCode;
  if (!status || status >= 500) return undefined;
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new AppError('BAD_USER_INPUT', 'The body isn’t valid JSON.', {
      fields: { body: 'The body isn’t valid JSON.' },
    });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('UNSUPPORTED_MEDIA_TYPE', `Send the body as ${bodyType(request)}.`);
  return Object.assign(new AppError(codeOfStatus(status), error.message), { httpStatus: status });
}

/** Answers an error of any route. An unexpected error is logged once and returned without details. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error) ?? fromFastify(error, request);
  if (!appError) request.log.error({ err: error, requestId: request.id }, 'request failed');
  const clientError = appError ?? new AppError('INTERNAL', 'Something went wrong. Try again in a moment.');
  // Logging every request that is shed would add to the overload.
  if (clientError.code === 'UNAVAILABLE' && !(error instanceof AppError))
    request.log.warn({ err: error, requestId: request.id }, 'request failed for now');
  const { fields, issues, retryAfterSeconds, reason, allowed } = clientError.details;
  const restFields =
    issues ??
    (fields &&
      (request.routeOptions.config?.contract?.isCamelBody
        ? fields
        : Object.fromEntries(
            Object.entries(fields).map(([name, text]) => [name.includes('-') ? name : snakeCase(name), text]),
          )));
  if (allowed) reply.header('allow', allowed.join(', '));
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.code((clientError as { httpStatus?: number }).httpStatus ?? clientError.status).send({
    error: {
      code: clientError.code,
      message: clientError.message,
      ...(restFields && { fields: restFields }),
      ...(reason && { reason }),
      requestId: request.id,
    },
    message: clientError.message,
    // GraphQL clients read `errors`, also when the request fails before the executor runs.
    ...(request.routeOptions.url === '/graphql' && {
      errors: [{ message: clientError.message, extensions: { code: clientError.code, ...(fields && { fields }) } }],
    }),
  });
}
