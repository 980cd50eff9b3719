import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql';
import { v7 } from 'uuid';
import { authorizeChannel, hear, subscriberOf, type Heard } from '../../support/transports/live';
import {
  block,
  buildComment,
  buildPost,
  connect,
  follow,
  hide,
  missingId,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

/** How a viewer stands to the author of a thing. Everyone follows the author, so that no feed lacks it for another reason. */
const relations = [
  'self',
  'connected',
  'connected by them',
  'stranger',
  'requested',
  'asked',
  'rejected',
  'blocked',
  'blocking',
  'connected but blocked',
  'anonymous',
] as const;
type Relation = (typeof relations)[number];

/** Who wrote it: someone there, or someone who is hidden while their deletion waits. */
const authors = ['there', 'hidden'] as const;
type Presence = (typeof authors)[number];

const audiences = ['public', 'private'] as const;
type Audience = (typeof audiences)[number];

type Seen = 'shown' | 'hidden' | 'refused';

/** The one expectation: what each viewer sees of each thing, on every path. */
function expected(relation: Relation, author: Presence, audience: Audience): Seen {
  if (relation === 'anonymous') return 'refused';
  if (author === 'hidden' || ['blocked', 'blocking', 'connected but blocked'].includes(relation)) return 'hidden';
  return audience === 'public' || ['self', 'connected', 'connected by them'].includes(relation) ? 'shown' : 'hidden';
}

/** A post with all that hangs on it. */
type Thing = { author: Person; postId: string; commentId: string; shareId: string; word: string; tag: string };

let server: TestServer;
let sharer: Person;
let start: string;
const viewers = {} as Record<Relation, Caller & Partial<Person>>;
const things = {} as Record<Presence, Record<Audience, Thing>>;
/** What is between each viewer and each author: a conversation, its message, and the file of it. */
const talks: { viewerId: string; authorId: string; id: string; messageId: string; fileId: string }[] = [];
/** What each author said on the sharer's public post. */
const remarks = {} as Record<Presence, { postId: string; commentId: string; replyId: string; answerId: string }>;

async function publish(author: Person, audience: Audience, word: string): Promise<Thing> {
  const post = await buildPost(author, { content: `${word} first` });
  const share = (await sharer.rest(`/api/posts/${post.id}/share`, { body: { content: `look at ${word}, shared` } }))
    .body.data.post;
  const comment = await buildComment(author, post.id);
  const tag = `tag${word}`;
  await author.rest(`/api/posts/${post.id}`, {
    method: 'PUT',
    body: { content: `${word} edited #${tag}`, is_public: audience === 'public' },
  });
  return { author, postId: post.id, commentId: comment.id, shareId: share.id, word, tag };
}

/** A notification as it was written when the recipient could still see what it is about. */
async function tell(recipientId: string, kind: string, subjectId: string, actor: Person): Promise<void> {
  const id = v7();
  await server.sql(
    'insert into notification (id, recipient_id, kind, subject_id, group_key) values ($1, $2, $3, $4, $5)',
    [id, recipientId, kind, subjectId, id],
  );
  await server.sql('insert into notification_actor (notification_id, actor_id) values ($1, $2)', [id, actor.id]);
}

/** A conversation that was begun before anything came between the two. */
async function talk(viewer: Person, author: Person, word: string, state: 'joined' | 'requested'): Promise<void> {
  const [id, messageId, fileId] = [v7(), v7(), v7()];
  await server.sql('insert into conversation (id, is_group, last_seq) values ($1, false, 1)', [id]);
  await server.sql(
    `insert into conversation_member (conversation_id, account_id, peer_id, state, last_seq) values ($1, $2, $3, $4, 1), ($1, $3, $2, 'joined', 1)`,
    [id, viewer.id, author.id, state],
  );
  await server.sql('insert into message (id, conversation_id, seq, sender_id, content) values ($1, $2, 1, $3, $4)', [
    messageId,
    id,
    author.id,
    `${word} whispered`,
  ]);
  await server.app.store.put(`chat/${fileId}.pdf`, Buffer.from('%PDF'), 'application/pdf');
  await server.sql(
    `insert into chat_file (id, owner_id, message_id, name, key, bytes) values ($1, $2, $3, 'x.pdf', $4, 4)`,
    [fileId, author.id, messageId, `chat/${fileId}.pdf`],
  );
  await server.sql(
    `insert into event (type, topic, topic_id, actor_id, data) values ('message.created', 'conversation', $1, $2, '{}')`,
    [id, author.id],
  );
  if (state === 'joined') talks.push({ viewerId: viewer.id, authorId: author.id, id, messageId, fileId });
  await tell(viewer.id, 'message.received', id, author);
}

async function relate(viewer: Person, author: Person, relation: Relation): Promise<void> {
  if (relation === 'self') return;
  await follow(server, viewer, author);
  if (relation === 'connected' || relation === 'connected but blocked') await connect(server, viewer, author);
  if (relation === 'connected by them') await connect(server, author, viewer);
  if (relation === 'requested') await connect(server, viewer, author, 'pending');
  if (relation === 'asked') await connect(server, author, viewer, 'pending');
  if (relation === 'rejected') await connect(server, author, viewer, 'rejected');
  if (relation === 'blocked' || relation === 'connected but blocked') await block(server, author, viewer);
  if (relation === 'blocking') await block(server, viewer, author);
}

beforeAll(async () => {
  server = await startTestServer();
  let ana: Person;
  let gone: Person;
  [sharer, ana, gone] = await registerPeople(server, 'sharer', 'ana', 'gone');
  start = (await buildPost(sharer)).id;
  const signedIn = relations.filter((relation) => relation !== 'anonymous');
  for (const relation of signedIn) {
    const viewer = relation === 'self' ? ana : await registerPerson(server, relation.replaceAll(' ', '-'));
    viewers[relation] = viewer;
    await relate(viewer, ana, relation);
    if (relation !== 'self') await relate(viewer, gone, relation);
    await connect(server, viewer, sharer);
  }
  await connect(server, sharer, gone);
  viewers.anonymous = visitor(server);
  for (const [presence, author] of [
    ['there', ana],
    ['hidden', gone],
  ] as const) {
    things[presence] = {
      public: await publish(author, 'public', `zebra${presence}open`),
      private: await publish(author, 'private', `zebra${presence}closed`),
    };
    const about = await buildPost(sharer);
    const remark = await buildComment(author, about.id);
    const question = await buildComment(sharer, about.id);
    const reply = await buildComment(sharer, about.id, { parent_id: remark.id });
    const answer = await buildComment(author, about.id, { parent_id: question.id });
    remarks[presence] = { postId: about.id, commentId: remark.id, replyId: reply.id, answerId: answer.id };
    await follow(server, author, sharer);
    await follow(server, sharer, author);
    for (const { id } of Object.values(viewers)) {
      if (!id) continue;
      for (const { postId, commentId } of Object.values(things[presence])) {
        await server.sql('insert into post_bookmark (post_id, account_id) values ($1, $2)', [postId, id]);
        await tell(id, 'post.liked', postId, sharer);
        await tell(id, 'comment.liked', commentId, sharer);
      }
      await tell(id, 'comment.liked', remark.id, sharer);
      if (id !== author.id) await tell(id, 'connection.accepted', author.id, author);
      const viewer = Object.values(viewers).find((one) => one.id === id) as Person;
      if (id !== author.id) await talk(viewer, author, `zebra${presence}open`, 'joined');
      if (id !== author.id) await talk(viewer, author, `zebra${presence}ask`, 'requested');
    }
  }
  await hide(server, gone);
  await server.relayed();
});

afterAll(() => server.close());

/** One way to a thing. @returns whether the viewer got there */
type Path = (viewer: Caller, thing: Thing) => Promise<Seen>;

/** A list shows a thing or leaves it out, and is refused without a sign-in only. */
const restList =
  (
    path: (thing: Thing) => string,
    holds: (row: any, thing: Thing) => boolean = (row, { postId }) => row.id === postId,
  ): Path =>
  async (viewer, thing) => {
    const { status, body } = await viewer.rest(path(thing));
    if (status === 401) return 'refused';
    if (status === 404) return 'hidden';
    expect(status).toBe(200);
    return Object.values<any>(body.data)
      .find(Array.isArray)!
      .some((row: any) => holds(row, thing))
      ? 'shown'
      : 'hidden';
  };

const restOne =
  (path: (thing: Thing) => string, method = 'GET', body?: object): Path =>
  async (viewer, thing) => {
    const { status } = await viewer.rest(path(thing), { method, body });
    expect([200, 201, 401, 404]).toContain(status);
    return status === 401 ? 'refused' : status === 404 ? 'hidden' : 'shown';
  };

/** @param holds whether the answer's data has the thing */
const graphql =
  (query: string, holds: (data: any, thing: Thing) => boolean): Path =>
  async (viewer, thing) => {
    const { postId, commentId, shareId, author, word, tag } = thing;
    const variables = {
      postId,
      commentId,
      shareId,
      word,
      tag,
      hash: `#${tag}`,
      authorId: author.id,
      username: author.username,
      sharerId: sharer.id,
    };
    const { code, data } = await viewer.gql(query, variables);
    if (code === 'UNAUTHENTICATED') return 'refused';
    if (code) expect(code).toBe('NOT_FOUND');
    return !code && holds(data, thing) ? 'shown' : 'hidden';
  };

const inEdges =
  (name: string) =>
  (data: any, { postId }: Thing) =>
    data[name].edges.some(({ node }: any) => node.id === postId);
const personIn =
  (name: string) =>
  (data: any, { author }: Thing) =>
    data[name].some(({ id }: any) => id === author.id);
/** Fields that come with a person, and those that are read on their own. */
const wholePerson =
  'id username headline avatarUrl bio skills stage links { url } avatar { url } cover { url } createdAt mutualConnectionCount connectionCount followerCount followingCount viewerRelation { isFollowing }';
const personInEdges =
  (name: string) =>
  (data: any, { author }: Thing) =>
    data[name].edges.some(({ node }: any) => node.id === author.id);
const notifiedOf = (subject: (thing: Thing) => string) =>
  graphql('{ notifications(first: 50) { edges { node { subjectId actors { id } } } } }', (data, thing) =>
    data.notifications.edges.some(({ node }: any) => node.subjectId === subject(thing)),
  );
const restNotifiedOf = (subject: (thing: Thing) => string) =>
  restList(
    () => '/api/notifications?limit=50',
    (row, thing) => row.subject_id === subject(thing),
  );
const isAuthor = (row: any, { author }: Thing) => row.id === author.id;
const isThere = (data: any) => Object.values(data)[0] !== null;

async function channelAuth(viewer: Caller, channel: string): Promise<Seen> {
  const { status, body } = await authorizeChannel(viewer, channel);
  expect([200, 401, 403]).toContain(status);
  expect('auth' in body).toBe(status === 200);
  return status === 401 ? 'refused' : status === 200 ? 'shown' : 'hidden';
}

/** Sets a state and takes it back, so that the next viewer finds the same. */
const toggled =
  (path: (thing: Thing) => string): Path =>
  async (viewer, thing) => {
    const seen = await restOne(path, 'POST')(viewer, thing);
    expect(await restOne(path, 'DELETE')(viewer, thing)).toBe(seen);
    return seen;
  };

const postPaths: Record<string, Path> = {
  'REST feed, latest': restList(() => '/api/posts?limit=50'),
  'REST feed, for_you': restList(() => '/api/posts?mode=for_you&limit=50'),
  'REST feed, following': restList(() => '/api/posts?mode=following&limit=50'),
  'REST search': restList(({ word }) => `/api/search/posts?query=${word}&limit=50`),
  'REST search, the other name': restList(({ word }) => `/api/posts/search?query=${word}&limit=50`),
  'REST search by the words before the edit': async (viewer, thing) => {
    expect(await restList(({ word }) => `/api/search/posts?query=${word} first&limit=50`)(viewer, thing)).not.toBe(
      'shown',
    );
    return restList(({ word }) => `/api/search/posts?query=${word} edited&limit=50`)(viewer, thing);
  },
  'REST search by hashtag': restList(({ tag }) => `/api/search/posts?query=%23${tag}&limit=50`),
  'REST search by author': restList(({ author }) => `/api/search/posts?query=from:${author.username}&limit=50`),
  'REST hashtag, counted': async (viewer, { tag }) => {
    const { status, body } = await viewer.rest(`/api/search/hashtags/${tag}`);
    return status === 401 ? 'refused' : body.data.hashtag.post_count === 1 ? 'shown' : 'hidden';
  },
  'REST hashtags found': restList(
    ({ tag }) => `/api/search/hashtags?query=${tag}`,
    (row, { tag }) => row.name === tag,
  ),
  'REST notifications': restNotifiedOf(({ postId }) => postId),
  'REST notifications of comments': restNotifiedOf(({ commentId }) => commentId),
  'REST person': restList(({ author }) => `/api/posts/user/${author.id}?limit=50`),
  'REST bookmarks': restList(() => '/api/posts/bookmarked?limit=50'),
  'REST post': restOne(({ postId }) => `/api/posts/${postId}`),
  'REST liked': restOne(({ postId }) => `/api/posts/${postId}/liked`),
  'REST bookmarked': restOne(({ postId }) => `/api/posts/${postId}/bookmarked`),
  'REST like': toggled(({ postId }) => `/api/posts/${postId}/like`),
  'REST comments': restList(
    ({ postId }) => `/api/posts/${postId}/comments`,
    (row, { commentId }) => row.id === commentId,
  ),
  'REST comment like': toggled(({ commentId }) => `/api/comments/${commentId}/like`),
  'REST share': async (viewer, { shareId, postId }) => {
    const { status, body } = await viewer.rest(`/api/posts/${shareId}`);
    if (status === 401) return 'refused';
    expect(body.data.post.is_share).toBe(true);
    return body.data.post.shared_post?.id === postId ? 'shown' : 'hidden';
  },
  'REST feed, inside a share': restList(
    () => '/api/posts?limit=50',
    (row, { shareId, postId }) => row.id === shareId && row.shared_post?.id === postId,
  ),
  'GraphQL feed, latest': graphql('{ feed(mode: LATEST, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL feed, for you': graphql('{ feed(mode: FOR_YOU, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL feed, following': graphql('{ feed(mode: FOLLOWING, first: 50) { edges { node { id } } } }', inEdges('feed')),
  'GraphQL search': graphql(
    'query ($word: String!) { searchPosts(query: $word, first: 50) { edges { node { id } } } }',
    inEdges('searchPosts'),
  ),
  'GraphQL search by hashtag': graphql(
    'query ($hash: String!) { searchPosts(query: $hash, first: 50) { edges { node { id } } } }',
    inEdges('searchPosts'),
  ),
  'GraphQL hashtag, counted': graphql(
    'query ($tag: String!) { hashtag(name: $tag) { postCount } }',
    (data) => data.hashtag.postCount === 1,
  ),
  'GraphQL hashtags found': graphql(
    'query ($tag: String!) { searchHashtags(query: $tag) { name postCount } }',
    (data, { tag }) => data.searchHashtags.some(({ name }: any) => name === tag),
  ),
  'GraphQL notifications': notifiedOf(({ postId }) => postId),
  'GraphQL notifications of comments': notifiedOf(({ commentId }) => commentId),
  'GraphQL person': graphql(
    'query ($authorId: ID!) { postsBy(userId: $authorId, first: 50) { edges { node { id } } } }',
    inEdges('postsBy'),
  ),
  'GraphQL bookmarks': graphql('{ bookmarkedPosts(first: 50) { edges { node { id } } } }', inEdges('bookmarkedPosts')),
  'GraphQL post': graphql('query ($postId: ID!) { post(id: $postId) { id author { id } } }', isThere),
  'GraphQL node': graphql('query ($postId: ID!) { node(id: $postId) { id ... on Post { content } } }', isThere),
  'GraphQL revisions': graphql(
    'query ($postId: ID!) { post(id: $postId) { revisions { content } } }',
    (data) => data.post?.revisions.length === 1,
  ),
  'GraphQL comments': graphql(
    'query ($postId: ID!) { post(id: $postId) { comments { edges { node { id author { id } } } } } }',
    (data, { commentId }) => data.post?.comments.edges.some(({ node }: any) => node.id === commentId),
  ),
  'GraphQL replies': graphql(
    'query ($postId: ID!) { post(id: $postId) { comments { edges { node { id replies { id author { id } } } } } } }',
    (data, { commentId }) =>
      data.post?.comments.edges.some(({ node }: any) =>
        [node, ...node.replies].some(({ id }: any) => id === commentId),
      ),
  ),
  'GraphQL comment': graphql('query ($commentId: ID!) { comment(id: $commentId) { content } }', isThere),
  'GraphQL comment as node': graphql(
    'query ($commentId: ID!) { node(id: $commentId) { ... on Comment { content } } }',
    isThere,
  ),
  'GraphQL share': graphql(
    'query ($shareId: ID!) { post(id: $shareId) { sharedPost { id comments { edges { node { id } } } revisions { content } } } }',
    (data) => data.post.sharedPost !== null,
  ),
  'GraphQL feed, inside a share': graphql(
    '{ feed(mode: LATEST, first: 50) { edges { node { id sharedPost { id } } } } }',
    (data, { shareId, postId }) =>
      data.feed.edges.some(({ node }: any) => node.id === shareId && node.sharedPost?.id === postId),
  ),
  'REST events': restList(
    () => '/api/events?limit=100',
    (event, { postId }) => event.channel === `private-post-${postId}`,
  ),
  'GraphQL events': graphql('{ events(after: 0, first: 100) { edges { node { channel } } } }', (data, { postId }) =>
    data.events.edges.some(({ node }: any) => node.channel === `private-post-${postId}`),
  ),
  'channel authorisation': (viewer, { postId }) => channelAuth(viewer, `private-post-${postId}`),
};

/** Ways to a person, and to what they say below somebody else's post. */
const personPaths: Record<string, Path> = {
  'REST profile': restOne((of) => `/api/profile/${of.author.id}`),
  'GraphQL profile': graphql('query ($authorId: ID!) { profile(id: $authorId) { bio } }', isThere),
  'GraphQL person as node': graphql(
    'query ($authorId: ID!) { node(id: $authorId) { ... on Profile { username } } }',
    isThere,
  ),
  'GraphQL whole person as node': graphql(
    `query ($authorId: ID!) { node(id: $authorId) { ... on Profile { ${wholePerson} } } }`,
    isThere,
  ),
  'GraphQL whole person by name': graphql(
    `query ($username: String!) { profile(username: $username) { ${wholePerson} } }`,
    isThere,
  ),
  'REST people search': restList((of) => `/api/profile/search?query=${of.author.username}`, isAuthor),
  'REST people found': restList((of) => `/api/search/people?query=${of.author.username}`, isAuthor),
  'REST people found, misspelt': restList((of) => `/api/search/people?query=${of.author.username}e`, isAuthor),
  'GraphQL people search': graphql(
    'query ($username: String!) { searchProfiles(query: $username) { id } }',
    personIn('searchProfiles'),
  ),
  'GraphQL people search, whole': graphql(
    `query ($username: String!) { searchProfiles(query: $username) { ${wholePerson} } }`,
    personIn('searchProfiles'),
  ),
  'GraphQL people found': graphql(
    'query ($username: String!) { searchPeople(query: $username) { edges { node { id } } } }',
    personInEdges('searchPeople'),
  ),
  'REST followers': restList(() => `/api/follows/followers/${sharer.id}?limit=50`, isAuthor),
  'REST following': restList(() => `/api/follows/following/${sharer.id}?limit=50`, isAuthor),
  'GraphQL followers': graphql(
    'query ($sharerId: ID!) { followers(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('followers'),
  ),
  'GraphQL following': graphql(
    'query ($sharerId: ID!) { following(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('following'),
  ),
  'GraphQL connections': graphql(
    'query ($sharerId: ID!) { connections(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('connections'),
  ),
  'GraphQL path': graphql(
    'query ($sharerId: ID!, $authorId: ID!) { connectionPath(fromId: $sharerId, toId: $authorId) { people { id } } }',
    (data, { author }) => data.connectionPath.people.some(({ id }: any) => id === author.id),
  ),
  'REST comments': postPaths['REST comments']!,
  'REST notifications': postPaths['REST notifications of comments']!,
  'GraphQL comments': postPaths['GraphQL comments']!,
  'GraphQL comment': postPaths['GraphQL comment']!,
  'GraphQL comment as node': postPaths['GraphQL comment as node']!,
  'GraphQL notifications': postPaths['GraphQL notifications of comments']!,
  'REST comment like': postPaths['REST comment like']!,
};

const inRequest =
  (name: string) =>
  (data: any, { author }: Thing) =>
    data[name].edges.some(({ node }: any) => node.person.id === author.id);
const isInRequest = (row: any, { author }: Thing) => row.person.id === author.id;

/** Ways that are open to some relations only. */
const beside = {
  told: {
    'GraphQL notifications': notifiedOf(({ author }) => author.id),
    'REST notifications': restNotifiedOf(({ author }) => author.id),
  },
  suggested: {
    'GraphQL suggestions': graphql(
      '{ suggestions(first: 50) { edges { node { person { id } } } } }',
      inRequest('suggestions'),
    ),
    'REST suggestions': restList(() => '/api/connections/suggestions?limit=50', isInRequest),
  },
  asked: {
    'GraphQL sent': graphql(
      '{ sentRequests(first: 50) { edges { node { person { id } } } } }',
      inRequest('sentRequests'),
    ),
    'REST sent': restList(() => '/api/connections/requests?direction=sent&limit=50', isInRequest),
  },
  asking: {
    'GraphQL received': graphql(
      '{ receivedRequests(first: 50) { edges { node { person { id } } } } }',
      inRequest('receivedRequests'),
    ),
    'REST received': restList(() => '/api/connections/requests?limit=50', isInRequest),
  },
  known: {
    'REST connections': restList(() => '/api/connections?limit=50', isAuthor),
    'GraphQL own connections': graphql(
      '{ connections(first: 50) { edges { node { id } } } }',
      personInEdges('connections'),
    ),
  },
  mutual: {
    mutualConnections: graphql(
      'query ($authorId: ID!) { mutualConnections(personId: $authorId) { edges { node { id } } } }',
      (data) => data.mutualConnections.edges.some(({ node }: any) => node.id === sharer.id),
    ),
  },
  blocked: {
    'REST blocked': restList(() => '/api/blocks', isAuthor),
    'GraphQL blocked': graphql('{ blockedPeople { edges { node { id } } } }', personInEdges('blockedPeople')),
  },
  muted: { 'GraphQL muted': graphql('{ mutedPeople { edges { node { id } } } }', personInEdges('mutedPeople')) },
} satisfies Record<string, Record<string, Path>>;

const talkOf = (viewer: Caller, { author }: Thing) =>
  talks.find(({ viewerId, authorId }) => viewerId === (viewer as Person).id && authorId === author.id) ?? talks[0]!;
/** A read of the conversation that the viewer has with the author; those who have none try that of another. */
const restOfTalk =
  (path: (talk: (typeof talks)[number]) => string): Path =>
  (viewer, thing) =>
    restOne(() => `/api/messages/${path(talkOf(viewer, thing))}`)(viewer, thing);
const graphqlOfTalk =
  (query: string): Path =>
  async (viewer, thing) => {
    const { id, messageId } = talkOf(viewer, thing);
    const { code } = await viewer.gql(query, query.includes('$messageId') ? { messageId } : { id });
    return code === 'UNAUTHENTICATED' ? 'refused' : code === 'NOT_FOUND' ? 'hidden' : 'shown';
  };
const withAuthor = (row: any, { author }: Thing) => row.participants.some(({ id }: any) => id === author.id);
const talkInEdges = (name: string) =>
  graphql(`{ ${name}(first: 50) { edges { node { participants { id } } } } }`, (data, thing) =>
    data[name].edges.some(({ node }: any) => withAuthor(node, thing)),
  );

/** Ways to what the author wrote to the viewer alone. */
const talkPaths: Record<string, Path> = {
  'REST conversations': restList(() => '/api/messages/conversations?limit=50', withAuthor),
  'REST message requests': restList(() => '/api/messages/requests?limit=50', withAuthor),
  'REST conversation': restOfTalk(({ id }) => `conversations/${id}`),
  'REST messages': restOfTalk(({ id }) => `conversations/${id}/messages`),
  'REST message': restOfTalk(({ messageId }) => messageId),
  'REST file': restOfTalk(({ fileId }) => `files/${fileId}`),
  'REST message search': restList(
    ({ word }) => `/api/messages/search?query=${word}&limit=50`,
    (row, { author }) => row.sender_id === author.id,
  ),
  'REST notification of it': async (viewer, thing) => restNotifiedOf(() => talkOf(viewer, thing).id)(viewer, thing),
  'GraphQL conversations': talkInEdges('conversations'),
  'GraphQL message requests': talkInEdges('messageRequests'),
  'GraphQL conversation': graphqlOfTalk('query ($id: ID!) { conversation(id: $id) { participants { id } } }'),
  'GraphQL conversation as node': graphqlOfTalk('query ($id: ID!) { node(id: $id) { ... on Conversation { title } } }'),
  'GraphQL messages': graphqlOfTalk(
    'query ($id: ID!) { messages(conversationId: $id) { edges { node { content } } } }',
  ),
  'GraphQL message': graphqlOfTalk('query ($messageId: ID!) { message(id: $messageId) { content sender { id } } }'),
  'GraphQL message as node': graphqlOfTalk(
    'query ($messageId: ID!) { node(id: $messageId) { ... on Message { content } } }',
  ),
  'GraphQL message search': graphql(
    'query ($word: String!) { searchMessages(query: $word, first: 50) { edges { node { sender { id } } } } }',
    (data, { author }) => data.searchMessages.edges.some(({ node }: any) => node.sender.id === author.id),
  ),
  'REST events of it': async (viewer, thing) => {
    const channel = `presence-conversation-${talkOf(viewer, thing).id}`;
    const { status, body } = await viewer.rest('/api/events?limit=100');
    return status === 401
      ? 'refused'
      : body.data.events.some((event: any) => event.channel === channel)
        ? 'shown'
        : 'hidden';
  },
  'its channel': (viewer, thing) => channelAuth(viewer, `presence-conversation-${talkOf(viewer, thing).id}`),
};

const replyTo =
  (reply: Thing, path: string): Path =>
  (viewer) =>
    postPaths[path]!(viewer, reply);

/** Runs a viewer down every path and says where they got to. */
async function walk(paths: Record<string, Path>, relation: Relation, thing: Thing): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  for (const [name, path] of Object.entries(paths)) seen[name] = await path(viewers[relation], thing);
  return seen;
}

const everywhere = (paths: object, seen: Seen) => Object.fromEntries(Object.keys(paths).map((name) => [name, seen]));

describe.each(relations)('%s', (relation) => {
  for (const author of authors) {
    if (relation === 'self' && author === 'hidden') continue;
    for (const audience of audiences) {
      const seen = expected(relation, author, audience);
      it(`a ${audience} post of someone ${author} is ${seen} on every path`, async () => {
        expect(await walk(postPaths, relation, things[author][audience])).toEqual(everywhere(postPaths, seen));
      });
    }

    const seen = expected(relation, author, 'public');
    it(`someone ${author}, and what they say below another’s post, are ${seen}`, async () => {
      const { postId, commentId, replyId, answerId } = remarks[author];
      const thing = { ...things[author].public, postId, commentId };
      const reply = { ...thing, commentId: replyId };
      const paths = {
        ...personPaths,
        'a reply to it': replyTo(reply, 'GraphQL comment'),
        'a reply to it, liked': replyTo(reply, 'REST comment like'),
        'a reply of theirs': replyTo({ ...thing, commentId: answerId }, 'GraphQL replies'),
      };
      expect(await walk(paths, relation, thing)).toEqual(everywhere(paths, seen));
      const byName = await viewers[relation].rest(`/api/profile/username/${thing.author.username}`);
      // Without a sign-in it tells that the name is taken, and nothing else.
      if (relation === 'anonymous')
        expect(byName.body).toEqual({ data: { profile: { username: thing.author.username } } });
      else expect(byName.status).toBe(seen === 'shown' ? 200 : 404);
    });
  }

  it('shows common connections with those who are seen, and blocked people to those who blocked them', async () => {
    const viewer = viewers[relation];
    for (const author of authors) {
      const seen = expected(relation, author, 'public');
      if (relation !== 'self')
        expect([author, await beside.mutual.mutualConnections!(viewer, things[author].public)]).toEqual([author, seen]);
      const listed =
        relation === 'anonymous' ? 'refused' : relation === 'blocking' && author === 'there' ? 'shown' : 'hidden';
      expect([author, await walk(beside.blocked, relation, things[author].public)]).toEqual([
        author,
        everywhere(beside.blocked, listed),
      ]);
    }
  });

  it('reads what those wrote to them who are seen', async () => {
    if (relation === 'self') return;
    for (const author of authors) {
      const seen = expected(relation, author, 'public');
      expect([author, await walk(talkPaths, relation, things[author].public)]).toEqual([
        author,
        everywhere(talkPaths, seen),
      ]);
    }
  });

  it('is told of, suggested and asked by those only who are seen', async () => {
    const viewer = viewers[relation];
    for (const author of authors) {
      if (relation === 'self') continue;
      const thing = things[author].public;
      const seen = expected(relation, author, 'public');
      const only = (holds: boolean) => (seen === 'shown' && !holds ? 'hidden' : seen);
      expect([author, await walk(beside.told, relation, thing)]).toEqual([author, everywhere(beside.told, seen)]);
      expect([author, await walk(beside.suggested, relation, thing)]).toEqual([
        author,
        everywhere(beside.suggested, only(relation === 'stranger')),
      ]);
      expect([author, await walk(beside.asked, relation, thing)]).toEqual([
        author,
        everywhere(beside.asked, only(relation === 'requested')),
      ]);
      expect([author, await walk(beside.asking, relation, thing)]).toEqual([
        author,
        everywhere(beside.asking, only(relation === 'asked')),
      ]);
      expect([author, await walk(beside.known, relation, thing)]).toEqual([
        author,
        everywhere(beside.known, only(relation.startsWith('connected'))),
      ]);
    }
    if (!viewer.id) return;
    const { data } = await viewer.gql(
      '{ unreadNotificationCount notifications(first: 50) { edges { node { kind } } } trendingHashtags { name postCount } }',
    );
    // Messages are counted where they are read.
    const counted = data.notifications.edges.filter(({ node }: any) => node.kind !== 'message.received');
    expect(data.unreadNotificationCount).toBe(counted.length);
    const trending = (author: Presence, audience: Audience) =>
      data.trendingHashtags.some(({ name }: any) => name === things[author][audience].tag);
    expect([trending('there', 'public'), trending('hidden', 'public')]).toEqual([
      expected(relation, 'there', 'public') === 'shown',
      false,
    ]);
    expect([trending('there', 'private'), trending('hidden', 'private')]).toEqual([false, false]);
  });

  it('counts as new what the feed shows', async () => {
    const viewer = viewers[relation];
    for (const mode of ['LATEST', 'FOLLOWING', 'FOR_YOU']) {
      const { data, code } = await viewer.gql(
        'query ($after: ID!, $mode: FeedMode) { newPostCount(after: $after, mode: $mode) feed(mode: $mode, first: 50) { edges { node { id author { id } } } } }',
        { after: start, mode },
      );
      if (relation === 'anonymous') expect(code).toBe('UNAUTHENTICATED');
      else
        expect(data.newPostCount, mode).toBe(
          data.feed.edges.filter(({ node }: any) => node.author.id !== viewer.id && node.id > start).length,
        );
    }
  });

  it('hears only their own channel', async () => {
    const viewer = viewers[relation];
    const refusal = relation === 'anonymous' ? 'refused' : 'hidden';
    if (viewer.id) expect(await channelAuth(viewer, `private-user-${viewer.id}`)).toBe('shown');
    expect(await channelAuth(viewer, `private-user-${sharer.id}`)).toBe(refusal);
    expect(await channelAuth(viewer, 'private-feed')).toBe(relation === 'anonymous' ? 'refused' : 'shown');
    for (const channel of [
      `private-post-${missingId}`,
      'private-post',
      'private-user',
      'private-',
      `private-encrypted-post-${start}`,
      `presence-post-${start}`,
      `presence-user-${viewer.id}`,
      'private-constructor',
      'public',
      start,
    ]) {
      expect(await channelAuth(viewer, channel), channel).toBe(refusal);
    }
  });
});

/** What somebody else shares is shown in feeds, also of a muted person. */
const ownFeeds = /feed, (?!inside)/;

it('a mute hides a person from feeds, suggestions and what one is told of, and from nothing else', async () => {
  const { stranger } = viewers as Record<Relation, Person>;
  const { public: thing } = things.there;
  await stranger.rest(`/api/mutes/${thing.author.id}`, { method: 'POST' });
  try {
    expect(await walk(postPaths, 'stranger', thing)).toEqual(
      Object.fromEntries(Object.keys(postPaths).map((name) => [name, ownFeeds.test(name) ? 'hidden' : 'shown'])),
    );
    expect(await walk(personPaths, 'stranger', { ...thing, ...remarks.there })).toEqual(
      everywhere(personPaths, 'shown'),
    );
    for (const paths of [beside.told, beside.suggested])
      expect(await walk(paths, 'stranger', thing)).toEqual(everywhere(paths, 'hidden'));
    expect(await walk(beside.muted, 'stranger', thing)).toEqual(everywhere(beside.muted, 'shown'));
  } finally {
    await stranger.rest(`/api/mutes/${thing.author.id}`, { method: 'DELETE' });
  }
});

/** Reads that show nothing of anybody but the viewer, or are walked by tests of their own below. */
const own: Record<'rest' | 'graphql', string[]> = {
  rest: [
    '/api/auth/session',
    '/api/auth/sessions',
    '/api/users/me/export',
    '/api/profile',
    '/api/profile/integrity-check',
    // Whether the viewer did something; of others they say nothing.
    '/api/connections/status/{id}',
    '/api/follows/status/{id}',
    '/api/blocks/check/{id}',
    // What everybody is told alike, and whether a name is taken.
    '/api/live/config',
    '/api/notifications/switches',
    '/api/profile/username/{username}',
    // Counts of lists that are walked, and the names of hashtags that are counted.
    '/api/notifications/unread-count',
    '/api/messages/unread-count',
    '/api/search/trending',
  ],
  graphql: [
    'me',
    'dataExport',
    'latestEventId',
    'mailDigest',
    'notificationSwitches',
    'profileIntegrity',
    'sessions',
    'newPostCount',
    'receivedRequestCount',
    'unreadNotificationCount',
    'unreadMessageCount',
    'messageRequestCount',
    'trendingHashtags',
  ],
};

it('every read of the product is walked above, or shows nothing of others', async () => {
  const asked: string[] = [];
  const listening: Caller = {
    rest: (path, call) => (asked.push(path.split('?')[0]!), viewers.stranger.rest(path, call)),
    gql: (query, variables, headers) => (asked.push(query), viewers.stranger.gql(query, variables, headers)),
  };
  const everyPath = [
    ...Object.values(postPaths),
    ...Object.values(personPaths),
    ...Object.values(talkPaths),
    ...Object.values(beside).flatMap((paths) => Object.values<Path>(paths)),
  ];
  for (const path of everyPath) await path(listening, things.there.public);
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const { body: openapi } = await viewers.anonymous.rest('/api/openapi.json');
  const routes = Object.keys(openapi.paths).filter((path) => openapi.paths[path].get);
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter((route) => !own.rest.includes(route) && !asked.some((path) => fits(route).test(path)))).toEqual(
    [],
  );
  const documents = [...asked.filter((text) => text.includes('{')), ...Object.values(subscriptions)].map((text) =>
    parse(text),
  );
  const { data } = await viewers.stranger.gql(getIntrospectionQuery());
  const schema = buildClientSchema(data);
  const walked = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  const note = (name: string | undefined) => void (name && walked.add(name));
  for (const document of documents) {
    visit(
      document,
      visitWithTypeInfo(typeInfo, {
        Field: () => note(`${typeInfo.getParentType()?.name}.${typeInfo.getFieldDef()?.name}`),
        InlineFragment: ({ typeCondition }) => note(typeCondition?.name.value),
      }),
    );
  }
  const rootFields = [schema.getQueryType()!, schema.getSubscriptionType()!].flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  );
  expect(rootFields.filter((field) => !walked.has(field) && !own.graphql.includes(field.split('.')[1]!))).toEqual([]);
  const nodes = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name);
  expect(nodes.filter((name) => !walked.has(name))).toEqual([]);
  // What leads on from one thing to others.
  const shown = new Set([...nodes, ...nodes.map((name) => `${name}Connection`)]);
  const leads = nodes.flatMap((name) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
      shown.has(getNamedType(field.type).name) ? [`${name}.${field.name}`] : [],
    ),
  );
  expect(leads.filter((field) => !walked.has(field))).toEqual([]);
});

