import type { FastifyInstance } from 'fastify';
import { snakeCase } from '../../database/read';
import { describe, type Tag } from '../../rest/contract/describe';
import { nullable } from '../../rest/contract/schema';
import { dataExportType } from './dataExport.rest';
import { readDataExport, requestDataExport } from './dataExport.service';
import type { DataExport } from './dataExport.type';

const tag: Tag = { name: 'Your data', description: 'Download of everything that is stored about you.' };

const toRest = (row: DataExport) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

export function dataExportRoutes(rest: FastifyInstance): void {
  rest.get(
    '/users/me/export',
    describe({
      id: 'getDataExport',
      tag,
      summary: 'Get your latest data download, or null',
      answer: { export: { ...nullable(dataExportType), description: 'The download, if there is one.' } },
    }),
    async ({ ctx }, reply) => {
      const row = await readDataExport(ctx);
      return reply.send({ data: { export: row && toRest(row) } });
    },
  );
  rest.post(
    '/users/me/export',
    describe({
      id: 'requestDataExport',
      tag,
      summary: 'Request an archive of your data',
      description: 'The archive is built in the background. A repeated call answers the one in progress.',
      answer: { export: dataExportType },
      status: 202,
    }),
    async ({ ctx }, reply) => reply.code(202).send({ data: { export: toRest(await requestDataExport(ctx)) } }),
  );
}
