import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkSavedFilters } from '../../../server/modules/job/job.scheduled';
import { buildJob } from '../../support/people/jobs';
import { block, registerPeople, registerPerson, type Person } from '../../support/people/people';
import { runJob } from '../../support/server/jobs';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let poster: Person;
let seeker: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestServer();
  [poster, seeker, other] = await registerPeople(server, 'poster', 'seeker', 'other');
});
beforeEach(() => server.sql('delete from notification'));
afterAll(() => server.close());

const notifications = async (person: Person) => (await person.rest('/api/notifications')).body.data.notifications;
const save = (person: Person, input: object) => person.rest('/api/jobs/filters', { body: input });
const expireIn = (id: string, interval: string) =>
  server.sql(`update job set expires_at = now() + $2::interval where id = $1`, [id, interval]);
/** Lets a day pass since the saved filters were checked. */
const passDay = () => server.sql(`update job_saved_filter set checked_at = checked_at - interval '1 day'`);
const notifyMatches = async () => {
  await passDay();
  await runJob(server, 'job.notifyMatches');
};

it('a poster is reminded once within the week before the end, and again after a renewal', async () => {
  const { id, title } = await buildJob(poster);
  await expireIn(id, '8 days');
  await runJob(server, 'job.remindOfExpiry');
  expect(await notifications(poster)).toEqual([]);
  await expireIn(id, '6 days');
  for (let time = 0; time < 2; time++) await runJob(server, 'job.remindOfExpiry');
  const reminder = {
    kind: 'job.expiresSoon',
    actors: [],
    actor_count: 0,
    verb: 'Your job expires within a week',
    about: title,
    path: `/jobs/${id}`,
    subject_id: id,
  };
  expect(await notifications(poster)).toEqual([expect.objectContaining(reminder)]);
  expect((await poster.rest('/api/notifications/unread-count')).body.data.count).toBe(1);
  const { data } = await poster.gql('{ notifications { edges { node { kind actors { id } } } } }');
  expect(data.notifications.edges).toEqual([{ node: { kind: 'job.expiresSoon', actors: [] } }]);
  await poster.rest('/api/notifications/mark-read', { method: 'POST' });
  await poster.rest(`/api/jobs/${id}/renew`, { method: 'POST' });
  await runJob(server, 'job.remindOfExpiry');
  expect(await notifications(poster)).toHaveLength(1);
  await expireIn(id, '6 days');
  await runJob(server, 'job.remindOfExpiry');
  expect(await notifications(poster)).toHaveLength(2);
});

it.each(['renew', 'close'])('an unread reminder is deleted once the poster sends %s', async (change) => {
  const { id } = await buildJob(poster);
  await expireIn(id, '6 days');
  await runJob(server, 'job.remindOfExpiry');
  expect(await notifications(poster)).toHaveLength(1);
  await poster.rest(`/api/jobs/${id}/${change}`, { method: 'POST' });
  expect(await notifications(poster)).toEqual([]);
  expect((await poster.rest('/api/notifications/unread-count')).body.data.count).toBe(0);
});

it('closed jobs, drafts and switched-off reminders are not notified', async () => {
  const [closed, quiet] = [await buildJob(poster), await buildJob(other)];
  await buildJob(poster, { status: 'draft' });
  for (const { id } of [closed, quiet]) await expireIn(id, '2 days');
  await poster.rest(`/api/jobs/${closed.id}/close`, { method: 'POST' });
  await other.rest('/api/notifications/switches/job.expiresSoon', { method: 'PUT', body: { is_on: false } });
  await runJob(server, 'job.remindOfExpiry');
  expect(await notifications(poster)).toEqual([]);
  expect(await notifications(other)).toEqual([]);
});

it('reminders of more jobs than a batch are all sent', async () => {
  const many = await registerPerson(server, 'many');
  await server.sql(
    `insert into job (id, owner_id, title, company, type, status, is_listed, number, published_at, expires_at)
     select gen_random_uuid(), $1, 'Job ' || n, 'Co', 'CONTRACT', 'PUBLISHED', true, nextval('job_number'), now(), now() + interval '3 days' from generate_series(1, 450) n`,
    [many.id],
  );
  await runJob(server, 'job.remindOfExpiry');
  expect(await server.sql('select from notification where recipient_id = $1', [many.id])).toHaveLength(450);
  await server.sql('delete from job where owner_id = $1', [many.id]);
});

