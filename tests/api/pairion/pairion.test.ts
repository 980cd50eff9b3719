import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPairionProfile,
  chooseCandidates,
  pairionFields,
  postPairion as post,
  readCandidates,
  salesFields,
} from '../../support/people/pairion';
import { buildAnalysis } from '../../support/people/analyses';
import { block, registerPeople, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await registerPeople(server, 'ana', 'ben', 'cleo');
});
afterAll(() => server.close());

const profileOf = async (person: Person) => (await person.rest('/api/pairion/profile')).body.data.profile;

describe('the profile', () => {
  it('is saved field by field, and says what it lacks', async () => {
    expect(await profileOf(ana)).toMatchObject({
      is_saved: false,
      role: null,
      missing: expect.arrayContaining(['role', 'hours_per_week']),
    });
    const { body } = await ana.rest('/api/pairion/profile', {
      method: 'PUT',
      body: { role: 'technical', preferences: { time_zone: { wish: 2, importance: 'must_have' } } },
    });
    expect(body.data.profile).toMatchObject({
      role: 'technical',
      is_saved: true,
      preferences: { time_zone: { wish: 2, importance: 'must_have' } },
    });
    expect(body.data.profile.missing).not.toContain('role');
    const { data } = await ana.gql('query { pairionProfile { role missing preferences status } }');
    expect(data.pairionProfile).toMatchObject({
      role: 'TECHNICAL',
      status: 'LOOKING',
      preferences: { timeZone: { wish: 2, importance: 'MUST_HAVE' } },
    });
    const cleared = await ana.rest('/api/pairion/profile', {
      method: 'PUT',
      body: { preferences: { time_zone: null } },
    });
    expect(cleared.body.data.profile.preferences).toEqual({});
  });

  it('is prefilled from the person’s profile and newest analysis, and says so until it is saved', async () => {
    const dora = await registerPerson(server, 'dora');
    await dora.rest('/api/profile', { method: 'PUT', body: { skills: ['Baking'], location: 'Lyon, France' } });
    await buildAnalysis(
      dora,
      'Bakeries throw away a fifth of their bread. We tell bakeries how much to bake. 3 bakeries pay 40 euros a month. We still need an engineer.',
    );
    const before = await profileOf(dora);
    expect(before).toMatchObject({
      is_saved: false,
      skills_have: ['Baking'],
      skills_need: ['TypeScript', 'SQL', 'Product'],
      location: 'Lyon, France',
      stage: 'revenue',
      industries: ['Bakeries'],
      from_profile: ['skills_have', 'location'],
      from_analysis: ['skills_need', 'industries', 'stage'],
    });
    await dora.rest('/api/pairion/profile', { method: 'PUT', body: { role: 'domain' } });
    expect(await profileOf(dora)).toMatchObject({
      is_saved: true,
      role: 'domain',
      skills_need: before.skills_need,
      stage: 'revenue',
      from_profile: [],
      from_analysis: [],
    });
  });

  it('names every wrong field', async () => {
    const { status, body } = await ana.rest('/api/pairion/profile', {
      method: 'PUT',
      body: { role: 'boss', hours_per_week: 0, weights: { skills: 11 }, equity_min: 101, style: { launch: 'c' } },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields).toSorted()).toEqual([
      'equity_min',
      'hours_per_week',
      'role',
      'style.launch',
      'weights.skills',
    ]);
  });

  it('is needed for candidates', async () => {
    expect(await ben.rest('/api/pairion/candidates')).toMatchObject({ status: 409 });
  });
});

