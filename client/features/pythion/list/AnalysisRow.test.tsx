// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AnalysisRow } from './AnalysisRow';

afterEach(cleanup);

const card = {
  __typename: 'AnalysisCard',
  id: 'a1',
  title: 'Bread',
  score: 40,
  verdict: 'pivot',
  confidence: 'low',
  versionCount: 2,
  isStarred: false,
  isShared: false,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
} as const;

it.each([
  ['newest', 'Created', card.createdAt],
  ['updated', 'Changed', card.updatedAt],
  ['score', 'Changed', card.updatedAt],
] as const)('a row under the sort %s shows when it was %s', (sort, label, time) => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const { container } = render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <AnalysisRow card={card} sort={sort} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const shown = container.querySelector('time')!;
  expect([shown.getAttribute('datetime'), shown.parentElement!.textContent!.split(' ')[0]]).toEqual([time, label]);
});
