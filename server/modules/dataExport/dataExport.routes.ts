import type { FastifyInstance } from 'fastify';
import { snakeCase } from '../../database/read';
import { describe } from '../../rest/contract/describe';
import { readDataExport, requestDataExport } from './dataExport.service';
import type { DataExport } from './dataExport.type';

const tag = 'Your data';
const answer = { export: 'DataExport' };

const view = (row: DataExport) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

export function dataExportRoutes(rest: FastifyInstance): void {
  rest.get(
    '/users/me/export',
    { schema: describe({ tag, summary: 'Your latest data download, or null', answer }) },
    async ({ ctx }, reply) => {
      const row = await readDataExport(ctx);
      return reply.send({ data: { export: row && view(row) } });
    },
  );
  rest.post(
    '/users/me/export',
    {
      schema: describe({
        tag,
        summary: 'Ask for an archive of your data, made in the background. While one is under way this answers it.',
        answer,
        status: 202,
      }),
    },
    async ({ ctx }, reply) => reply.code(202).send({ data: { export: view(await requestDataExport(ctx)) } }),
  );
}
