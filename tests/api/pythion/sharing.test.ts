import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { betterIdea, buildAnalysis, commentOn, shareAnalysis } from '../../support/people/analyses';
import { hideProfile, missingId, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { authorizeChannel, collectResults, createLiveClient, createSubscriber } from '../../support/transports/live';

let server: TestServer;
let ana: Person;
let ben: Person;
let carol: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, carol] = await registerPeople(server, 'ana', 'ben', 'carol');
});
afterAll(() => server.close());

/** Subscribes and collects the names of events, and when the channel is refused. */
async function openChannel(person: Person, ref: string) {
  const client = createLiveClient(server, person);
  const received: [name: string, data: any][] = [];
  const channel = client.subscribe(`private-analysis-${ref}`);
  channel.bind_global((name: string, data: any) => void received.push([name, data]));
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), 5_000);
  const names = () => received.map(([name]) => name);
  return { client, received, names };
}

const sharesOf = async (id: string) => (await ana.rest(`/api/analyses/${id}/shares`)).body.data.shares;

it('shares with a person once, notifies them, and lists the share', async () => {
  const { id } = await buildAnalysis(ana);
  const path = `/api/analyses/${id}/shares`;
  const [one, other] = await Promise.all([1, 2].map(() => ana.rest(path, { body: { userId: ben.id } })));
  expect([one!.status, other!.status].toSorted()).toEqual([200, 201]);
  expect(one!.body.data.share).toEqual(other!.body.data.share);
  const link = await ana.gql('mutation ($id: ID!) { shareAnalysis(id: $id, link: true) { id person { id } path } }', {
    id,
  });
  expect(link.data.shareAnalysis).toMatchObject({
    person: null,
    path: `/shared-analysis/${link.data.shareAnalysis.id}`,
  });
  expect((await sharesOf(id)).map(({ person }: any) => person?.username ?? null)).toEqual([null, 'ben']);
  const { data } = await ana.gql(
    'query ($id: ID!) { analysisShares(id: $id) { id path createdAt person { username } } }',
    { id },
  );
  expect(data.analysisShares.map(({ id: shareId }: any) => shareId)).toEqual(
    (await sharesOf(id)).map((share: any) => share.id),
  );
  const { body } = await ben.rest('/api/notifications');
  expect(body.data.notifications[0]).toMatchObject({ kind: 'analysis.shared', path: `/shared-analysis/${id}` });
  expect((await ana.rest('/api/analyses')).body.data.analyses[0]).toMatchObject({ id, is_shared: true });
});

it('rejects shares with nobody, oneself, both, or people who are missing or hidden', async () => {
  const { id } = await buildAnalysis(ana);
  const hidden = (await registerPeople(server, 'hidden'))[0];
  await hideProfile(server, hidden);
  const share = async (body: object) => {
    const answer = await ana.rest(`/api/analyses/${id}/shares`, { body });
    return [answer.status, Object.keys(answer.body.error.fields ?? {})];
  };
  expect(await share({})).toEqual([400, ['userId']]);
  expect(await share({ link: false })).toEqual([400, ['userId']]);
  expect(await share({ userId: ben.id, link: true })).toEqual([400, ['userId']]);
  expect(await share({ userId: ana.id })).toEqual([400, ['userId']]);
  expect(await share({ userId: 'ben' })).toEqual([400, ['userId']]);
  expect(await share({ userId: missingId })).toEqual([404, []]);
  expect(await share({ userId: hidden.id })).toEqual([404, []]);
  expect(await sharesOf(id)).toEqual([]);
});

it.each(['a person', 'a link'])('revoking the share of %s closes open pages', async (kind) => {
  const { id } = await buildAnalysis(ana);
  const share = await shareAnalysis(ana, id, kind === 'a link' ? { link: true } : { userId: ben.id });
  const ref = kind === 'a link' ? share.id : id;
  await shareAnalysis(ana, id, { userId: carol.id });
  const readers = { ben: await openChannel(ben, ref), carol: await openChannel(carol, id) };
  try {
    await commentOn(ana, id, 'before');
    await vi.waitFor(() => expect(readers.ben.names()).toContain('analysis.comment.created'), 5_000);
    expect((await ana.rest(`/api/analyses/${id}/shares/${share.id}`, { method: 'DELETE' })).status).toBe(200);
    await vi.waitFor(() => expect(readers.ben.names()).toContain('analysis.unshared'), 5_000);
    await vi.waitFor(() => expect(readers.ben.names()).toContain('pusher:subscription_error'), 10_000);
    expect((await authorizeChannel(ben, `private-analysis-${ref}`)).status).toBe(403);
    expect((await ben.rest(`/api/shared-analyses/${share.id}`)).status).toBe(404);
    expect((await ben.rest(`/api/analyses/${id}`)).status).toBe(404);
    await commentOn(ana, id, 'after');
    const after = ({ received }: { received: [string, any][] }) =>
      received.filter(([name]) => name === 'analysis.comment.created').length;
    await vi.waitFor(() => expect(after(readers.carol)).toBe(2), 10_000);
    expect(after(readers.ben)).toBe(1);
    const { body } = await ben.rest('/api/notifications');
    expect(body.data.notifications.filter(({ path }: any) => path === `/shared-analysis/${id}`)).toEqual([]);
  } finally {
    for (const { client } of Object.values(readers)) client.disconnect();
  }
});