it('expired jobs leave lists at once and the index with the scheduled job', async () => {
  const { id } = await buildJob(poster, { title: 'Zoologist' });
  await expireIn(id, '-1 minute');
  expect((await seeker.rest('/api/search/jobs?query=zoologist')).body.data.jobs).toEqual([]);
  await runJob(server, 'job.unlistExpired');
  expect(await server.sql('select is_listed from job where id = $1', [id])).toEqual([{ is_listed: false }]);
  expect((await poster.rest(`/api/jobs/${id}`)).body.data.job.state).toBe('expired');
  await poster.rest(`/api/jobs/${id}/renew`, { method: 'POST' });
  expect((await seeker.rest('/api/search/jobs?query=zoologist')).body.data.jobs).toHaveLength(1);
});

it('a saved filter reads back as it was saved over both transports', async () => {
  const person = await registerPerson(server, 'saver');
  const { status, body } = await save(person, {
    name: ' Rust, remote ',
    query: '"net revenue" -churn',
    filter: { types: ['full_time'], remote: true, skills: ['Rust'], salary_min: 50_000, salary_currency: 'eur' },
  });
  expect(status).toBe(201);
  expect(body.data.filters).toEqual([
    {
      id: expect.any(String),
      name: 'Rust, remote',
      query: '"net revenue" -churn',
      filter: {
        types: ['full_time'],
        remote: true,
        places: [],
        skills: ['Rust'],
        salary_min: 50_000,
        salary_currency: 'EUR',
        equity_min: null,
        posted_within_days: null,
        time_zone: null,
      },
      created_at: expect.any(String),
    },
  ]);
  const { data } = await person.gql('{ savedJobFilters { id name query filter { types remote salaryMin } } }');
  expect(data.savedJobFilters).toEqual([
    {
      id: body.data.filters[0].id,
      name: 'Rust, remote',
      query: '"net revenue" -churn',
      filter: { types: ['FULL_TIME'], remote: true, salaryMin: 50_000 },
    },
  ]);
  expect((await other.rest(`/api/jobs/filters/${data.savedJobFilters[0].id}`, { method: 'DELETE' })).status).toBe(404);
  const remove = 'mutation ($id: ID!) { deleteJobFilter(id: $id) { id } }';
  expect((await person.gql(remove, { id: data.savedJobFilters[0].id })).code).toBeUndefined();
  expect((await person.rest('/api/jobs/filters')).body.data.filters).toEqual([]);
  const wrong = await save(person, { name: '', filter: { types: ['x'], skills: 'y' } });
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([
    400,
    ['name', 'filter.types.0', 'filter.skills'],
  ]);
});

it('a saved filter is renamed by its owner alone, over both transports', async () => {
  const [owner, stranger] = await registerPeople(server, 'renamer', 'stranger');
  const { body } = await save(owner, { name: 'Before', query: 'ledger' });
  const [{ id }] = body.data.filters;
  const rename = (person: Person, name: string) =>
    person.rest(`/api/jobs/filters/${id}`, { method: 'PUT', body: { name } });
  expect((await rename(owner, 'Between')).body.data.filters).toEqual([
    expect.objectContaining({ id, name: 'Between', query: 'ledger' }),
  ]);
  const mutation = 'mutation ($id: ID!, $name: String!) { renameJobFilter(id: $id, name: $name) { id name query } }';
  const { data } = await owner.gql(mutation, { id, name: 'After' });
  expect(data.renameJobFilter).toEqual([{ id, name: 'After', query: 'ledger' }]);
  expect((await rename(stranger, 'Mine')).status).toBe(404);
  expect((await stranger.gql(mutation, { id, name: 'Mine' })).code).toBe('NOT_FOUND');
  const refused = await rename(owner, ' ');
  expect([refused.status, refused.body.error.fields]).toEqual([400, { name: 'Enter a name.' }]);
  expect((await owner.rest('/api/jobs/filters')).body.data.filters).toEqual([
    expect.objectContaining({ id, name: 'After' }),
  ]);
});

it('a person saves up to 10 filters, also with concurrent calls', async () => {
  const person = await registerPerson(server, 'collector');
  const answers = await Promise.all(Array.from({ length: 13 }, (_, n) => save(person, { name: `Filter ${n}` })));
  const refused = answers.filter(({ status }) => status !== 201);
  const message = 'You can save up to 10 filters. Delete one first.';
  expect(refused.map(({ status, body }) => `${status} ${body.error.message}`)).toEqual(Array(3).fill(`403 ${message}`));
});

