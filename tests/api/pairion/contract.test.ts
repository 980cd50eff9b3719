import { afterAll, beforeAll } from 'vitest';
import {
  buildMatch,
  buildPairionProfile,
  endTrial,
  invite,
  pairionFields,
  postPairion,
  proposeTrial,
  salesFields,
  trialFields,
} from '../../support/people/pairion';
import { registerPeople, visitor, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { testContract } from '../../support/transports/contract';

let server: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
let received: string;
let declined: string;
let sent: string;
let matchId: string;
let proposed: string;
let ended: string;

beforeAll(async () => {
  server = await startTestServer();
  let dora: Person;
  let emil: Person;
  let fay: Person;
  [ana, ben, cleo, dora, emil, fay] = await registerPeople(server, 'ana', 'ben', 'cleo', 'dora', 'emil', 'fay');
  await buildPairionProfile(ana);
  for (const person of [ben, cleo, dora, emil, fay]) await buildPairionProfile(person, salesFields);
  [received, declined] = [await invite(server, cleo, ana), await invite(server, dora, ana)];
  const match = await buildMatch(server, ana, emil);
  matchId = (await buildMatch(server, ana, fay)).id;
  ended = await proposeTrial(emil, match.id);
  await postPairion(ana, `trials/${ended}/accept`);
  await endTrial(server, ended);
  proposed = await proposeTrial(emil, match.id);
  sent = await invite(server, ana, ben);
});
afterAll(() => server.close());

const benId = () => ben.id;

testContract(
  [
    { call: 'GET /pairion/profile', names: ['profile'] },
    { call: 'PUT /pairion/profile', send: () => ({ body: pairionFields }), names: ['profile'] },
    { call: 'GET /pairion/candidates', query: '?limit=5', names: ['candidates', 'limits'] },
    { call: 'GET /pairion/saved', names: ['candidates'] },
    { call: 'GET /pairion/invitations', names: ['invitations'] },
    { call: 'POST /pairion/invitations/{id}/accept', id: () => received, names: ['invitations'] },
    { call: 'POST /pairion/invitations/{id}/decline', id: () => declined, names: ['invitations'] },
    { call: 'POST /pairion/invitations/{id}/withdraw', id: () => sent, names: ['invitations'] },
    { call: 'GET /pairion/matches', names: ['matches'] },
    { call: 'POST /pairion/trials/{id}/accept', id: () => proposed, names: ['matches'] },
    {
      call: 'PUT /pairion/trials/{id}/answer',
      id: () => ended,
      send: () => ({ body: { continues: true } }),
      names: ['matches'],
    },
    {
      call: 'POST /pairion/matches/{id}/trials',
      id: () => matchId,
      send: () => ({ body: trialFields }),
      status: 201,
      names: ['matches'],
    },
  ],
  () => ({ signedIn: ana, visitor: visitor(server) }),
);

testContract(
  [
    { call: 'POST /pairion/candidates/{userId}/save', names: ['saved'] },
    { call: 'DELETE /pairion/candidates/{userId}/save', names: ['saved'] },
    { call: 'POST /pairion/candidates/{userId}/pass', names: ['passed'] },
    { call: 'DELETE /pairion/candidates/{userId}/pass', names: ['passed'] },
    {
      call: 'POST /pairion/candidates/{userId}/invite',
      send: () => ({ body: { note: '' } }),
      status: 201,
      names: ['invitations'],
    },
  ].map((one) => ({ ...one, id: benId })),
  () => ({ signedIn: ana, visitor: visitor(server) }),
);
