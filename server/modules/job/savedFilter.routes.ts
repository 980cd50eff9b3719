import type { FastifyInstance } from 'fastify';
import { jobLimits } from '../../../shared/contracts/job';
import { deleted } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { camelKeys, sendData } from '../../rest/contract/responses';
import { listOf, uuid } from '../../rest/contract/schema';
import { renameFilterInput, saveFilterInput } from './job.filter';
import { savedFilterType } from './job.rest';
import { jobsTag as tag } from './job.tag';
import { deleteSavedFilter, readSavedFiltersJson, renameSavedFilter, saveFilter } from './savedFilter.service';

const filters = { filters: { ...listOf(savedFilterType), description: 'Your saved filters, earliest first.' } };

const idParam = { id: uuid('The filter’s id.') };

export function savedFilterRoutes(rest: FastifyInstance): void {
  rest.get(
    '/jobs/filters',
    describe({ id: 'listSavedJobFilters', tag, summary: 'List your saved filters of jobs', answer: filters }),
    async ({ ctx }, reply) => sendData(reply, 'filters', await readSavedFiltersJson(ctx, 'snake')),
  );
  rest.post(
    '/jobs/filters',
    describe({
      id: 'saveJobFilter',
      tag,
      summary: `Save a search for jobs, whose new matches are notified daily; up to ${jobLimits.savedFilters} per person`,
      body: saveFilterInput,
      answer: filters,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, body }, reply) => {
      const { filter, ...search } = camelKeys(body);
      await saveFilter(ctx, { ...search, filter: filter == null ? filter : camelKeys(filter) });
      return sendData(reply.code(201), 'filters', await readSavedFiltersJson(ctx, 'snake'));
    },
  );
  rest.put<{ Params: { id: string } }>(
    '/jobs/filters/:id',
    describe({
      id: 'renameJobFilter',
      tag,
      summary: 'Rename a saved filter',
      params: idParam,
      body: renameFilterInput,
      answer: filters,
    }),
    async ({ ctx, body, params: { id } }, reply) => {
      await renameSavedFilter(ctx, id, camelKeys(body));
      return sendData(reply, 'filters', await readSavedFiltersJson(ctx, 'snake'));
    },
  );
  rest.delete<{ Params: { id: string } }>(
    '/jobs/filters/:id',
    describe({
      id: 'deleteJobFilter',
      tag,
      summary: 'Delete a saved filter',
      params: idParam,
      answer: deleted,
    }),
    async ({ ctx, params: { id } }, reply) => {
      await deleteSavedFilter(ctx, id);
      return reply.send({ data: { id } });
    },
  );
}
