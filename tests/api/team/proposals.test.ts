import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakeryIdea, buildAnalysis, shareAnalysis } from '../../support/people/analyses';
import { registerPeople, type Person } from '../../support/people/people';
import { buildTeam, teamFields } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let analysis: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  analysis = await buildAnalysis(ana, `${bakeryIdea} We are missing an engineer. We still lack a sales lead.`);
  await shareAnalysis(ana, analysis.id, { userId: ben.id });
});
afterAll(() => server.close());

it('roles are proposed from what an analysis lacks, alike in both transports', async () => {
  const { body } = await ana.rest(`/api/teams/role-proposals?analysis_id=${analysis.id}`);
  const { data } = await ana.gql(
    'query ($id: ID!) { roleProposals(analysisId: $id) { title description skills why } }',
    { id: analysis.id },
  );
  expect(data.roleProposals).toEqual(body.data.roles);
  expect(body.data.roles[0]).toMatchObject({ title: 'Founding engineer', skills: ['TypeScript', 'SQL', 'Product'] });
  expect(body.data.roles[0].description).toContain('bakeries');
});

it('a proposal is a valid role', async () => {
  const { body } = await ana.rest(`/api/teams/role-proposals?analysis_id=${analysis.id}`);
  const team = await buildTeam(ana, { analysis_id: analysis.id });
  for (const { title, description, skills } of body.data.roles) {
    const { status } = await ana.rest(`/api/teams/${team.id}/roles`, { body: { title, description, skills } });
    expect(status).toBe(201);
  }
});

it('only the owner of an analysis uses it, and its id stays private', async () => {
  const proposals = await ben.rest(`/api/teams/role-proposals?analysis_id=${analysis.id}`);
  expect(proposals.status).toBe(403);
  const created = await ben.rest('/api/teams', { body: { ...teamFields, analysis_id: analysis.id } });
  expect(created.status).toBe(403);
  const team = await buildTeam(ana, { analysis_id: analysis.id });
  expect(team.analysis_id).toBe(analysis.id);
  expect((await ben.rest(`/api/teams/${team.id}`)).body.data.team.analysis_id).toBeNull();
  await ana.rest(`/api/analyses/${analysis.id}`, { method: 'DELETE' });
  expect((await ana.rest(`/api/teams/${team.id}`)).body.data.team.analysis_id).toBeNull();
});
