import AdmZip from 'adm-zip';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { buildProjection, saasInputs } from '../../support/people/projections';
import { bypassKey, startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  ({ id } = await buildProjection(ana, 'Größter Plan 2027!'));
  const patch = { openingCash: '7.00' };
  await ana.rest(`/api/projections/${id}/scenarios/lean`, { method: 'PUT', body: { name: 'Lean', patch } });
});
afterAll(() => server.close());

const exported = (query: string) => ana.rest(`/api/projections/${id}/export${query}`);

it('exports the result of a model or a scenario as CSV', async () => {
  const { status, headers, body } = await exported('');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="gr-ter-plan-2027.csv"');
  const { monthly } = (await ana.rest(`/api/projections/${id}/result`)).body.data.result;
  const rows = new Map<string, string[]>(
    body.split('\r\n').map((row: string) => [row.split(',')[0]!, row.split(',').slice(1)]),
  );
  expect(rows.get('line')![0]).toBe('2027-01');
  expect(rows.get('closingCash')).toEqual(monthly.closingCash);
  const lean = await exported('?scenario=lean');
  expect(lean.body).toContain('openingCash,7.00,');
  expect((await exported('?scenario=none')).status).toBe(404);
  expect((await exported('?format=pdf')).status).toBe(400);
});

it('exports a workbook with formulas', async () => {
  const response = await fetch(`${server.url}/api/projections/${id}/export?format=xlsx`, {
    headers: { authorization: `Bearer ${ana.token}`, 'x-ratelimit-bypass': bypassKey },
  });
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  const zip = new AdmZip(Buffer.from(await response.arrayBuffer()));
  expect(zip.readAsText('xl/workbook.xml')).toMatch(/Monthly.*Metrics.*Inputs/s);
  const sheet = zip.readAsText('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<f>B4+B5-B6</f>');
  const formulas = sheet.match(/<f>/g)!.length;
  expect(formulas).toBeGreaterThan(1_500);
  // Previews, which compute nothing, show the stored results.
  const results = [...sheet.matchAll(/<c r="([A-Z]+)(\d+)"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v><\/c>/g)];
  expect(results).toHaveLength(formulas);
  const lines = (await exported('')).body.split('\r\n').map((line: string) => line.split(','));
  const toColumn = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  for (const [, letters, row, result] of results)
    expect([letters, row, Number(result)]).toEqual([
      letters,
      row,
      Number(lines[Number(row) - 1][toColumn(letters!) - 1]),
    ]);
});

it('previews the inputs that it exported, and stores nothing', async () => {
  const csv = (await exported('?content=inputs')).body;
  const { body } = await ana.rest('/api/projections/import', { body: { csv } });
  expect(body.data.preview).toMatchObject({ kind: 'inputs', ignored: [], issues: [], inputs: { template: 'saas' } });
  const { data } = await ana.gql(
    'query ($csv: String!) { projectionImport(csv: $csv) { kind inputs ignored issues } }',
    {
      csv: `${csv}\r\nvat,19`,
    },
  );
  expect(data.projectionImport.inputs).toEqual(body.data.preview.inputs);
  expect(data.projectionImport.ignored).toMatchObject([{ text: 'vat' }]);
  expect((await ana.rest('/api/projections')).body.data.projections).toHaveLength(1);
  const stored = await buildProjection(ben, 'Imported', body.data.preview.inputs);
  const cash = async (person: Person, model: string) =>
    (await person.rest(`/api/projections/${model}/result`)).body.data.result.monthly.closingCash;
  expect(await cash(ben, stored.id)).toEqual(await cash(ana, id));
  expect(stored.inputs.subscription.price).toBe(saasInputs.subscription!.price);
});

it('rejects others, visitors, and files that are too long', async () => {
  expect((await ben.rest(`/api/projections/${id}/export`)).status).toBe(404);
  expect((await visitor(server).rest(`/api/projections/${id}/export`)).status).toBe(401);
  expect((await visitor(server).rest('/api/projections/import', { body: { csv: 'path,value' } })).status).toBe(401);
  expect((await ana.rest('/api/projections/import', { body: { csv: 'x'.repeat(200_001) } })).body.error.fields).toEqual(
    {
      csv: 'A CSV file can have up to 200,000 characters.',
    },
  );
});
