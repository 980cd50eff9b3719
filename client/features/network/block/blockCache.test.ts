// @vitest-environment happy-dom
import { gql, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../shell/apollo';
import { stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { UnreadCountDocument } from '../../notification/__generated__/UnreadCount.generated';
import { Relation_ProfileFragmentDoc } from '../relation/__generated__/Relation.generated';
import { readRelation } from '../relation/cache/relationCache';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import { applyBlock, applyUnblock } from './blockCache';

const feed = gql`
  query {
    feed(mode: LATEST) {
      edges {
        node {
          id
          author {
            id
          }
          sharedPost {
            id
          }
          comments(sort: OLDEST) {
            edges {
              node {
                id
                author {
                  id
                }
              }
            }
          }
        }
      }
    }
  }
`;

const profile = (id: string) => ({ __typename: 'Profile', id });
const list = (kind: string, nodes: object[]) => ({
  __typename: `${kind}Connection`,
  edges: nodes.map((node) => ({ __typename: `${kind}Edge`, node })),
});
const comment = (id: string, author: string) => ({ __typename: 'Comment', id, author: profile(author) });
const post = (id: string, author: string, { comments = [] as object[], shared = null as string | null } = {}) => ({
  __typename: 'Post',
  id,
  author: profile(author),
  sharedPost: shared && { __typename: 'Post', id: shared },
  comments: list('Comment', comments),
});
const row = (id: string) => ({ ...profile(id), username: id, displayName: id, headline: '', avatarUrl: null });
const people = (...ids: string[]) => ({
  ...list('Profile', ids.map(row)),
  pageInfo: { __typename: 'PageInfo', endCursor: 'end', hasNextPage: true },
});

let client: ApolloClient;
/** Ids in the server's response to BlockedPeople. */
let blocked: string[];

beforeEach(() => {
  setToken(buildToken('ann', 900));
  blocked = ['bob'];
  stubFetch(({ body }) => {
    // The viewer's counts are refetched as well; no test here depends on them.
    const { operationName } = body as { operationName: string };
    if (['ViewerCounts', 'UnreadMessages'].includes(operationName)) return { status: 503 };
    if (operationName === 'UnreadCount') return { body: { data: { unreadNotificationCount: 2 } } };
    expect(body).toMatchObject({ operationName: 'BlockedPeople' });
    return { body: { data: { blockedPeople: people(...blocked) } } };
  });
  client = createApollo();
  const posts = [
    post('1', 'carol', { comments: [comment('c1', 'bob'), comment('c2', 'ann')] }),
    post('2', 'bob'),
    post('3', 'carol', { shared: '2' }),
  ];
  client.writeQuery({ query: feed, data: { feed: list('Post', posts) } });
});
afterEach(() => {
  setToken(null);
  vi.unstubAllGlobals();
});

const readFeed = () =>
  client.readQuery<any>({ query: feed })?.feed.edges.map(({ node }: any) => ({
    id: node.id,
    sharedPost: node.sharedPost,
    comments: node.comments.edges.map((edge: any) => edge.node.id),
  }));
const readBlocked = () =>
  client.readQuery({ query: BlockedPeopleDocument })?.blockedPeople.edges.map(({ node }) => node.username);

test('applyBlock evicts posts and comments of the person, keeps shares without the shared post, and refetches the list of blocked people', async () => {
  await applyBlock(client, 'bob');
  expect(readFeed()).toEqual([
    { id: '1', sharedPost: null, comments: ['c2'] },
    { id: '3', sharedPost: null, comments: [] },
  ]);
  expect(readBlocked()).toEqual(['bob']);
});

test('applyUnblock evicts the feed and removes only this person from the list of blocked people', async () => {
  blocked = ['bob', 'dan'];
  await applyBlock(client, 'bob');
  await applyUnblock(client, 'bob');
  expect(readFeed()).toBeUndefined();
  expect(readBlocked()).toEqual(['dan']);
});

test('applyBlock resets the relation, by which lists of people filter their rows, and evicts the person’s list of posts', async () => {
  const postsOfBob = gql`
    query {
      postsBy(userId: "bob") {
        edges {
          node {
            id
          }
        }
      }
    }
  `;
  const connection = { __typename: 'ViewerConnection', id: '1', status: 'ACCEPTED', requesterId: 'ann', message: '' };
  client.cache.writeFragment({
    id: 'Profile:bob',
    fragment: Relation_ProfileFragmentDoc,
    data: {
      ...profile('bob'),
      viewerRelation: {
        __typename: 'Relation',
        connection: { ...connection, recipientId: 'bob', canAskAgainFrom: null },
        isFollowing: true,
        isFollower: true,
        hasMuted: true,
      },
    } as never,
  });
  client.writeQuery({ query: postsOfBob, data: { postsBy: list('Post', [{ __typename: 'Post', id: '2' }]) } });
  await applyBlock(client, 'bob');
  expect(readRelation(client.cache, 'bob')).toMatchObject({
    connection: null,
    isFollowing: false,
    isFollower: false,
    hasMuted: false,
  });
  expect(client.readQuery({ query: postsOfBob })).toBeNull();
});

test('a block change that fails does not keep back the next one', async () => {
  vi.spyOn(client.cache, 'extract').mockImplementationOnce(() => {
    throw new Error('The cache failed.');
  });
  const failed = applyBlock(client, 'bob');
  const next = applyBlock(client, 'bob');
  await expect(failed).rejects.toThrow('The cache failed.');
  await next;
  expect(readFeed()).toHaveLength(2);
});

test('applyBlock evicts counts and lists of mutual connections', async () => {
  const mutual = gql`
    query {
      profile(id: "carol") {
        id
        mutualConnectionCount
      }
      mutualConnections(personId: "carol", first: 3) {
        edges {
          node {
            id
          }
        }
      }
    }
  `;
  client.writeQuery({
    query: mutual,
    data: {
      profile: { ...profile('carol'), mutualConnectionCount: 1 },
      mutualConnections: list('Profile', [profile('bob')]),
    },
  });
  expect(client.readQuery({ query: mutual })).not.toBeNull();
  await applyBlock(client, 'bob');
  expect(client.readQuery({ query: mutual })).toBeNull();
  expect((client.cache.extract() as Record<string, object>).ROOT_QUERY).not.toHaveProperty(
    'mutualConnections:{"personId":"carol","first":3}',
  );
});

test.each([
  ['applyBlock', applyBlock],
  ['applyUnblock', applyUnblock],
])('%s refetches the unread notification count', async (_name, apply) => {
  await apply(client, 'bob');
  await vi.waitFor(() => expect(client.readQuery({ query: UnreadCountDocument })?.unreadNotificationCount).toBe(2));
});

test('applyBlock evicts content even when the list of blocked people cannot be fetched', async () => {
  stubFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  await applyBlock(client, 'bob');
  expect(readFeed()).toHaveLength(2);
});

test('an unblock waits for the block before it, and refetches the feed after its eviction', async () => {
  const feedBodies: object[] = [];
  const blockedPeople = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName?: string };
    if (operationName === 'BlockedPeople') {
      await blockedPeople.promise;
      return Response.json({ data: { blockedPeople: people() } });
    }
    if (operationName) return Response.json({ errors: [{ message: 'Failed' }] });
    feedBodies.push({});
    return Response.json({ data: { feed: list('Post', [post('2', 'bob')]) } });
  });
  const watched = client.watchQuery({ query: feed }).subscribe(() => undefined);
  const changes = [applyBlock(client, 'bob'), applyUnblock(client, 'bob')];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(feedBodies).toHaveLength(0);
  blockedPeople.resolve();
  await Promise.all(changes);
  expect(readFeed().map(({ id }: { id: string }) => id)).toEqual(['2']);
  watched.unsubscribe();
});
