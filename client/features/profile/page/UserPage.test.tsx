// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../shell/apollo';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, buildToken, type StubResponse } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { UserPage } from './UserPage';

vi.mock('../../../live/LiveProvider', () => ({
  useLiveChannel: () => undefined,
  useConnectionState: () => ({ state: 'connecting' }),
}));

const notFound: StubResponse = {
  body: {
    data: { profile: null },
    errors: [{ message: 'Person not found.', path: ['profile'], extensions: { code: 'NOT_FOUND' } }],
  },
};
const row = (username: string) => ({
  __typename: 'Profile',
  id: username,
  username,
  displayName: username,
  headline: '',
  avatarUrl: null,
});
const page = (usernames: string[], next: string | null): StubResponse => ({
  body: {
    data: {
      blockedPeople: {
        __typename: 'ProfileConnection',
        edges: usernames.map((username) => ({ __typename: 'ProfileEdge', node: row(username) })),
        pageInfo: { __typename: 'PageInfo', endCursor: next, hasNextPage: next !== null },
      },
    },
  },
});

type Operation = { operationName: string; variables: { after?: string } };

/** Renders bob's page for ann with a stub server. */
function open(respond: (operation: Operation) => StubResponse) {
  stubFetch(({ body }) => respond(body as Operation));
  const router = createMemoryRouter([{ path: '/user/:username', element: <UserPage /> }], {
    initialEntries: ['/user/bob'],
  });
  render(
    <ApolloProvider client={createApollo()}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}

beforeEach(() => {
  setAuthState({ status: 'authenticated', user: { id: 'ann', username: 'ann' }, sessionEnded: false });
  setToken(buildToken('ann', 900));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const heading = () => screen.findByRole('heading', { level: 1, name: (name) => !name.startsWith('@') });

test('shows the block notice when the person is on any page of the list of blocked people', async () => {
  open(({ operationName, variables }) => {
    if (operationName === 'UserProfile') return notFound;
    return variables.after === '2'
      ? page(['bob'], null)
      : variables.after === '1'
        ? page(['eve'], '2')
        : page(['dan'], '1');
  });
  expect((await heading()).textContent).toBe('You blocked @bob');
});

test('shows not found after the last page of the list of blocked people', async () => {
  const cursors: (string | undefined)[] = [];
  open(({ operationName, variables }) => {
    if (operationName === 'UserProfile') return notFound;
    cursors.push(variables.after);
    return variables.after ? page(['eve'], null) : page(['dan'], '1');
  });
  expect((await heading()).textContent).toBe('Person not found');
  expect(cursors).toEqual([undefined, '1']);
});

test('shows not found when the list of blocked people cannot be fetched', async () => {
  open(({ operationName }) => {
    if (operationName === 'UserProfile') return notFound;
    throw new TypeError('Failed to fetch');
  });
  expect((await heading()).textContent).toBe('Person not found');
});

test('unblock shows the person’s page; a failed unblock keeps the block notice', async () => {
  let isBlocked = true;
  let isOffline = true;
  const profileFields = {
    bio: '',
    location: '',
    stage: null,
    skills: [],
    lookingFor: [],
    lookingForNote: '',
    links: [],
    coverImageUrl: null,
    avatar: null,
    cover: null,
    createdAt: '2026-01-01T00:00:00Z',
    mutualConnectionCount: 0,
    viewerIsSelf: false,
    connectionCount: 0,
    followerCount: 0,
    followingCount: 0,
    viewerRelation: {
      __typename: 'Relation',
      connection: null,
      isFollowing: false,
      isFollower: false,
      hasMuted: false,
    },
  };
  open(({ operationName }) => {
    if (operationName === 'UnblockPerson') {
      if (isOffline) throw new TypeError('Failed to fetch');
      isBlocked = false;
      return { body: { data: { unblockPerson: true } } };
    }
    if (operationName === 'UserProfile')
      return isBlocked ? notFound : { body: { data: { profile: { ...row('bob'), ...profileFields } } } };
    if (operationName === 'PersonPosts')
      return {
        body: {
          data: {
            postsBy: {
              __typename: 'PostConnection',
              edges: [],
              pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
            },
          },
        },
      };
    return page(['bob'], null);
  });
  const unblock = await screen.findByRole('button', { name: 'Unblock' });
  fireEvent.click(unblock);
  await waitFor(() => expect(unblock.getAttribute('aria-busy')).toBeNull());
  expect((await heading()).textContent).toBe('You blocked @bob');
  isOffline = false;
  fireEvent.click(unblock);
  await waitFor(async () => expect((await heading()).textContent).toBe('bob'));
  expect(document.activeElement).toBe(await heading());
});
