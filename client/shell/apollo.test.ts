// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCallError } from '../http/toCallError';
import { setSocketId } from '../http/socketId';
import { createApollo } from './apollo';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken, type StubResponse } from '../auth/testing';
import { getToken, setToken } from '../http/accessToken';

const query = gql`
  query Me {
    me {
      id
    }
  }
`;
const graphql = (body: unknown, status = 200): StubResponse => ({
  status,
  body,
  headers: { 'content-type': 'application/graphql-response+json' },
});
const rejection = graphql({
  data: null,
  errors: [{ message: 'Log in to continue.', extensions: { code: 'UNAUTHENTICATED' } }],
});
const success = graphql({ data: { me: { __typename: 'User', id: 'ann' } } });

beforeEach(() => setToken(buildToken('ann', 900)));
afterEach(() => {
  setSocketId(null);
  vi.unstubAllGlobals();
});

function stubGraphql(...responses: StubResponse[]) {
  return stubFetch(({ url }) => (url === '/graphql' ? responses.shift()! : { body: buildAuthResponse('ann') }));
}

test('sends the headers of a REST call, and cookies', async () => {
  setSocketId('1.2');
  const token = getToken();
  const fetchStub = stubGraphql(success);
  expect((await createApollo().query({ query })).data).toMatchObject({ me: { id: 'ann' } });
  expect(listFetchCalls(fetchStub)).toEqual(['POST /graphql']);
  expect(fetchStub.mock.calls[0]![1]).toMatchObject({
    credentials: 'include',
    headers: { authorization: `Bearer ${token}`, userid: 'ann', 'x-socket-id': '1.2' },
  });
});

test.each([
  ['an UNAUTHENTICATED error', rejection],
  ['an HTTP 401', { status: 401, body: { message: 'no' } }],
  ['an HTTP 403 about the token', { status: 403, body: { error: { code: 'FORBIDDEN', message: 'Invalid token' } } }],
  [
    'a FORBIDDEN error about authentication',
    graphql({ errors: [{ message: 'Authentication needed', extensions: { code: 'FORBIDDEN' } }] }),
  ],
])('after %s the token is refreshed once and the query sent again', async (_name, response) => {
  const fetchStub = stubGraphql(response, success);
  expect((await createApollo().query({ query })).data).toMatchObject({ me: { id: 'ann' } });
  expect(listFetchCalls(fetchStub)).toEqual(['POST /graphql', 'POST /api/auth/refresh', 'POST /graphql']);
  expect(new Headers(fetchStub.mock.calls[2]![1]!.headers).get('authorization')).toBe(`Bearer ${getToken()}`);
});

test.each([
  [
    'a FORBIDDEN error',
    graphql({ errors: [{ message: 'Only the author can edit this post.', extensions: { code: 'FORBIDDEN' } }] }),
  ],
  [
    'an HTTP 403',
    { status: 403, body: { error: { code: 'FORBIDDEN', message: 'This request came from another site.' } } },
  ],
])('%s about something else is a response', async (_name, response) => {
  const fetchStub = stubGraphql(response);
  await expect(createApollo().query({ query })).rejects.toThrow();
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test('shares one refresh between concurrent queries', async () => {
  const fetchStub = stubFetch(({ url, headers }) =>
    url !== '/graphql'
      ? { body: buildAuthResponse('ann', 901) }
      : headers.get('authorization') === `Bearer ${rejected}`
        ? rejection
        : success,
  );
  const rejected = getToken();
  const client = createApollo();
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, n) => client.query({ query, context: { queryDeduplication: false, n } })),
  );
  expect(responses.map(({ data }) => data)).toEqual(
    Array.from({ length: 6 }, () => ({ me: { __typename: 'User', id: 'ann' } })),
  );
  const calls = listFetchCalls(fetchStub);
  expect([calls.length, calls.filter((call) => call.includes('refresh')).length]).toEqual([13, 1]);
});

test('aborts after 10 s, or after the time-out of the operation, with a message about the call', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal!.reason as Error));
  const error = await createApollo()
    .query({ query })
    .catch((thrown: unknown) => thrown);
  expect(toCallError(error, 'Failed to fetch posts')).toEqual({ message: 'Failed to fetch posts' });
  expect(timeout.mock.calls).toEqual([[10_000]]);
  await createApollo()
    .query({ query, context: { fetchOptions: { timeoutMs: 15_000 } } })
    .catch(() => undefined);
  expect(timeout.mock.calls.at(-1)).toEqual([15_000]);
  timeout.mockRestore();
});

