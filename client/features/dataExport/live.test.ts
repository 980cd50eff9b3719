// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../shell/apollo';
import { buildToken } from '../../auth/testing';
import { setToken } from '../../http/accessToken';
import { DataExportDocument, type DataExportQuery } from './__generated__/DataExport.generated';
import { handlers } from './live';

type Export = NonNullable<DataExportQuery['dataExport']>;

const pending: Export & { __typename: 'DataExport' } = {
  __typename: 'DataExport',
  id: 'one',
  status: 'WAITING',
  progress: 0,
  bytes: null,
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
};
const ready = { ...pending, status: 'READY' as const, progress: 100, bytes: 34_000, expiresAt: '2026-11-28T10:00:00Z' };

let client: ApolloClient;
let responses: (typeof pending)[];
const fetchStub = vi.fn<typeof fetch>(async () => Response.json({ data: { dataExport: responses.shift() } }));

beforeEach(() => {
  setToken(buildToken('ann', 900));
  vi.stubGlobal('fetch', fetchStub.mockClear());
  responses = [];
  client = createApollo();
});
afterEach(() => vi.unstubAllGlobals());

const cacheExport = (dataExport: Export | null) =>
  client.writeQuery({ query: DataExportDocument, data: { dataExport } });
const cachedExport = () => client.readQuery({ query: DataExportDocument })?.dataExport;
const emit = (data: Pick<Export, 'id' | 'status' | 'progress'>) =>
  handlers['dataExport.progressed']!(data, { client, cache: client.cache });

test('writes progress of a cached export without a request', async () => {
  cacheExport(pending);
  await emit({ id: 'one', status: 'RUNNING', progress: 40 });
  expect(cachedExport()).toMatchObject({ status: 'RUNNING', progress: 40 });
  await emit({ id: 'one', status: 'FAILED', progress: 40 });
  expect(cachedExport()).toMatchObject({ status: 'FAILED', progress: 40 });
  expect(fetchStub).not.toHaveBeenCalled();
});

test('refetches size and expiry when the export is ready', async () => {
  cacheExport(pending);
  responses = [ready];
  await emit({ id: 'one', status: 'READY', progress: 100 });
  expect(cachedExport()).toEqual(ready);
});

test('writes READY even if the refetch fails', async () => {
  cacheExport(pending);
  fetchStub.mockRejectedValueOnce(new TypeError('offline'));
  await emit({ id: 'one', status: 'READY', progress: 100 });
  expect(cachedExport()).toMatchObject({ status: 'READY', bytes: null });
});

test('fetches an export requested elsewhere, only if the query is cached', async () => {
  await emit({ id: 'one', status: 'WAITING', progress: 0 });
  expect(fetchStub).not.toHaveBeenCalled();
  cacheExport(null);
  responses = [pending];
  await emit({ id: 'one', status: 'WAITING', progress: 0 });
  expect(cachedExport()).toEqual(pending);
});

test('a late response does not revert a newer status', async () => {
  cacheExport(ready);
  cacheExport(pending);
  expect(cachedExport()).toMatchObject({ status: 'READY', progress: 100 });
});
