import { gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prependOwnPost, prependToRankedFeed, evictPost, evictPosts } from './postCache';

const feed = gql`
  query Feed($mode: String!) {
    feed(mode: $mode) {
      edges {
        reason
        node {
          id
          sharedPost {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const postsBy = gql`
  query PostsBy($userId: ID!) {
    postsBy(userId: $userId) {
      edges {
        node {
          id
          sharedPost {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const postFragment = gql`
  fragment P on Post {
    id
    sharedPost {
      id
    }
  }
`;

type Data = { feed: { edges: { reason: string; node: { id: string; sharedPost: { id: string } | null } }[] } };

let cache: InMemoryCache;

const post = (id: string, shared: string | null = null) => ({
  __typename: 'Post',
  id,
  sharedPost: shared && { __typename: 'Post', id: shared },
});
const page = (ids: string[], shared?: string) => ({
  __typename: 'PostConnection',
  edges: ids.map((id) => ({ __typename: 'PostEdge', reason: 'RECENT', node: post(id, shared ?? null) })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'end' },
});
const ids = (mode: string) =>
  cache.readQuery<Data>({ query: feed, variables: { mode } })?.feed.edges.map(({ node }) => node.id);
const idsBy = (userId: string) =>
  cache
    .readQuery<{ postsBy: Data['feed'] }>({ query: postsBy, variables: { userId } })
    ?.postsBy.edges.map(({ node }) => node.id);
const add = (id: string) => cache.writeFragment({ fragment: postFragment, data: post(id) });

beforeEach(() => {
  cache = new InMemoryCache({
    typePolicies: {
      Query: { fields: { feed: relayStylePagination(['mode']), postsBy: relayStylePagination(['userId']) } },
    },
  });
  for (const mode of ['FOR_YOU', 'LATEST'])
    cache.writeQuery({ query: feed, variables: { mode }, data: { feed: page(['1', '2']) } });
  for (const userId of ['me', 'other'])
    cache.writeQuery({ query: postsBy, variables: { userId }, data: { postsBy: page(['1']) } });
});

describe('prependOwnPost', () => {
  it('prepends the post to every feed and to the posts of the viewer', () => {
    add('3');
    prependOwnPost(cache, '3', 'me');
    expect([ids('FOR_YOU'), ids('LATEST'), idsBy('me'), idsBy('other')]).toEqual([
      ['3', '1', '2'],
      ['3', '1', '2'],
      ['3', '1'],
      ['1'],
    ]);
  });

  it('adds the post once', () => {
    add('3');
    prependOwnPost(cache, '3', 'me');
    prependOwnPost(cache, '3', 'me');
    expect(ids('LATEST')).toEqual(['3', '1', '2']);
  });

  it('does not create a list that is not cached', () => {
    add('3');
    prependOwnPost(cache, '3', 'me');
    expect(ids('FOLLOWING')).toBeUndefined();
  });

  it('keeps the cursor of the next page', () => {
    add('3');
    prependOwnPost(cache, '3', 'me');
    cache.writeQuery({
      query: gql`
        query More($mode: String!, $after: String) {
          feed(mode: $mode, after: $after) {
            edges {
              reason
              node {
                id
                sharedPost {
                  id
                }
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      `,
      variables: { mode: 'LATEST', after: 'end' },
      data: { feed: page(['8', '9']) },
    });
    expect(ids('LATEST')).toEqual(['3', '1', '2', '8', '9']);
  });
});

describe('prependToRankedFeed', () => {
  it('prepends new posts in order and does not change other feeds', () => {
    add('4');
    add('3');
    prependToRankedFeed(cache, ['4', '3', '1']);
    expect([ids('FOR_YOU'), ids('LATEST')]).toEqual([
      ['4', '3', '1', '2'],
      ['1', '2'],
    ]);
  });
});

describe('evictPost', () => {
  it('removes the post from every list', () => {
    evictPost(cache, '1');
    expect([ids('FOR_YOU'), idsBy('me')]).toEqual([['2'], []]);
  });

  it('keeps a share of the post, without the original', () => {
    cache.writeQuery({ query: feed, variables: { mode: 'LATEST' }, data: { feed: page(['7'], '1') } });
    evictPost(cache, '1');
    expect(
      cache
        .readQuery<Data>({ query: feed, variables: { mode: 'LATEST' } })
        ?.feed.edges.map(({ node }) => [node.id, node.sharedPost]),
    ).toEqual([['7', null]]);
  });

  it('evicts several posts with one scan of the cache', () => {
    const extract = vi.spyOn(cache, 'extract');
    evictPosts(cache, ['1', '2']);
    expect(extract).toHaveBeenCalledTimes(1);
    expect([ids('FOR_YOU'), idsBy('me')]).toEqual([[], []]);
  });
});
