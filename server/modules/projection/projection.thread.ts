import { computeProjection } from '../../../shared/projection/compute';
import { inputsCsv, parseCsv, resultCsv } from '../../../shared/projection/csv';
import { TooLargeError } from '../../../shared/projection/exact';
import { parseInputs, tooLarge } from '../../../shared/projection/parse';
import { presentProjection } from '../../../shared/projection/present';
import { project, type Projection } from '../../../shared/projection/project';
import { serveThread } from '../../core/serveThread';
import type { ThreadAnswer, ThreadRequest } from './projection.engine';

/** What the tasks of the thread do with their JSON. */
const tasks: Record<ThreadRequest['task'], (input: any) => ThreadAnswer | Promise<ThreadAnswer>> = {
  compute: (request) => {
    const result = computeProjection(request);
    return result.ok ? { json: JSON.stringify(result.projection) } : { issues: result.issues };
  },
  csv: (inputs) =>
    withProjection(inputs, (projection) => resultCsv(presentProjection(projection), projection.plan.model.start)),
  inputs: (inputs) => ({ file: new TextEncoder().encode(inputsCsv(inputs)) }),
  // The library is loaded with the first workbook.
  xlsx: (inputs) =>
    withProjection(inputs, async (projection) => {
      const { projectionXlsx } = await import('./projection.xlsx');
      return projectionXlsx(projection, inputs);
    }),
  import: (csv) => ({ json: JSON.stringify(parseCsv(csv)) }),
};

type File = string | Uint8Array;

async function withProjection(
  inputs: unknown,
  write: (projection: Projection) => File | Promise<File>,
): Promise<ThreadAnswer> {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) return { issues: parsed.issues };
  try {
    const file = await write(project(parsed.model));
    return { file: typeof file === 'string' ? new TextEncoder().encode(file) : file };
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    return { issues: [tooLarge(parsed.model.customers.growth, '', error.message)] };
  }
}

/** Worker thread of the projection engine. See projection.engine. */
serveThread(({ task, json }: ThreadRequest) => tasks[task](JSON.parse(json)));
