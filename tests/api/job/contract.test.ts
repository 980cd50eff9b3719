import { afterAll, beforeAll } from 'vitest';
import { buildJob } from '../../support/people/jobs';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { testContract } from '../../support/transports/contract';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let job: any;
let disposable: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = await registerPeople(server, 'ana');
  [job, disposable] = [await buildJob(ana), await buildJob(ana)];
});
afterAll(() => server.close());

const jobId = () => job.id as string;

testContract(
  [
    { call: 'GET /jobs', query: '?page=1&limit=10&sort=newest', names: ['jobs', 'pagination', 'facets'] },
    {
      call: 'POST /jobs',
      send: () => ({
        body: {
          title: 'Founding engineer',
          company: 'Ledger',
          location: 'Lyon',
          description: 'Text',
          type: 'full_time',
        },
      }),
      status: 201,
      names: ['job'],
    },
    { call: 'GET /jobs/{id}', id: jobId, names: ['job'] },
    { call: 'PUT /jobs/{id}', id: jobId, send: () => ({ body: { title: 'Engineer' } }), names: ['job'] },
    { call: 'POST /jobs/{id}/bookmark', id: jobId, names: ['job'] },
    { call: 'GET /jobs/bookmarked', names: ['jobs', 'pagination'] },
    { call: 'DELETE /jobs/{id}/bookmark', id: jobId, names: ['job'] },
    { call: 'DELETE /jobs/{id}', id: () => disposable.id, names: ['id'] },
  ],
  () => ({ signedIn: ana, visitor: visitor(server) }),
);
