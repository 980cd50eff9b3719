import type { FastifyInstance } from 'fastify';
import { describe } from '../../rest/contract/describe';
import { rubricType } from './pythion.rest';
import { pythionTag as tag } from './pythion.tag';
import { analysisRubric } from './rubric';

export function rubricRoutes(rest: FastifyInstance): void {
  rest.get(
    '/startup-validator/rubric',
    describe({
      id: 'getAnalysisRubric',
      tag,
      summary: 'Get the rubric that the built-in analyst scores with',
      answer: { rubric: rubricType },
    }),
    async (_request, reply) => reply.send({ data: { rubric: analysisRubric } }),
  );
}
