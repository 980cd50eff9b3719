import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { betterIdea, buildAnalysis, shareAnalysis } from '../../support/people/analyses';
import { missingId, registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';
import { createLiveClient } from '../../support/transports/live';

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
});
afterAll(() => server.close());

const rename = (person: Person, id: string, title: unknown) =>
  person.rest(`/api/analyses/${id}`, { method: 'PATCH', body: { title } });
const mutation = 'mutation ($id: ID!, $title: String!) { renameAnalysis(id: $id, title: $title) { title } }';

/** Subscribes to channels and collects the events of analyses that arrive there. */
async function openChannels(person: Person, ...names: string[]) {
  const client = createLiveClient(server, person);
  const received: [name: string, data: unknown][] = [];
  for (const name of names) {
    const channel = client.subscribe(name);
    channel.bind_global((event: string, data: any) => {
      const { eventId: _id, ...payload } = data ?? {};
      if (event.startsWith('analysis.')) received.push([event, payload]);
    });
    await vi.waitFor(() => expect(channel.subscribed).toBe(true), 5_000);
  }
  return { client, received };
}

it('PATCH /analyses/{id} changes the title in reports and lists, and new versions and answers keep it', async () => {
  const { id, questions } = await buildAnalysis(ana);
  await shareAnalysis(ana, id, { userId: ben.id });
  const { status, body } = await rename(ana, id, '  Bread, half price ');
  expect([status, body.data.analysis.title]).toEqual([200, 'Bread, half price']);
  await ana.rest(`/api/analyses/${id}/versions`, { body: { idea: betterIdea } });
  await ana.rest(`/api/analyses/${id}/answers`, {
    body: { answers: [{ question: questions[0].id, text: 'We asked 12 bakers.' }] },
  });
  const titles = async (person: Person, path: string) => {
    const { data } = (await person.rest(`/api/${path}`)).body;
    return data.analysis?.title ?? data.analyses[0].title;
  };
  expect(await titles(ana, `analyses/${id}`)).toBe('Bread, half price');
  expect(await titles(ana, 'analyses?query=half%20price')).toBe('Bread, half price');
  expect(await titles(ben, `shared-analyses/${id}`)).toBe('Bread, half price');
  expect(await titles(ben, 'shared-analyses')).toBe('Bread, half price');
  const { data } = await ana.gql(mutation, { id, title: 'Evening bread' });
  expect(data.renameAnalysis.title).toBe('Evening bread');
  expect(await titles(ana, `analyses/${id}`)).toBe('Evening bread');
});

it('a title that equals the one cut from the text is kept, too', async () => {
  const { id, title } = await buildAnalysis(ana);
  await rename(ana, id, title);
  const { body } = await ana.rest(`/api/analyses/${id}/versions`, {
    body: { idea: 'Cheese shops in Ghent throw away 30 kilos a week. We built an app for it.' },
  });
  expect(body.data.analysis).toMatchObject({ number: 2, title });
});

it('a renamed analysis is found by its title', async () => {
  const { id } = await buildAnalysis(ana);
  await rename(ana, id, 'Projet Zéphyr');
  const { data } = await ana.gql('{ analyses(query: "zephyr lyon") { edges { node { id } } } }');
  expect(data.analyses.edges.map(({ node }: any) => node.id)).toEqual([id]);
});

it.each([undefined, null, 7, '', '   ', 'x'.repeat(81)])('the title %j is rejected by name', async (title) => {
  const { id } = await buildAnalysis(ana);
  await expectNoWrites(server, async () => {
    const { status, body } = await rename(ana, id, title);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['title']]);
    if (typeof title !== 'string') return;
    const { errors } = await ana.gql(mutation, { id, title });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: body.error.fields });
  });
});

it('only the owner renames an analysis', async () => {
  const { id } = await buildAnalysis(ana);
  await shareAnalysis(ana, id, { userId: ben.id });
  await expectNoWrites(server, async () => {
    expect((await rename(ben, id, 'Mine')).status).toBe(403);
    expect((await ben.gql(mutation, { id, title: 'Mine' })).code).toBe('FORBIDDEN');
    expect((await rename(ana, missingId, 'None')).status).toBe(404);
    const anonymous = await visitor(server).rest(`/api/analyses/${id}`, { method: 'PATCH', body: { title: 'x' } });
    expect(anonymous.status).toBe(401);
  });
});

it('stars and titles reach other pages of the owner, a title those of readers, and equal ones nobody', async () => {
  const { id } = await buildAnalysis(ana);
  await shareAnalysis(ana, id, { userId: ben.id });
  const owner = await openChannels(ana, `private-user-${ana.id}`);
  const reader = await openChannels(ben, `private-user-${ben.id}`, `private-analysis-${id}`);
  try {
    await rename(ana, id, 'Bread');
    await rename(ana, id, 'Bread');
    const star = (method: string) => ana.rest(`/api/analyses/${id}/star`, { method });
    for (const method of ['POST', 'POST', 'DELETE']) await star(method);
    const card = (isStarred: boolean) => ['analysis.card.changed', { analysisId: id, title: 'Bread', isStarred }];
    await vi.waitFor(() => expect(owner.received).toEqual([card(false), card(true), card(false)]), 5_000);
    expect(reader.received).toEqual([['analysis.changed', { analysisId: id }]]);
  } finally {
    for (const { client } of [owner, reader]) client.disconnect();
  }
});
