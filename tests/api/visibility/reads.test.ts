import { describe, expect, it } from 'vitest';
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
import { missingId, type Caller, type Person } from '../../support/people/people';
import {
  relations,
  authors,
  audiences,
  expectedVisibility,
  contents,
  remarks,
  viewers,
  type Presence,
  type Audience,
  start,
  sharer,
  type Relation,
  setUpWorld,
} from './world';
import { ownReads } from './ownReads';
import { readPaths, sameOnAllPaths, channelAuth, type Path, subscriptions } from './paths';
import { postPaths, replyPath } from './postPaths';
import { personPaths } from './personPaths';
import { conversationPaths } from './conversationPaths';
import { relationPaths } from './relationPaths';

setUpWorld();

describe.each(relations)('%s', (relation) => {
  for (const author of authors) {
    if (relation === 'self' && author === 'hidden') continue;
    for (const audience of audiences) {
      const seen = expectedVisibility(relation, author, audience);
      it(`a ${audience} post of someone ${author} is ${seen} on every path`, async () => {
        expect(await readPaths(postPaths, relation, contents[author][audience])).toEqual(
          sameOnAllPaths(postPaths, seen),
        );
      });
    }

    const seen = expectedVisibility(relation, author, 'public');
    it(`an author who is ${author}, and their comments on another’s post, are ${seen}`, async () => {
      const { postId, commentId, replyId, answerId } = remarks[author];
      const content = { ...contents[author].public, postId, commentId };
      const reply = { ...content, commentId: replyId };
      const paths = {
        ...personPaths,
        'a reply to it': replyPath(reply, 'GraphQL comment'),
        'a reply to it, liked': replyPath(reply, 'REST comment like'),
        'a reply of theirs': replyPath({ ...content, commentId: answerId }, 'GraphQL replies'),
      };
      expect(await readPaths(paths, relation, content)).toEqual(sameOnAllPaths(paths, seen));
      const byName = await viewers[relation].rest(`/api/profile/username/${content.author.username}`);
      // Without a sign-in it reveals only that the name is taken.
      if (relation === 'anonymous')
        expect(byName.body).toEqual({ data: { profile: { username: content.author.username } } });
      else expect(byName.status).toBe(seen === 'shown' ? 200 : 404);
    });
  }

  it('reads mutual connections with visible people, and blocked people as the blocker', async () => {
    const viewer = viewers[relation];
    for (const author of authors) {
      const seen = expectedVisibility(relation, author, 'public');
      if (relation !== 'self')
        expect([author, await relationPaths.mutual.mutualConnections!(viewer, contents[author].public)]).toEqual([
          author,
          seen,
        ]);
      const listed =
        relation === 'anonymous' ? 'rejected' : relation === 'blocking' && author === 'there' ? 'shown' : 'hidden';
      expect([author, await readPaths(relationPaths.blocked, relation, contents[author].public)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.blocked, listed),
      ]);
    }
  });

  it('reads messages of visible people', async () => {
    if (relation === 'self') return;
    for (const author of authors) {
      const seen = expectedVisibility(relation, author, 'public');
      expect([author, await readPaths(conversationPaths, relation, contents[author].public)]).toEqual([
        author,
        sameOnAllPaths(conversationPaths, seen),
      ]);
    }
  });

  it('gets notifications, suggestions and requests of visible people only', async () => {
    const viewer = viewers[relation];
    for (const author of authors) {
      if (relation === 'self') continue;
      const content = contents[author].public;
      const seen = expectedVisibility(relation, author, 'public');
      const only = (isShown: boolean) => (seen === 'shown' && !isShown ? 'hidden' : seen);
      expect([author, await readPaths(relationPaths.told, relation, content)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.told, seen),
      ]);
      expect([author, await readPaths(relationPaths.suggested, relation, content)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.suggested, only(relation === 'stranger')),
      ]);
      expect([author, await readPaths(relationPaths.asked, relation, content)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.asked, only(relation === 'requested')),
      ]);
      expect([author, await readPaths(relationPaths.asking, relation, content)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.asking, only(relation === 'asked')),
      ]);
      expect([author, await readPaths(relationPaths.known, relation, content)]).toEqual([
        author,
        sameOnAllPaths(relationPaths.known, only(relation.startsWith('connected'))),
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
      data.trendingHashtags.some(({ name }: any) => name === contents[author][audience].tag);
    expect([trending('there', 'public'), trending('hidden', 'public')]).toEqual([
      expectedVisibility(relation, 'there', 'public') === 'shown',
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

  it('is authorised for their own channel only', async () => {
    const viewer = viewers[relation];
    const rejection = relation === 'anonymous' ? 'rejected' : 'hidden';
    if (viewer.id) expect(await channelAuth(viewer, `private-user-${viewer.id}`)).toBe('shown');
    expect(await channelAuth(viewer, `private-user-${sharer.id}`)).toBe(rejection);
    expect(await channelAuth(viewer, 'private-feed')).toBe(relation === 'anonymous' ? 'rejected' : 'shown');
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
      expect(await channelAuth(viewer, channel), channel).toBe(rejection);
    }
  });
});

/** A share by another person is shown in feeds, also when its original's author is muted. */
const ownFeeds = /feed, (?!inside)/;

it('a mute hides a person from feeds, suggestions and notifications only', async () => {
  const { stranger } = viewers as Record<Relation, Person>;
  const { public: content } = contents.there;
  await stranger.rest(`/api/mutes/${content.author.id}`, { method: 'POST' });
  try {
    expect(await readPaths(postPaths, 'stranger', content)).toEqual(
      Object.fromEntries(Object.keys(postPaths).map((name) => [name, ownFeeds.test(name) ? 'hidden' : 'shown'])),
    );
    expect(await readPaths(personPaths, 'stranger', { ...content, ...remarks.there })).toEqual(
      sameOnAllPaths(personPaths, 'shown'),
    );
    for (const paths of [relationPaths.told, relationPaths.suggested])
      expect(await readPaths(paths, 'stranger', content)).toEqual(sameOnAllPaths(paths, 'hidden'));
    expect(await readPaths(relationPaths.muted, 'stranger', content)).toEqual(
      sameOnAllPaths(relationPaths.muted, 'shown'),
    );
  } finally {
    await stranger.rest(`/api/mutes/${content.author.id}`, { method: 'DELETE' });
  }
});

it('every read of the product is tested above or returns nothing of others', async () => {
  const requests: string[] = [];
  const recorder: Caller = {
    rest: (path, call) => (requests.push(path.split('?')[0]!), viewers.stranger.rest(path, call)),
    gql: (query, variables, headers) => (requests.push(query), viewers.stranger.gql(query, variables, headers)),
  };
  const everyPath = [
    ...Object.values(postPaths),
    ...Object.values(personPaths),
    ...Object.values(conversationPaths),
    ...Object.values(relationPaths).flatMap((paths) => Object.values<Path>(paths)),
  ];
  for (const path of everyPath) await path(recorder, contents.there.public);
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  const { body: openapi } = await viewers.anonymous.rest('/api/openapi.json');
  const routes = Object.keys(openapi.paths).filter((path) => openapi.paths[path].get);
  expect(routes.length).toBeGreaterThan(30);
  expect(
    routes.filter((route) => !ownReads.rest.includes(route) && !requests.some((path) => fits(route).test(path))),
  ).toEqual([]);
  const documents = [...requests.filter((text) => text.includes('{')), ...Object.values(subscriptions)].map((text) =>
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
  expect(rootFields.filter((field) => !walked.has(field) && !ownReads.graphql.includes(field.split('.')[1]!))).toEqual(
    [],
  );
  const nodes = schema
    .getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType)
    .map(({ name }) => name)
    .filter((name) => !ownReads.types.includes(name));
  expect(nodes.filter((name) => !walked.has(name))).toEqual([]);
  // Fields that lead from one node to others.
  const shown = new Set([...nodes, ...nodes.map((name) => `${name}Connection`)]);
  const leads = nodes.flatMap((name) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
      shown.has(getNamedType(field.type).name) ? [`${name}.${field.name}`] : [],
    ),
  );
  expect(leads.filter((field) => !walked.has(field))).toEqual([]);
});
