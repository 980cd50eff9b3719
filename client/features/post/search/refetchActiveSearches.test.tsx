// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HashtagDocument, TrendingHashtagsDocument } from '../../search/hashtags/__generated__/Hashtags.generated';
import { SearchFirstPostsDocument } from './__generated__/FirstPostResults.generated';
import { SearchPostsDocument } from './__generated__/PostResults.generated';
import { refetchActiveSearches } from './refetchActiveSearches';

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const data = {
  searchPosts: { __typename: 'PostConnection', edges: [], pageInfo },
  hashtag: { __typename: 'Hashtag', name: 'pricing', postCount: 1 },
  trendingHashtags: [],
};

function Queries() {
  useQuery(SearchPostsDocument, { variables: { query: 'pricing' } });
  useQuery(SearchFirstPostsDocument, { variables: { query: 'pricing' } });
  useQuery(HashtagDocument, { variables: { name: 'pricing' } });
  useQuery(TrendingHashtagsDocument);
  return null;
}

afterEach(cleanup);

test('refetches mounted post searches and hashtag counts, and no other query', async () => {
  const operations: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    operations.push(operationName);
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <Queries />
    </ApolloProvider>,
  );
  await waitFor(() => expect(operations).toHaveLength(4));

  refetchActiveSearches(client);
  await waitFor(() => expect(operations.slice(4).toSorted()).toEqual(['Hashtag', 'SearchFirstPosts', 'SearchPosts']));
});
