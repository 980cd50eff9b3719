// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { ReceivedRequestCountDocument, ReceivedRequestsDocument } from '../../page/__generated__/Network.generated';
import { ConnectionsDocument, FollowingDocument } from '../../people/__generated__/NetworkList.generated';
import {
  buildRequest,
  emitRelationChanged,
  readList,
  readStatus,
  readViewerCounts,
  requestId,
  stub,
  setUpRelationStub,
} from './testing';

setUpRelationStub();

test('relation.changed with a received request adds it to the list with note and time, and refetches the count', async () => {
  stub.connection = buildRequest('bob');
  stub.requestCount = 1;
  emitRelationChanged();
  expect(readStatus()).toBe('received');
  await vi.waitFor(() =>
    expect(stub.client.readQuery({ query: ReceivedRequestCountDocument })?.receivedRequestCount).toBe(1),
  );
  expect(
    readList(ReceivedRequestsDocument).edges.map(({ node }) => [
      node.id,
      node.message,
      node.createdAt,
      node.person.username,
    ]),
  ).toEqual([[requestId, 'Hello', '2026-07-26T15:28:02.215Z', 'bob']]);
  // A repeated event adds no second row.
  emitRelationChanged();
  expect(readList(ReceivedRequestsDocument).edges).toHaveLength(1);
});

test('relation.changed with a connection adds the person to the lists and refetches the counts', async () => {
  stub.connection = buildRequest('ann', 'accepted');
  stub.isFollowing = true;
  stub.viewerCounts = { connectionCount: 4, followerCount: 6, followingCount: 8 };
  emitRelationChanged();
  await vi.waitFor(() => expect(readViewerCounts()).toMatchObject(stub.viewerCounts));
  expect(readList(ConnectionsDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(readList(FollowingDocument, { personId: 'ann' }).edges.map(({ node }) => node.id)).toEqual(['bob']);
  expect(readList(ReceivedRequestsDocument).edges).toEqual([]);
});

const posts = gql`
  query {
    feed(mode: LATEST) {
      edges {
        node {
          id
          isPublic
          author {
            id
          }
        }
      }
    }
  }
`;

function writePosts(): void {
  const post = (id: string, author: string, isPublic: boolean) => ({
    __typename: 'PostEdge',
    node: { __typename: 'Post', id, isPublic, author: { __typename: 'Profile', id: author } },
  });
  stub.client.writeQuery({
    query: posts,
    data: {
      feed: {
        __typename: 'PostConnection',
        edges: [post('1', 'bob', false), post('2', 'bob', true), post('3', 'carol', false)],
      },
    },
  });
}

const readPostIds = () => stub.client.readQuery<any>({ query: posts })?.feed.edges.map(({ node }: any) => node.id);

test('a removed connection evicts the person’s private posts and nothing else', async () => {
  stub.connection = buildRequest('bob', 'accepted');
  emitRelationChanged();
  writePosts();
  stub.connection = null;
  emitRelationChanged();
  await vi.waitFor(() => expect(readPostIds()).toEqual(['2', '3']));
});

test('a relation that was not cached and is no connection evicts the person’s private posts', async () => {
  stub.client.cache.evict({ id: 'Profile:bob', fieldName: 'viewerRelation' });
  writePosts();
  emitRelationChanged();
  await vi.waitFor(() => expect(readPostIds()).toEqual(['2', '3']));
});
