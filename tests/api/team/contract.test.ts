import { afterAll, beforeAll } from 'vitest';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { applyForRole, buildRole, buildTeam, roleFields, teamFields } from '../../support/people/teams';
import { testContract } from '../../support/transports/contract';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let team: any;
let role: any;
let application: any;
let disposable: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  [team, disposable] = [await buildTeam(ana), await buildTeam(ana)];
  role = await buildRole(ana, team.id);
  application = await applyForRole(ben, role.id);
});
afterAll(() => server.close());

const teamId = () => team.id as string;
const roleId = () => role.id as string;

testContract(
  [
    {
      call: 'GET /teams',
      query: '?page=1&limit=10&sort=best_fit&skill=sql&hours=40',
      names: ['teams', 'pagination', 'facets'],
    },
    { call: 'POST /teams', send: () => ({ body: teamFields }), status: 201, names: ['team'] },
    { call: 'GET /teams/mine', names: ['teams', 'pagination'] },
    { call: 'GET /search/teams', query: '?query=ledger', names: ['teams', 'pagination'] },
    { call: 'GET /teams/{id}', id: teamId, names: ['team'] },
    { call: 'PUT /teams/{id}', id: teamId, send: () => ({ body: { name: 'Ledger 2' } }), names: ['team'] },
    { call: 'POST /teams/{id}/roles', id: teamId, send: () => ({ body: roleFields }), status: 201, names: ['role'] },
    { call: 'PUT /roles/{id}', id: roleId, send: () => ({ body: { hours: 20 } }), names: ['role'] },
    { call: 'GET /teams/{id}/fits', id: teamId, names: ['fits'] },
    { call: 'GET /teams/{id}/jobs', id: teamId, names: ['jobs'] },
    { call: 'GET /roles/{id}/fit', id: roleId, names: ['fit'] },
    { call: 'GET /roles/{id}/applications', id: roleId, names: ['applications', 'counts', 'pagination'] },
    { call: 'POST /roles/{id}/applications/seen', id: roleId, names: ['counts'] },
    { call: 'GET /teams/applications/mine', names: ['applications', 'pagination'] },
    {
      call: 'PUT /applications/{id}',
      id: () => application.id,
      send: () => ({ body: { status: 'shortlisted' } }),
      names: ['application'],
    },
    { call: 'POST /teams/{id}/members', id: teamId, send: () => ({ body: { user_id: ben.id } }), names: ['team'] },
    { call: 'DELETE /roles/{id}', id: roleId, names: ['id'] },
    { call: 'DELETE /teams/{id}', id: () => disposable.id, names: ['id'] },
  ],
  () => ({ signedIn: ana, visitor: visitor(server) }),
);
