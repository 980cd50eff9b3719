import { getFreshToken } from '../../../auth/session';
import { config } from '../../../config';
import { readErrorBody } from '../../../http/errors';
import { callHeaders } from '../../../http/headers';
import { parseJson } from '../../../http/request';

/** `csv`: the result by month. `inputs`: a CSV that an import understands. `xlsx`: a workbook with formulas. */
export type FileKind = 'csv' | 'inputs' | 'xlsx';

const nameOf = (disposition: string | null, kind: FileKind): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? `projection.${kind === 'xlsx' ? 'xlsx' : 'csv'}`;

/** Downloads a file of a stored model, or of one of its scenarios. @throws Error with the message to show */
export async function downloadFile(id: string, kind: FileKind, scenario: string): Promise<void> {
  const query = new URLSearchParams({
    format: kind === 'xlsx' ? 'xlsx' : 'csv',
    ...(kind === 'inputs' && { content: 'inputs' }),
    ...(scenario && { scenario }),
  });
  const fallback = 'Couldn’t export the projection.';
  await getFreshToken();
  const response = await fetch(`${config.apiBase}/projections/${id}/export?${query}`, {
    credentials: 'include',
    headers: callHeaders(),
  }).catch(() => null);
  if (!response) throw new Error(fallback);
  if (!response.ok) {
    const body = parseJson(await response.text());
    throw new Error(readErrorBody(body, fallback, response.status, response.headers.get('retry-after')).message);
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(response.headers.get('content-disposition'), kind);
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
