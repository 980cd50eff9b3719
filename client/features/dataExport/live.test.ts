// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../apollo';
import { tokenFor } from '../../auth/testing';
import { setToken } from '../../auth/tokens';
import { DataExportDocument, type DataExportQuery } from './__generated__/DataExport.generated';
import { handlers } from './live';

type Known = NonNullable<DataExportQuery['dataExport']>;

const waiting: Known & { __typename: 'DataExport' } = {
  __typename: 'DataExport',
  id: 'one',
  status: 'WAITING',
  progress: 0,
  bytes: null,
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
};
const ready = { ...waiting, status: 'READY' as const, progress: 100, bytes: 34_000, expiresAt: '2026-11-28T10:00:00Z' };

let client: ApolloClient;
let answers: (typeof waiting)[];
const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: { dataExport: answers.shift() } }));

beforeEach(() => {
  setToken(tokenFor('ann', 900));
  vi.stubGlobal('fetch', fetched.mockClear());
  answers = [];
  client = createApollo();
});
afterEach(() => vi.unstubAllGlobals());

const show = (dataExport: Known | null) => client.writeQuery({ query: DataExportDocument, data: { dataExport } });
const shown = () => client.readQuery({ query: DataExportDocument })?.dataExport;
const hear = (data: Pick<Known, 'id' | 'status' | 'progress'>) =>
  handlers['dataExport.progressed']!(data, { client, cache: client.cache });

test('progress of what is shown goes into the cache without a question', async () => {
  show(waiting);
  await hear({ id: 'one', status: 'RUNNING', progress: 40 });
  expect(shown()).toMatchObject({ status: 'RUNNING', progress: 40 });
  await hear({ id: 'one', status: 'FAILED', progress: 40 });
  expect(shown()).toMatchObject({ status: 'FAILED', progress: 40 });
  expect(fetched).not.toHaveBeenCalled();
});

test('once it is ready its size and end are read', async () => {
  show(waiting);
  answers = [ready];
  await hear({ id: 'one', status: 'READY', progress: 100 });
  expect(shown()).toEqual(ready);
});

test('that it is ready is shown even if they cannot be read', async () => {
  show(waiting);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await hear({ id: 'one', status: 'READY', progress: 100 });
  expect(shown()).toMatchObject({ status: 'READY', bytes: null });
});

test('one that was asked for elsewhere is read; where none was looked for, none is', async () => {
  await hear({ id: 'one', status: 'WAITING', progress: 0 });
  expect(fetched).not.toHaveBeenCalled();
  show(null);
  answers = [waiting];
  await hear({ id: 'one', status: 'WAITING', progress: 0 });
  expect(shown()).toEqual(waiting);
});

test('an answer that is overtaken by the news does not take them back', async () => {
  show(ready);
  show(waiting);
  expect(shown()).toMatchObject({ status: 'READY', progress: 100 });
});
