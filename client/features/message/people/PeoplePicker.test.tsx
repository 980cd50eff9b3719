// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeoplePicker } from './PeoplePicker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const buildPerson = (n: number) => ({
  __typename: 'Profile',
  id: `p${n}`,
  username: `p${n}`,
  displayName: `Person ${n}`,
  headline: '',
  avatarUrl: null,
  viewerIsSelf: false,
  viewerRelation: { __typename: 'ViewerRelation', connection: null },
});
const noPage = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

/** Renders the picker and types a query. @returns the queries of profile search that were sent */
async function search(query: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'SearchPeopleChoices')
      return of({ data: { connections: { __typename: 'ProfileConnection', edges: [], pageInfo: noPage } } });
    sent.push(variables.query);
    return of({ data: { searchProfiles: [buildPerson(1), buildPerson(2)] } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <PeoplePicker value={[]} onChange={() => undefined} />
    </ApolloProvider>,
  );
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: query } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return sent;
}

it('sends no profile search for a blank query, and one for a name', async () => {
  expect(await search('   ')).toEqual([]);
  expect(screen.queryByText('Person 1')).toBeNull();
  cleanup();
  expect(await search('  per ')).toEqual(['per']);
  expect(screen.getByText('Person 1')).toBeTruthy();
});