it('nobody is believed who says by a header that they are somebody else', async () => {
  const { author, postId } = things.there.private;
  for (const userId of [author.id, 'nobody']) {
    const claim = { userId, 'user-id': userId, 'x-user-id': userId };
    const { stranger } = viewers;
    expect((await stranger.rest(`/api/posts/${postId}`, { headers: claim })).status).toBe(404);
    expect((await stranger.rest('/api/profile', { headers: claim })).body.data.profile.id).toBe(stranger.id);
    expect((await stranger.gql('{ me { id } }', {}, claim)).data.me.id).toBe(stranger.id);
    expect((await stranger.gql('query ($id: ID!) { post(id: $id) { id } }', { id: postId }, claim)).code).toBe(
      'NOT_FOUND',
    );
    expect((await stranger.rest(`/api/posts/${postId}`, { method: 'DELETE', headers: claim })).status).toBe(404);
    const auth = { socket_id: '1.1', channel_name: `private-user-${author.id}`, user_id: author.id };
    expect((await stranger.rest('/api/messages/pusher/auth', { body: auth, headers: claim })).status).toBe(403);
    const written = (
      await stranger.rest('/api/posts', { body: { content: 'whose?', user_id: author.id }, headers: claim })
    ).body.data.post;
    expect(written.user_id).toBe(stranger.id);
    await stranger.rest(`/api/posts/${written.id}`, { method: 'DELETE' });
    const nobody = await visitor(server).rest('/api/profile', { headers: claim });
    expect(nobody.status).toBe(401);
    expect((await visitor(server).gql('{ me { id } }', {}, claim)).data.me).toBeNull();
  }
});

