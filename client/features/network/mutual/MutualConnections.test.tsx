// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../shell/apollo';
import { stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { MutualConnections } from './MutualConnections';

const row = (n: number) => ({
  __typename: 'Profile',
  id: `p${n}`,
  username: `p${n}`,
  displayName: `Person ${n}`,
  headline: '',
  avatarUrl: null,
});
const total = 23;
let isOffline = false;

/** Stub server with 23 mutual connections, paginated by `after`. */
function respond({ body }: { body: unknown }) {
  if (isOffline) throw new TypeError('Failed to fetch');
  const { operationName, variables } = body as { operationName: string; variables: { after?: string } };
  const [from, size] = [Number(variables.after ?? 0), operationName === 'MutualConnectionsPreview' ? 3 : 20];
  const numbers = Array.from({ length: Math.min(size, total - from) }, (_, n) => from + n + 1);
  const edges = numbers.map((n) => ({ __typename: 'ProfileEdge', node: row(n) }));
  const pageInfo = {
    __typename: 'PageInfo',
    endCursor: String(from + numbers.length),
    hasNextPage: from + numbers.length < total,
  };
  return { body: { data: { mutualConnections: { __typename: 'ProfileConnection', edges, pageInfo } } } };
}

// The dialog is loaded on the first click; compiling it in a test can exceed the default timeout.
beforeAll(() => import('./MutualDialog'), 30_000);
beforeEach(() => {
  isOffline = false;
  setToken(buildToken('ann', 900));
  stubFetch(respond);
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const open = (count: number) =>
  render(
    <MemoryRouter>
      <ApolloProvider client={createApollo()}>
        <MutualConnections person={{ id: 'bob', displayName: 'Bob', mutualConnectionCount: count }} />
      </ApolloProvider>
    </MemoryRouter>,
  );

test.each([
  [1, 'Person 1 is a mutual connection'],
  [2, 'Person 1 and Person 2 are mutual connections'],
  [3, 'Person 1, Person 2 and 1 other mutual connection'],
  [23, 'Person 1, Person 2 and 21 other mutual connections'],
])('summarises %i mutual connections', async (count, text) => {
  // The preview has as many edges as there are people, three at most.
  stubFetch((call) => {
    const { body } = respond(call);
    body.data.mutualConnections.edges.splice(count);
    return { body };
  });
  open(count);
  expect((await screen.findByRole('button')).textContent?.replace(/^(P\d)*/, '')).toBe(text);
});

test('renders nothing and sends no query without mutual connections', () => {
  const fetched = stubFetch(respond);
  const { container } = open(0);
  expect(container.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

test('the dialog paginates the list and retries a page that failed', async () => {
  open(total);
  fireEvent.click(await screen.findByRole('button', { name: /mutual connection/ }));
  await screen.findByRole('list', { name: 'Mutual connections' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  isOffline = true;
  fireEvent.click(screen.getByRole('button', { name: 'Show more people' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load connections.');
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(23));
  expect(screen.queryByRole('button', { name: 'Show more people' })).toBeNull();
});
