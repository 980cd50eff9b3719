import type { FastifyInstance } from 'fastify';
import { projectionLimits } from '../../../shared/contracts/projection';
import { describe } from '../../rest/contract/describe';
import { sendData } from '../../rest/contract/responses';
import { computeInput } from './projection.inputs';
import { computedProjectionType } from './projection.rest';
import { computeProjection, type ComputeInput } from './projection.service';
import { projectionTag as tag } from './projection.tag';

export function projectionRoutes(rest: FastifyInstance): void {
  rest.post<{ Body: ComputeInput | null }>(
    '/projections/compute',
    describe({
      id: 'computeProjection',
      tag,
      summary: 'Compute a projection and store nothing',
      description: `Names are the same in GraphQL. Errors list everything that is wrong. Up to ${projectionLimits.computesPerHour} computations per hour.`,
      body: computeInput,
      isCamelBody: true,
      answer: { projection: computedProjectionType },
    }),
    async ({ ctx, body }, reply) => sendData(reply, 'projection', await computeProjection(ctx, body ?? {})),
  );
}
