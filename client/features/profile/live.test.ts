import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createApollo } from '../../shell/apollo';
import { AccountFaceDocument } from '../../shell/navigation/__generated__/AccountFace.generated';
import { handlers } from './live';

const image = {
  __typename: 'Image',
  url: '/media/profile/1.webp',
  width: 384,
  height: 384,
  srcSet: '',
  placeholder: '',
  alt: '',
};
const profile = {
  __typename: 'Profile',
  id: 'ana',
  username: 'ana',
  displayName: 'Ana Ruiz',
  headline: '',
  bio: '',
  location: '',
  stage: null,
  skills: [],
  lookingFor: [],
  lookingForNote: '',
  links: [],
  avatarUrl: '/media/profile/1-128.webp',
  avatar: image,
  coverImageUrl: null,
  cover: null,
  createdAt: '2026-01-01T00:00:00Z',
  connectionCount: 0,
  followerCount: 0,
  followingCount: 0,
};

test('profile.updated refetches the profile and updates the shell', async () => {
  const onOperation = vi.fn<(operation: string | undefined) => void>();
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        onOperation(operationName);
        observer.next({ data: { me: { __typename: 'Viewer', id: 'ana', profile } } });
        observer.complete();
      }),
  );
  const cache = new InMemoryCache();
  const client = new ApolloClient({ link, cache });
  const before = { __typename: 'Profile', id: 'ana', displayName: 'ana', avatarUrl: null };
  cache.writeQuery({
    query: AccountFaceDocument,
    data: { me: { __typename: 'Viewer', id: 'ana', profile: before } } as never,
  });

  handlers['profile.updated']!({ id: 'ana' }, { cache, client });
  await vi.waitFor(() =>
    expect(cache.readQuery({ query: AccountFaceDocument })?.me?.profile).toMatchObject({
      displayName: 'Ana Ruiz',
      avatarUrl: '/media/profile/1-128.webp',
    }),
  );
  expect(onOperation).toHaveBeenCalledExactlyOnceWith('OwnProfile');
});

test('profile.updated changes nothing after a network error', async () => {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('network'))));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = vi.spyOn(client, 'query');
  handlers['profile.updated']!({ id: 'ana' }, { cache: client.cache, client });
  await expect(query.mock.results[0]!.value).rejects.toThrow();
  expect(client.cache.extract()).toEqual({});
});

test('account.hidden evicts the profile with its posts and comments', () => {
  const client = createApollo();
  const { cache } = client;
  const query = gql`
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
  const person = (id: string) => ({ __typename: 'Profile', id });
  const list = (kind: string, nodes: object[]) => ({
    __typename: `${kind}Connection`,
    edges: nodes.map((node) => ({ __typename: `${kind}Edge`, node })),
  });
  const comment = (id: string, author: string) => ({ __typename: 'Comment', id, author: person(author) });
  const post = (id: string, author: string, comments: object[] = [], shared: string | null = null) => ({
    __typename: 'Post',
    id,
    author: person(author),
    sharedPost: shared && { __typename: 'Post', id: shared },
    comments: list('Comment', comments),
  });
  const posts = [
    post('1', 'bob', [comment('c1', 'ana'), comment('c2', 'bob')]),
    post('2', 'ana'),
    post('3', 'bob', [], '2'),
  ];
  cache.writeQuery({ query, data: { feed: list('Post', posts) } });

  handlers['account.hidden']!({ id: 'ana' }, { cache, client });
  const { feed } = cache.readQuery<any>({ query });
  expect(
    feed.edges.map(({ node }: any) => [node.id, node.sharedPost, node.comments.edges.map((edge: any) => edge.node.id)]),
  ).toEqual([
    ['1', null, ['c2']],
    ['3', null, []],
  ]);
  expect(cache.extract()).not.toHaveProperty('Profile:ana');
});

test('a second profile.updated reads the profile again while the first read runs', async () => {
  const running: unknown[] = [];
  const link = new ApolloLink(() => new Observable((observer) => void running.push(observer)));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (let n = 0; n < 2; n++) handlers['profile.updated']!({ id: 'ana' }, { cache: client.cache, client });
  await vi.waitFor(() => expect(running).toHaveLength(2));
});