describe('candidates', () => {
  it('have a score that is the sum of its lines, and nothing private', async () => {
    await buildPairionProfile(ana, { runway_months: 9 });
    await buildPairionProfile(ben, { ...salesFields, weights: { skills: 10 }, runway_months: 3 });
    const [candidate] = await readCandidates(ana);
    expect(candidate.user.id).toBe(ben.id);
    expect(candidate.score).toBe(Math.min(candidate.mine, candidate.theirs));
    expect(candidate.breakdown.reduce((sum: number, { points }: any) => sum + points, 0)).toBe(candidate.score);
    expect(JSON.stringify(candidate)).not.toMatch(/runway|preferences|weights|deal_terms/);
    const { data } = await ana.gql(
      'query { pairionCandidates { candidates { score mine theirs user { id } card { role replyRate } } limits { preference people } } }',
    );
    expect(data.pairionCandidates.candidates[0]).toMatchObject({
      score: candidate.score,
      user: { id: ben.id },
      card: { role: 'SALES' },
    });
  });

  it('leave out people by must-haves of either side', async () => {
    await buildPairionProfile(cleo, {
      ...pairionFields,
      role: 'design',
      preferences: { role: { wish: ['product'], importance: 'must_have' } },
    });
    expect(await readCandidates(cleo)).toEqual([]);
    const { body } = await cleo.rest('/api/pairion/candidates');
    expect(body.data.limits).toEqual([{ preference: 'role', people: 2 }]);
    // By id neither.
    expect((await post(ana, `candidates/${cleo.id}/invite`)).status).toBe(404);
    expect((await chooseCandidates(server, ana)).map(({ user }) => user.id)).toEqual([ben.id]);
  });

  it('a pass hides a candidate, and its undo shows them again', async () => {
    await post(ana, `candidates/${ben.id}/pass`);
    expect(await readCandidates(ana)).toEqual([]);
    await ana.rest(`/api/pairion/candidates/${ben.id}/pass`, { method: 'DELETE' });
    expect(await readCandidates(ana)).toHaveLength(1);
  });

  it('leave out paused and incomplete profiles', async () => {
    await ben.rest('/api/pairion/profile', { method: 'PUT', body: { status: 'paused' } });
    expect(await readCandidates(ana)).toEqual([]);
    expect((await post(ana, `candidates/${ben.id}/invite`)).status).toBe(404);
    await ben.rest('/api/pairion/profile', { method: 'PUT', body: { status: 'looking', role: null } });
    expect(await readCandidates(ana)).toEqual([]);
    await ben.rest('/api/pairion/profile', { method: 'PUT', body: { role: 'sales' } });
    expect(await readCandidates(ana)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('becomes a match with a conversation when it is accepted', async () => {
    const sent = await post(ana, `candidates/${ben.id}/invite`, { note: 'Shall we talk?' });
    expect(sent).toMatchObject({
      status: 201,
      body: { data: { invitations: [{ is_sent: true, status: 'pending', note: 'Shall we talk?' }] } },
    });
    expect(await readCandidates(ana)).toEqual([]);
    const { id } = sent.body.data.invitations[0];
    expect((await post(cleo, `invitations/${id}/accept`)).status).toBe(404);
    expect((await post(ana, `invitations/${id}/accept`)).status).toBe(403);
    expect(await post(ben, `invitations/${id}/accept`)).toMatchObject({
      status: 200,
      body: { data: { invitations: [{ status: 'accepted', is_sent: false }] } },
    });
    const { body } = await ana.rest('/api/pairion/matches');
    expect(body.data.matches).toMatchObject([
      { user: { id: ben.id }, conversation_id: expect.any(String), trial: null },
    ]);
    const { data } = await ben.gql('query { pairionMatches { user { id } conversationId } }');
    expect(data.pairionMatches).toEqual([
      { user: { id: ana.id }, conversationId: body.data.matches[0].conversation_id },
    ]);
    const { messages } = (
      await ana.gql(
        'query ($id: ID!) { messages(conversationId: $id, first: 5) { edges { node { sender { id } content change { kind person { id } } } } } }',
        { id: body.data.matches[0].conversation_id },
      )
    ).data;
    expect(messages.edges.map(({ node }: any) => node)).toEqual([
      { sender: { id: ben.id }, content: '', change: { kind: 'matched', person: { id: ana.id } } },
    ]);
  });

  it('is not possible across a block, and matches disappear', async () => {
    await block(server, ben, ana);
    expect((await post(ana, `candidates/${ben.id}/invite`)).status).toBe(404);
    expect((await ana.rest('/api/pairion/matches')).body.data.matches).toEqual([]);
    expect((await ana.rest('/api/pairion/invitations')).body.data.invitations).toEqual([]);
  });
});
