import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerPeople, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let ben: Person;

const ask = (person: Person) => person.rest('/api/funding/notify-me', { method: 'POST' });
const received = async (person: Person) =>
  (await person.rest('/api/notifications')).body.data.notifications.filter(
    ({ kind }: any) => kind === 'funding.opened',
  );

afterAll(() => server.close());

beforeAll(async () => {
  server = await startTestServer({ env: { FUNDING_OPEN: 'true' } });
  [ana, ben] = (await registerPeople(server, 'ana', 'ben')) as [Person, Person];
});

it('notifies everybody who asked, once, when the operator opens funding', async () => {
  expect((await ask(ana)).status).toBe(201);
  await runJob(server, 'funding.sendNotices');
  expect(await received(ana)).toMatchObject([{ path: '/funding' }]);
  expect(await received(ben)).toEqual([]);
  await ana.rest('/api/notifications/read', { method: 'POST', body: {} });
  expect((await ask(ben)).status).toBe(201);
  await runJob(server, 'funding.sendNotices');
  expect(await received(ana)).toHaveLength(1);
  expect(await received(ben)).toHaveLength(1);
});

it('notifies nobody before that', async () => {
  const closed = await startTestServer();
  try {
    const [carol] = (await registerPeople(closed, 'carol')) as [Person];
    await ask(carol);
    await runJob(closed, 'funding.sendNotices');
    expect(await received(carol)).toEqual([]);
    expect(await closed.sql('select notified_at from funding_interest')).toEqual([{ notified_at: null }]);
  } finally {
    await closed.close();
  }
});
