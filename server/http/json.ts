import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies and rejects prototype poisoning. Accepts an empty body, because POST …/like has none. */
export function acceptEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
