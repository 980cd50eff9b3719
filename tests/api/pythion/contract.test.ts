import { afterAll, beforeAll } from 'vitest';
import { bakeryIdea, buildAnalysis } from '../../support/people/analyses';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { testContract } from '../../support/transports/contract';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;
let analysis: any;
let disposable: any;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  [analysis, disposable] = [await buildAnalysis(ana), await buildAnalysis(ana)];
});
afterAll(() => server.close());

const analysisId = () => analysis.id as string;

testContract(
  [
    {
      call: 'POST /startup-validator/quick-analyze',
      send: () => ({ body: { idea: bakeryIdea } }),
      status: 201,
      names: ['analysis'],
    },
    {
      call: 'GET /analyses',
      query: '?page=1&limit=10&query=bread&sort=score&starred=false',
      names: ['analyses', 'pagination'],
    },
    { call: 'GET /analyses/{id}', id: analysisId, names: ['analysis'] },
    { call: 'PATCH /analyses/{id}', id: analysisId, send: () => ({ body: { title: 'Bread' } }), names: ['analysis'] },
    {
      call: 'POST /analyses/{id}/answers',
      id: analysisId,
      send: () => ({ body: { answers: [{ question: analysis.questions[0].id, text: 'We asked 12 bakers.' }] } }),
      names: ['analysis'],
    },
    {
      call: 'POST /analyses/{id}/versions',
      id: analysisId,
      send: () => ({ body: { idea: bakeryIdea } }),
      status: 201,
      names: ['analysis'],
    },
    { call: 'GET /analyses/{id}/versions', id: analysisId, names: ['versions'] },
    { call: 'GET /analyses/{id}/diff', id: analysisId, query: '?from=1&to=2', names: ['diff'] },
    { call: 'GET /analyses/{id}/facts', id: analysisId, names: ['facts'] },
    { call: 'POST /analyses/{id}/star', id: analysisId, names: ['analysis'] },
    { call: 'DELETE /analyses/{id}/star', id: analysisId, names: ['analysis'] },
    {
      call: 'POST /analyses/{id}/shares',
      id: analysisId,
      send: () => ({ body: { userId: ben.id } }),
      status: 201,
      names: ['share'],
    },
    { call: 'GET /analyses/{id}/shares', id: analysisId, names: ['shares'] },
    { call: 'GET /shared-analyses/{id}', id: analysisId, names: ['analysis'] },
    {
      call: 'POST /analyses/{id}/comments',
      id: analysisId,
      send: () => ({ body: { claim: 'score.problem', content: 'new' } }),
      status: 201,
      names: ['comment'],
    },
    { call: 'GET /analyses/{id}/comments', id: analysisId, names: ['comments', 'pagination'] },
    { call: 'DELETE /analyses/{id}', id: () => disposable.id, names: ['id'] },
  ],
  () => ({ signedIn: ana, visitor: visitor(server) }),
);