it('new matches of a saved filter are one notification a day, and old ones are not repeated', async () => {
  await buildJob(poster, { title: 'Astronomer before' });
  const { body } = await save(seeker, { name: 'Stars', query: 'astronomer', filter: { types: ['full_time'] } });
  const { id } = body.data.filters[0];
  await notifyMatches();
  expect(await notifications(seeker)).toEqual([]);
  await buildJob(poster, { title: 'Astronomer' });
  await buildJob(poster, { title: 'Second astronomer' });
  await buildJob(poster, { title: 'Contract astronomer', type: 'contract' });
  await buildJob(seeker, { title: 'Own astronomer' });
  await runJob(server, 'job.notifyMatches');
  expect(await notifications(seeker), 'checked today').toEqual([]);
  await notifyMatches();
  const match = { kind: 'job.matched', actors: [], about: 'Stars', subject_id: id, path: `/jobs?filter=${id}` };
  expect(await notifications(seeker)).toEqual([expect.objectContaining(match)]);
  await seeker.rest('/api/notifications/mark-read', { method: 'POST' });
  await notifyMatches();
  expect(await notifications(seeker)).toHaveLength(1);
  await buildJob(seeker, { title: 'Another own astronomer' });
  await buildJob(poster, { title: 'Draft astronomer', status: 'draft' });
  const [blocked, muted] = await registerPeople(server, 'blocked', 'muted');
  await block(server, blocked, seeker);
  await seeker.gql('mutation ($id: ID!) { mutePerson(id: $id) { id } }', { id: muted.id });
  for (const person of [blocked, muted]) await buildJob(person, { title: 'Hidden astronomer' });
  await notifyMatches();
  expect(await notifications(seeker)).toHaveLength(1);
  await buildJob(poster, { title: 'Third astronomer' });
  await notifyMatches();
  expect(await notifications(seeker)).toHaveLength(2);
  await seeker.rest(`/api/jobs/filters/${id}`, { method: 'DELETE' });
  expect(await notifications(seeker)).toEqual([]);
});

it('runs that check some of the saved filters reach all of them, each once', async () => {
  const [saver] = await registerPeople(server, 'many.filters');
  await notifyMatches();
  await server.sql(
    `insert into job_saved_filter (id, owner_id, name, query, filter, last_number, checked_at)
     select gen_random_uuid(), $1, 'Filter ' || n, 'glaciologist', '{}', 0, now() - interval '1 day' from generate_series(1, 450) n`,
    [saver.id],
  );
  await buildJob(poster, { title: 'Glaciologist' });
  const notified: number[] = [];
  for (let run = 0; run < 4; run++) {
    await checkSavedFilters(server.app, new AbortController().signal, 1);
    const [row] = await server.sql<{ count: string }>(
      `select count(*) from notification where recipient_id = $1 and kind = 'job.matched'`,
      [saver.id],
    );
    notified.push(Number(row!.count));
  }
  expect(notified).toEqual([200, 400, 450, 450]);
  await server.sql('delete from job_saved_filter where owner_id = $1', [saver.id]);
});

it('a saved filter that cannot be checked does not stop the others', async () => {
  const [first, second] = await registerPeople(server, 'first.saver', 'second.saver');
  await save(first, { name: 'Outdated', query: 'cartographer' });
  await save(second, { name: 'Maps', query: 'cartographer' });
  await server.sql(`update job_saved_filter set filter = '{"types": ["GONE"]}' where owner_id = $1`, [first.id]);
  await buildJob(poster, { title: 'Cartographer' });
  await notifyMatches();
  expect(await notifications(first)).toEqual([]);
  expect(await notifications(second)).toEqual([expect.objectContaining({ kind: 'job.matched', about: 'Maps' })]);
});

it('visits of past days are deleted and stay counted', async () => {
  const { id } = await buildJob(poster, { apply_url: 'https://example.com' });
  await seeker.rest(`/api/jobs/${id}/visits`, { method: 'POST' });
  await server.sql('update job_visit set day = day - 2');
  await runJob(server, 'job.deleteOldVisits');
  expect(await server.sql('select from job_visit')).toEqual([]);
  expect((await poster.rest(`/api/jobs/${id}`)).body.data.job.visit_count).toBe(1);
});