it('a missing post looks like a hidden one', async () => {
  const stranger = viewers.stranger;
  const { postId } = things.there.private;
  for (const path of [`/api/posts/ID`, `/api/posts/ID/comments`, `/api/posts/ID/liked`]) {
    const [hidden, missing] = await Promise.all([postId, v7()].map((id) => stranger.rest(path.replace('ID', id))));
    const told = ({ status, body }: any) => [status, body.error.code, body.message];
    expect(told(hidden)).toEqual(told(missing));
  }
  const auth = await Promise.all([postId, v7()].map((id) => authorizeChannel(stranger, `private-post-${id}`)));
  expect(auth[0]!.body.message).toBe(auth[1]!.body.message);
});

it('what cannot be seen cannot be written to', async () => {
  for (const relation of relations) {
    for (const author of authors) {
      if (relation === 'self' && author === 'hidden') continue;
      for (const audience of audiences) {
        const seen = expected(relation, author, audience);
        if (seen === 'shown') continue;
        const { postId, commentId } = things[author][audience];
        const calls: [string, string, object?][] = [
          [`/api/posts/${postId}/like`, 'POST'],
          [`/api/posts/${postId}/bookmark`, 'POST'],
          [`/api/posts/${postId}/bookmark`, 'DELETE'],
          [`/api/posts/${postId}/share`, 'POST'],
          [`/api/posts/${postId}/comments`, 'POST', { content: 'x' }],
          [`/api/posts/${postId}`, 'PUT', { content: 'x' }],
          [`/api/posts/${postId}`, 'DELETE'],
          [`/api/comments/${commentId}`, 'DELETE'],
          [`/api/comments/${commentId}/like`, 'POST'],
        ];
        for (const [path, method, body] of calls) {
          expect((await viewers[relation].rest(path, { method, body })).status, `${relation} ${method} ${path}`).toBe(
            seen === 'refused' ? 401 : 404,
          );
        }
      }
    }
  }
});

