// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../shell/apollo';
import { buildToken } from '../auth/testing';
import { setToken } from '../http/accessToken';
import { config } from '../config';
import { refetchOnReconnect } from './refetchOnReconnect';
import { isServerReachable } from '../http/reachability';

const queryFor = (field: string) => gql`query { ${field} }`;
const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });

const requests: string[] = [];
let isOffline = false;
let stop: () => void;

const response = vi.fn<typeof fetch>(async (url, init) => {
  if (isOffline) throw new TypeError('Failed to fetch');
  if (url !== '/graphql') return new Response('{}');
  const field = /\w+(?=\s*\}\s*$)/.exec((JSON.parse(String(init!.body)) as { query: string }).query)![0];
  requests.push(field);
  return json(
    field === 'refused'
      ? { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] }
      : { data: { [field]: 1 } },
  );
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', response);
  setToken(buildToken('ann', 900));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('refetches only active queries that failed without a response, once the server is reachable again', async () => {
  const client = createApollo();
  stop = refetchOnReconnect(client);
  const watch = (field: string) => {
    const query = client.watchQuery({ query: queryFor(field) });
    query.subscribe(() => {});
    return query;
  };
  const [arrived, rejected] = [watch('arrived'), watch('refused')];
  await vi.waitFor(() =>
    expect([arrived, rejected].map((query) => query.getCurrentResult().loading)).toEqual([false, false]),
  );

  isOffline = true;
  const failed = watch('failed');
  await vi.waitFor(() => expect(failed.getCurrentResult().error).toBeDefined());
  await vi.waitFor(() => expect(isServerReachable()).toBe(false));
  expect(requests).toEqual(['arrived', 'refused']);

  isOffline = false;
  await vi.advanceTimersByTimeAsync(config.reachabilityRetryMs);
  await vi.waitFor(() => expect(failed.getCurrentResult()).toMatchObject({ loading: false, data: { failed: 1 } }));
  expect(failed.getCurrentResult().error).toBeUndefined();
  expect(requests).toEqual(['arrived', 'refused', 'failed']);
});
