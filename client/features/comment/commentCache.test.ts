import { gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { beforeEach, describe, expect, it } from 'vitest';
import { addComment, evictComment, hasCachedList, markHelpful } from './commentCache';

const query = gql`
  query C($sort: String!) {
    post(id: "p") {
      id
      comments(sort: $sort) {
        edges {
          node {
            id
            postId
            isHelpful
            replies {
              id
              postId
              isHelpful
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
const fragment = gql`
  fragment C on Comment {
    id
    postId
    isHelpful
    replies {
      id
    }
  }
`;

type Row = { id: string; isHelpful: boolean; replies: Row[] };
type Data = { post: { comments: { edges: { node: Row }[] } } };

let cache: InMemoryCache;

const comment = (id: string, replies: unknown[] = []) => ({
  __typename: 'Comment',
  id,
  postId: 'p',
  isHelpful: false,
  replies,
});
const reply = (id: string) => ({ __typename: 'Comment', id, postId: 'p', isHelpful: false });

function writeList(sort: string, hasNextPage: boolean): void {
  const edges = ['1', '2'].map((id) => ({
    __typename: 'CommentEdge',
    node: comment(id, id === '1' ? [reply('1a')] : []),
  }));
  const comments = {
    __typename: 'CommentConnection',
    edges,
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: 'end' },
  };
  cache.writeQuery({ query, variables: { sort }, data: { post: { __typename: 'Post', id: 'p', comments } } });
}

const rows = (sort: string) =>
  cache.readQuery<Data>({ query, variables: { sort } })!.post.comments.edges.map(({ node }) => node);
const ids = (sort: string) => rows(sort).map(({ id }) => id);
const insert = (id: string, parentId: string | null = null) => {
  cache.writeFragment({ fragment, data: comment(id) });
  addComment(cache, { id, postId: 'p', parentId });
};

beforeEach(() => {
  cache = new InMemoryCache({
    typePolicies: {
      Query: { fields: { post: { merge: true } } },
      Post: { fields: { comments: relayStylePagination(['sort']) } },
    },
  });
});

describe('addComment', () => {
  it('appends to the oldest-first list and prepends to the newest-first list, once', () => {
    writeList('OLDEST', false);
    writeList('NEWEST', true);
    insert('3');
    insert('3');
    expect([ids('OLDEST'), ids('NEWEST')]).toEqual([
      ['1', '2', '3'],
      ['3', '1', '2'],
    ]);
  });

  it('does not append to a list with further pages', () => {
    writeList('OLDEST', true);
    insert('3');
    expect(ids('OLDEST')).toEqual(['1', '2']);
  });

  it('appends a reply to its comment, once', () => {
    writeList('OLDEST', false);
    insert('1b', '1');
    insert('1b', '1');
    expect(rows('OLDEST')[0]!.replies.map(({ id }) => id)).toEqual(['1a', '1b']);
  });
});

describe('hasCachedList', () => {
  it('returns whether the list is cached', () => {
    const top = { id: '9', postId: 'p', parentId: null };
    expect(hasCachedList(cache, top)).toBe(false);
    writeList('OLDEST', false);
    expect(hasCachedList(cache, top)).toBe(true);
    expect(hasCachedList(cache, { ...top, parentId: '1' })).toBe(true);
    expect(hasCachedList(cache, { ...top, parentId: 'elsewhere' })).toBe(false);
  });
});

describe('evictComment', () => {
  it('removes comments and replies from their lists', () => {
    writeList('OLDEST', false);
    evictComment(cache, '1a');
    evictComment(cache, '2');
    expect(rows('OLDEST').map(({ id, replies }) => [id, replies.length])).toEqual([['1', 0]]);
  });
});

describe('a comment deleted in an optimistic layer', () => {
  it('is removed from its lists, and restored when the layer is removed', () => {
    writeList('OLDEST', false);
    cache.batch({
      optimistic: 'hide',
      update: (layered) => layered.modify({ id: 'Comment:1', fields: (_, { DELETE }) => DELETE }),
    });
    const shown = () =>
      cache
        .readQuery<Data>({ query, variables: { sort: 'OLDEST' } }, true)!
        .post.comments.edges.map(({ node }) => node.id);
    expect(shown()).toEqual(['2']);
    cache.removeOptimistic('hide');
    expect(shown()).toEqual(['1', '2']);
  });
});

describe('markHelpful', () => {
  it('moves the mark between comments and clears it', () => {
    writeList('OLDEST', false);
    const marked = () =>
      rows('OLDEST')
        .flatMap((row) => [row, ...row.replies])
        .filter(({ isHelpful }) => isHelpful)
        .map(({ id }) => id);
    markHelpful(cache, 'p', '2');
    expect(marked()).toEqual(['2']);
    markHelpful(cache, 'p', '1a');
    expect(marked()).toEqual(['1a']);
    markHelpful(cache, 'p', null);
    expect(marked()).toEqual([]);
  });

  it('does not change the comments of other posts', () => {
    const other = { ...comment('9'), postId: 'other', isHelpful: true };
    cache.writeFragment({ fragment, data: other });
    writeList('OLDEST', false);
    markHelpful(cache, 'p', '2');
    expect(cache.readFragment({ fragment, id: 'Comment:9' })).toMatchObject({ isHelpful: true });
  });
});