const subscriptions = {
  event: 'subscription ($channel: String!) { event(channel: $channel) { type data } }',
  postUpdated: 'subscription ($id: ID!) { postUpdated(id: $id) { content } }',
};

it('subscriptions hear exactly what may be read', async () => {
  type Ear = { label: string; seen: Seen; heard: Heard };
  const ears: Ear[] = [];
  const clients = relations.map((relation) => [relation, subscriberOf(server, viewers[relation].token)] as const);
  for (const [relation, client] of clients) {
    for (const audience of audiences) {
      const { postId } = things.there[audience];
      const seen = expected(relation, 'there', audience);
      ears.push({
        label: `${relation} ${audience} event`,
        seen,
        heard: hear(client, subscriptions.event, { channel: `private-post-${postId}` }),
      });
      ears.push({
        label: `${relation} ${audience} postUpdated`,
        seen,
        heard: hear(client, subscriptions.postUpdated, { id: postId }),
      });
    }
  }
  const open = ears.filter(({ seen }) => seen === 'shown');
  let n = 0;
  await vi.waitFor(
    async () => {
      n++;
      for (const { postId, word, author } of Object.values(things.there))
        await author.rest(`/api/posts/${postId}`, { method: 'PUT', body: { content: `${word} edited ${n}` } });
      await server.relayed();
      expect(open.filter(({ heard }) => heard.results.length === 0).map(({ label }) => label)).toEqual([]);
      expect(
        ears.filter(({ seen, heard }) => seen !== 'shown' && heard.end === undefined).map(({ label }) => label),
      ).toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
  for (const { label, seen, heard } of ears) {
    const told = heard.results.some(({ data }) => data?.event || data?.postUpdated);
    expect([label, told]).toEqual([label, seen === 'shown']);
  }
  for (const [, client] of clients) await client.dispose();
});

it('a block closes subscriptions that were open before it', async () => {
  const [author, reader] = await registerPeople(server, 'closing', 'reading');
  const { id } = await buildPost(author);
  const client = subscriberOf(server, reader.token);
  const heard = hear(client, 'subscription ($channel: String!) { event(channel: $channel) { type } }', {
    channel: `private-post-${id}`,
  });
  const like = async () => {
    await author.rest(`/api/posts/${id}/like`, { method: 'POST' });
    await author.rest(`/api/posts/${id}/like`, { method: 'DELETE' });
    await server.relayed();
  };
  await vi.waitFor(async () => {
    await like();
    expect(heard.results.length).toBeGreaterThan(0);
  }, 10_000);
  await block(server, author, reader);
  const before = heard.results.length;
  await like();
  await vi.waitFor(() => expect(heard.end).toBe(true));
  expect(heard.results.slice(before)).toEqual([]);
  await client.dispose();
});