it('a GraphQL subscription gets the revocation, and ends', async () => {
  const { id } = await buildAnalysis(ana);
  const link = await shareAnalysis(ana, id, { link: true });
  const client = createSubscriber(server, ben.token);
  try {
    const collected = collectResults(
      client,
      `subscription { event(channel: "private-analysis-${link.id}", after: "0") { type data } }`,
    );
    await commentOn(ana, id);
    await vi.waitFor(() => expect(collected.results).toHaveLength(1), 5_000);
    await ana.rest(`/api/analyses/${id}/shares/${link.id}`, { method: 'DELETE' });
    await vi.waitFor(() => expect(collected.end).toBe(true), 5_000);
    await commentOn(ana, id);
    expect(collected.results.map(({ data }) => data.event.type)).toEqual([
      'analysis.comment.created',
      'analysis.unshared',
    ]);
  } finally {
    await client.dispose();
  }
});

it('a new link has another id, and revoking twice changes nothing', async () => {
  const { id } = await buildAnalysis(ana);
  const first = await shareAnalysis(ana, id, { link: true });
  for (const _time of [1, 2])
    expect((await ana.rest(`/api/analyses/${id}/shares/${first.id}`, { method: 'DELETE' })).body.data).toEqual({
      id: first.id,
    });
  const second = await shareAnalysis(ana, id, { link: true });
  expect(second.id).not.toBe(first.id);
  expect((await ben.rest(`/api/analyses/${id}/shares/${second.id}`, { method: 'DELETE' })).status).toBe(404);
  const { data } = await ana.gql(
    'mutation ($id: ID!, $shareId: ID!) { revokeAnalysisShare(id: $id, shareId: $shareId) { id } }',
    {
      id,
      shareId: second.id,
    },
  );
  expect(data.revokeAnalysisShare.id).toBe(second.id);
  expect((await ben.rest(`/api/shared-analyses/${second.id}`)).status).toBe(404);
});

it('readers by name and by link get changes under the id that they know', async () => {
  const { id } = await buildAnalysis(ana);
  const link = await shareAnalysis(ana, id, { link: true });
  await shareAnalysis(ana, id, { userId: ben.id });
  const readers = [await openChannel(ben, id), await openChannel(carol, link.id)];
  try {
    await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } });
    await ana.rest(`/api/analyses/${id}`, { method: 'DELETE' });
    for (const [index, ref] of [id, link.id].entries())
      await vi.waitFor(
        () =>
          expect(
            readers[index]!.received.filter(([name]) => name.startsWith('analysis.')).map(([name, data]) => [
              name,
              data.analysisId,
            ]),
          ).toEqual([
            ['analysis.changed', ref],
            ['analysis.deleted', ref],
          ]),
        5_000,
      );
  } finally {
    for (const { client } of readers) client.disconnect();
  }
});

it('comments on one claim are read, notified and deleted alike over both transports', async () => {
  const { id, sentences } = await buildAnalysis(ana);
  await shareAnalysis(ana, id, { userId: ben.id });
  const [{ claim, text }] = sentences;
  const { body, status } = await ben.rest(`/api/analyses/${id}/comments`, { body: { claim, content: 'Really?' } });
  expect([status, body.data.comment]).toMatchObject([
    201,
    {
      claim,
      claim_text: text,
      version_number: 1,
      content: 'Really?',
      viewer_can_delete: true,
      author: { username: 'ben' },
    },
  ]);
  const { data } = await ana.gql(
    `query ($id: ID!) { analysisComments(analysisId: $id) { edges { node { id claim claimText versionNumber content viewerCanDelete author { username } } } }
       notifications { edges { node { kind path about } } } }`,
    { id },
  );
  expect(data.analysisComments.edges).toEqual([
    {
      node: {
        id: body.data.comment.id,
        claim,
        claimText: text,
        versionNumber: 1,
        content: 'Really?',
        viewerCanDelete: true,
        author: { username: 'ben' },
      },
    },
  ]);
  expect(data.notifications.edges[0].node).toMatchObject({ kind: 'analysis.commented', path: `/analyses/${id}` });
  const onScore = await ben.rest(`/api/analyses/${id}/comments`, {
    body: { claim: 'score.market', content: 'Why 0?' },
  });
  expect(onScore.body.data.comment.claim_text).toBe('Market');
  await ben.rest(`/api/analyses/${id}/comments/${onScore.body.data.comment.id}`, { method: 'DELETE' });
  const invalid = async (caller: Caller, fields: object) => {
    const answer = await caller.rest(`/api/analyses/${id}/comments`, { body: { claim, content: 'x', ...fields } });
    return [answer.status, Object.keys(answer.body.error.fields)];
  };
  expect(await invalid(ben, { claim: 'score.luck' })).toEqual([400, ['claim']]);
  expect(await invalid(ben, { content: ' ' })).toEqual([400, ['content']]);
  expect(await invalid(ben, { content: 'x'.repeat(1_001) })).toEqual([400, ['content']]);
  await shareAnalysis(ana, id, { userId: carol.id });
  const path = `/api/analyses/${id}/comments/${body.data.comment.id}`;
  expect((await carol.rest(path, { method: 'DELETE' })).status).toBe(403);
  const deleted = await ana.gql(
    'mutation ($a: ID!, $id: ID!) { deleteAnalysisComment(analysisId: $a, id: $id) { id } }',
    {
      a: id,
      id: body.data.comment.id,
    },
  );
  expect(deleted.data.deleteAnalysisComment.id).toBe(body.data.comment.id);
  expect((await ben.rest(path, { method: 'DELETE' })).status).toBe(404);
  expect(
    (await ana.rest('/api/notifications')).body.data.notifications.filter(
      ({ subject_id: subject }: any) => subject === id,
    ),
  ).toEqual([]);
});
