// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '../../../apollo';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, tokenFor, type FakeAnswer } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { UserPage } from './UserPage';

vi.mock('../../../live/LiveProvider', () => ({
  useLiveChannel: () => undefined,
  useConnectionState: () => ({ state: 'connecting' }),
}));

const notFound: FakeAnswer = {
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
const page = (usernames: string[], next: string | null): FakeAnswer => ({
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

type Asked = { operationName: string; variables: { after?: string } };

/** The page of bob for ann, above a server that answers as told. */
function open(answer: (asked: Asked) => FakeAnswer) {
  stubFetch(({ body }) => answer(body as Asked));
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
  setToken(tokenFor('ann', 900));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const heading = () => screen.findByRole('heading', { level: 1, name: (name) => !name.startsWith('@') });

test('a blocked person is told apart from nobody, however far down the list', async () => {
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

test('nobody of that name is not found, once the list has been read to its end', async () => {
  const asked: (string | undefined)[] = [];
  open(({ operationName, variables }) => {
    if (operationName === 'UserProfile') return notFound;
    asked.push(variables.after);
    return variables.after ? page(['eve'], null) : page(['dan'], '1');
  });
  expect((await heading()).textContent).toBe('Person not found');
  expect(asked).toEqual([undefined, '1']);
});

test('a list that cannot be read leaves the person not found', async () => {
  open(({ operationName }) => {
    if (operationName === 'UserProfile') return notFound;
    throw new TypeError('Failed to fetch');
  });
  expect((await heading()).textContent).toBe('Person not found');
});

test('unblocking puts the person’s page there, and a failure keeps the way back', async () => {
  let isBlocked = true;
  let isDown = true;
  const whole = {
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
      if (isDown) throw new TypeError('Failed to fetch');
      isBlocked = false;
      return { body: { data: { unblockPerson: true } } };
    }
    if (operationName === 'UserProfile')
      return isBlocked ? notFound : { body: { data: { profile: { ...row('bob'), ...whole } } } };
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
  isDown = false;
  fireEvent.click(unblock);
  await waitFor(async () => expect((await heading()).textContent).toBe('bob'));
  expect(document.activeElement).toBe(await heading());
});
