import { expect, it, vi } from 'vitest';
import { v7 } from 'uuid';
import {
  authorizeChannel,
  collectResults,
  createSubscriber,
  type CollectedResults,
} from '../../support/transports/live';
import { block, buildPost, registerPeople, visitor } from '../../support/people/people';
import {
  contents,
  viewers,
  server,
  relations,
  authors,
  audiences,
  expectedVisibility,
  type Visibility,
  setUpWorld,
} from './world';
import { subscriptions } from './paths';

setUpWorld();

it('identity headers are ignored', async () => {
  const { author, postId } = contents.there.private;
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
  const { postId } = contents.there.private;
  for (const path of [`/api/posts/ID`, `/api/posts/ID/comments`, `/api/posts/ID/liked`]) {
    const [hidden, missing] = await Promise.all([postId, v7()].map((id) => stranger.rest(path.replace('ID', id))));
    const toOutcome = ({ status, body }: any) => [status, body.error.code, body.message];
    expect(toOutcome(hidden)).toEqual(toOutcome(missing));
  }
  const auth = await Promise.all([postId, v7()].map((id) => authorizeChannel(stranger, `private-post-${id}`)));
  expect(auth[0]!.body.message).toBe(auth[1]!.body.message);
});

it('invisible content cannot be written to', async () => {
  for (const relation of relations) {
    for (const author of authors) {
      if (relation === 'self' && author === 'hidden') continue;
      for (const audience of audiences) {
        const seen = expectedVisibility(relation, author, audience);
        if (seen === 'shown') continue;
        const { postId, commentId } = contents[author][audience];
        const calls: [string, string, object?][] = [
          [`/api/posts/${postId}/like`, 'POST'],
          [`/api/posts/${postId}/bookmark`, 'POST'],
          [`/api/posts/${postId}/share`, 'POST'],
          [`/api/posts/${postId}/comments`, 'POST', { content: 'x' }],
          [`/api/posts/${postId}`, 'PUT', { content: 'x' }],
          [`/api/posts/${postId}`, 'DELETE'],
          [`/api/comments/${commentId}`, 'DELETE'],
          [`/api/comments/${commentId}/like`, 'POST'],
        ];
        for (const [path, method, body] of calls) {
          expect((await viewers[relation].rest(path, { method, body })).status, `${relation} ${method} ${path}`).toBe(
            seen === 'rejected' ? 401 : 404,
          );
        }
      }
    }
  }
});

it('subscriptions receive exactly what may be read', async () => {
  type Ear = { label: string; seen: Visibility; heard: CollectedResults };
  const ears: Ear[] = [];
  const clients = relations.map((relation) => [relation, createSubscriber(server, viewers[relation].token)] as const);
  for (const [relation, client] of clients) {
    for (const audience of audiences) {
      const { postId } = contents.there[audience];
      const seen = expectedVisibility(relation, 'there', audience);
      ears.push({
        label: `${relation} ${audience} event`,
        seen,
        heard: collectResults(client, subscriptions.event, { channel: `private-post-${postId}` }),
      });
      ears.push({
        label: `${relation} ${audience} postUpdated`,
        seen,
        heard: collectResults(client, subscriptions.postUpdated, { id: postId }),
      });
    }
  }
  const open = ears.filter(({ seen }) => seen === 'shown');
  let n = 0;
  await vi.waitFor(
    async () => {
      n++;
      for (const { postId, keyword, author } of Object.values(contents.there))
        await author.rest(`/api/posts/${postId}`, { method: 'PUT', body: { content: `${keyword} edited ${n}` } });
      await server.waitForRelay();
      expect(open.filter(({ heard }) => heard.results.length === 0).map(({ label }) => label)).toEqual([]);
      expect(
        ears.filter(({ seen, heard }) => seen !== 'shown' && heard.end === undefined).map(({ label }) => label),
      ).toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
  for (const { label, seen, heard } of ears) {
    const toOutcome = heard.results.some(({ data }) => data?.event || data?.postUpdated);
    expect([label, toOutcome]).toEqual([label, seen === 'shown']);
  }
  for (const [, client] of clients) await client.dispose();
});

it('a block closes subscriptions that were open before it', async () => {
  const [author, reader] = await registerPeople(server, 'closing', 'reading');
  const { id } = await buildPost(author);
  const client = createSubscriber(server, reader.token);
  const heard = collectResults(client, 'subscription ($channel: String!) { event(channel: $channel) { type } }', {
    channel: `private-post-${id}`,
  });
  const like = async () => {
    await author.rest(`/api/posts/${id}/like`, { method: 'POST' });
    await author.rest(`/api/posts/${id}/like`, { method: 'DELETE' });
    await server.waitForRelay();
  };
  await vi.waitFor(async () => {
    await like();
    expect(heard.results.length).toBeGreaterThan(0);
  }, 10_000);
  // Results of events from before the block may still be in flight.
  let before = -1;
  await vi.waitFor(
    () => {
      const previous = before;
      before = heard.results.length;
      expect(before).toBe(previous);
    },
    { interval: 200, timeout: 5_000 },
  );
  await block(server, author, reader);
  await like();
  await vi.waitFor(() => expect(heard.end).toBe(true));
  expect(heard.results.slice(before)).toEqual([]);
  await client.dispose();
});
