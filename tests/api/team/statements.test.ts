import { afterAll, beforeAll, expect, it } from 'vitest';
import { bakeryIdea, buildAnalysis } from '../../support/people/analyses';
import { buildJob } from '../../support/people/jobs';
import { registerPeople, registerPerson, type Person } from '../../support/people/people';
import { applyForRole, buildRole, buildTeam, joinTeam } from '../../support/people/teams';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let owner: Person;
let applicant: Person;
let team: any;
let role: any;
let analysis: any;

beforeAll(async () => {
  server = await startTestServer();
  [owner, applicant] = await registerPeople(server, 'owner', 'applicant');
  team = await buildTeam(owner);
  role = await buildRole(owner, team.id);
  await applyForRole(applicant, role.id);
  await buildJob(owner, { team_id: team.id });
  analysis = await buildAnalysis(owner, `${bakeryIdea} We are missing an engineer.`);
});
afterAll(() => server.close());

/** Statements of every read of teams and applications, of the one who applied and of the owner. */
async function countStatements(): Promise<Record<string, number>> {
  const reads: [Person, string][] = [
    [applicant, 'teams'],
    [applicant, 'teams?query=ledger'],
    [applicant, 'search/teams?query=ledger'],
    [applicant, `teams/${team.id}`],
    [applicant, `teams/${team.id}/fits`],
    [applicant, `teams/${team.id}/jobs`],
    [applicant, `roles/${role.id}/fit`],
    [applicant, 'teams/applications/mine'],
    [owner, 'teams/mine'],
    [owner, `teams/role-proposals?analysis_id=${analysis.id}`],
    [owner, `roles/${role.id}/applications`],
  ];
  const counts: Record<string, number> = {};
  for (const [person, path] of reads) {
    const statements = await server.captureStatements(async () => {
      expect([path, (await person.rest(`/api/${path}`)).status]).toEqual([path, 200]);
    });
    counts[path.replace(team.id, 'ID').replace(role.id, 'ID').replace(analysis.id, 'ID')] = statements.length;
  }
  return counts;
}

it('reads cost as many statements for many teams, roles, members and applications as for one', async () => {
  const few = await countStatements();
  for (let n = 0; n < 3; n++) {
    const person = await registerPerson(server, `person${n}`);
    const other = await buildTeam(owner);
    const another = await buildRole(owner, team.id);
    await buildRole(owner, other.id);
    await applyForRole(applicant, another.id);
    await applyForRole(person, role.id);
    await joinTeam(owner, team.id, await registerPerson(server, `member${n}`));
    await buildJob(owner, { team_id: team.id });
  }
  expect(await countStatements()).toEqual(few);
  expect(few).toEqual({
    teams: 2,
    'teams?query=ledger': 2,
    'search/teams?query=ledger': 1,
    'teams/ID': 1,
    'teams/ID/fits': 3,
    'teams/ID/jobs': 1,
    'roles/ID/fit': 3,
    'teams/applications/mine': 1,
    'teams/mine': 1,
    'teams/role-proposals?analysis_id=ID': 2,
    'roles/ID/applications': 4,
  });
});