test('returns the second rejection', async () => {
  const fetchStub = stubGraphql(rejection, rejection);
  await expect(createApollo().query({ query })).rejects.toSatisfy(CombinedGraphQLErrors.is);
  expect(fetchStub).toHaveBeenCalledTimes(3);
});

test('returns the first rejection when the refresh fails', async () => {
  stubFetch(({ url }) => (url === '/graphql' ? rejection : { status: 401 }));
  await expect(createApollo().query({ query })).rejects.toThrow('Log in to continue.');
  expect(getToken()).toBeNull();
});

const page = (ids: string[], hasNextPage: boolean) => ({
  feed: {
    __typename: 'PostConnection',
    edges: ids.map((id) => ({ __typename: 'PostEdge', cursor: `c${id}`, node: { __typename: 'Post', id } })),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `c${ids.at(-1)}` },
  },
});

test('merges pages of a list; another filter is another list', async () => {
  const feed = gql`
    query Feed($mode: String!, $after: String) {
      feed(mode: $mode, after: $after) {
        edges {
          cursor
          node {
            id
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `;
  const client = createApollo();
  client.writeQuery({ query: feed, variables: { mode: 'latest' }, data: page(['1', '2'], true) });
  client.writeQuery({ query: feed, variables: { mode: 'following' }, data: page(['9'], false) });
  client.writeQuery({ query: feed, variables: { mode: 'latest', after: 'c2' }, data: page(['3'], false) });
  const read = client.readQuery<{ feed: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean } } }>({
    query: feed,
    variables: { mode: 'latest' },
  });
  expect(read?.feed.edges.map(({ node }) => node.id)).toEqual(['1', '2', '3']);
  expect(read?.feed.pageInfo.hasNextPage).toBe(false);
});

const caught = (response: StubResponse) => {
  stubGraphql(response);
  return createApollo()
    .query({ query })
    .then(() => undefined)
    .catch((error: unknown) => toCallError(error, 'Failed to create post'));
};

test('converts errors to the shape of REST errors', async () => {
  const extensions = { code: 'BAD_USER_INPUT', fields: { content: 'Write something.' }, requestId: 'r-1' };
  expect(await caught(graphql({ errors: [{ message: 'Write something.', extensions }] }, 400))).toEqual({
    message: 'Write something.',
    ...extensions,
  });
  expect(
    await caught(
      graphql({ errors: [{ message: 'Slow down.', extensions: { code: 'RATE_LIMITED', retryAfter: 7.2 } }] }),
    ),
  ).toEqual({ message: 'Slow down.', code: 'RATE_LIMITED', retryAfter: 8 });
  expect(
    await caught({
      status: 429,
      body: { error: { code: 'RATE_LIMITED', message: 'Later.' } },
      headers: { 'retry-after': '2' },
    }),
  ).toEqual({
    message: 'Later.',
    code: 'RATE_LIMITED',
    status: 429,
    retryAfter: 2,
  });
  expect(await caught({ status: 500 })).toMatchObject({ message: 'Failed to create post', status: 500 });
  expect(toCallError(new TypeError('network'), 'Failed to create post')).toEqual({ message: 'Failed to create post' });
});

test('a query is sent again after Retry-After while the server is overloaded, and a mutation is not', async () => {
  vi.useFakeTimers();
  try {
    const overloaded = { status: 503, body: { error: { code: 'UNAVAILABLE' } }, headers: { 'retry-after': '1' } };
    const fetchStub = stubGraphql(overloaded, success, overloaded);
    const answer = createApollo().query({ query });
    await vi.advanceTimersByTimeAsync(900);
    expect(listFetchCalls(fetchStub)).toEqual(['POST /graphql']);
    await vi.advanceTimersByTimeAsync(1_200);
    expect((await answer).data).toMatchObject({ me: { id: 'ann' } });
    const mutation = gql`
      mutation Logout {
        logout
      }
    `;
    await expect(createApollo().mutate({ mutation })).rejects.toMatchObject({ statusCode: 503 });
    expect(listFetchCalls(fetchStub)).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
