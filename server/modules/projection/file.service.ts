import type { CsvPreview } from '../../../shared/projection/csv';
import { mergePatch } from '../../../shared/projection/mergePatch';
import { viewerId, write, type Context } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { validate } from '../../core/validation';
import { countUse } from '../quotas';
import { computeFile, computeJson } from './projection.engine';
import { importInput } from './projection.inputs';
import { computeQuota } from './projection.quotas';
import { loadProjection, loadScenarios } from './projection.store';

export type ExportOptions = { format: 'csv' | 'xlsx'; content: 'result' | 'inputs'; scenario?: string };

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Writes a file of a model, or of one of its scenarios.
 * @returns its content, its content type, and a name in ASCII
 * @throws AppError NOT_FOUND, BAD_USER_INPUT for a scenario that no longer fits its model, RATE_LIMITED, UNAVAILABLE
 */
export async function exportProjection(ctx: Context, id: string, { format, content, scenario }: ExportOptions) {
  const model = await loadProjection(ctx, id);
  const chosen = scenario ? (await loadScenarios(ctx, model.id)).find(({ key }) => key === scenario) : undefined;
  if (scenario && !chosen) throw notFound('Scenario');
  await write(ctx, (tx) => countUse(ctx, tx, computeQuota));
  const inputs = chosen ? mergePatch(model.inputs, chosen.patch) : model.inputs;
  const task = format === 'xlsx' ? 'xlsx' : content === 'inputs' ? 'inputs' : 'csv';
  const name = model.name
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return {
    file: await computeFile(ctx, inputs, task),
    type: types[format],
    filename: `${name || 'projection'}.${format}`,
  };
}

/**
 * Shows what a CSV file is understood as. Stores nothing.
 * @throws AppError BAD_USER_INPUT naming `csv`, RATE_LIMITED, UNAVAILABLE
 */
export async function previewImport(ctx: Context, input: unknown): Promise<CsvPreview> {
  viewerId(ctx);
  const { csv } = validate(importInput, input);
  await write(ctx, (tx) => countUse(ctx, tx, computeQuota));
  const preview: CsvPreview | { fault: string } = JSON.parse(await computeJson(ctx, csv, 'import'));
  if ('fault' in preview) throw badInput({ csv: preview.fault });
  return preview;
}
