import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { describe } from '../../rest/contract/describe';
import { choiceParameter, parseQuery, textParameter } from '../../rest/contract/query';
import { camelKeys } from '../../rest/contract/responses';
import { exportProjection, previewImport } from './file.service';
import { importPreviewType, params } from './model.rest';
import { importInput } from './projection.inputs';
import { projectionTag as tag } from './projection.tag';

const exportQuery = v.object({
  format: choiceParameter('format', ['csv', 'xlsx'], 'A workbook has formulas where a spreadsheet can hold them.'),
  content: choiceParameter(
    'content',
    ['result', 'inputs'],
    'Of a CSV file: the result by month, or the inputs by path, which an import understands.',
  ),
  scenario: textParameter('scenario', 'Key of a scenario; the model itself when left out.'),
});

/** Routes of exported and imported files. */
export function fileRoutes(rest: FastifyInstance): void {
  rest.get<{ Params: { id: string } }>(
    '/projections/:id/export',
    describe({
      id: 'exportProjection',
      tag,
      summary: 'Export a model, or one of its scenarios, as a file',
      params,
      query: exportQuery,
      fileAnswer: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    }),
    async ({ ctx, params: { id }, query }, reply) => {
      const { file, type, filename } = await exportProjection(ctx, id, parseQuery(exportQuery, query));
      return reply.type(type).header('content-disposition', `attachment; filename="${filename}"`).send(file);
    },
  );
  rest.post(
    '/projections/import',
    describe({
      id: 'previewProjectionImport',
      tag,
      summary: 'Show what a CSV file is understood as, and store nothing',
      description:
        'Inputs have the columns path and value; actual figures have the column month and one for each figure.',
      body: importInput,
      answer: { preview: importPreviewType },
    }),
    async ({ ctx, body }, reply) => reply.send({ data: { preview: await previewImport(ctx, camelKeys(body)) } }),
  );
}
