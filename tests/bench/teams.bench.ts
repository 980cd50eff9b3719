import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPerson, type Person } from '../support/people/people';
import { startTestServer, type TestServer } from '../support/server/server';
import { compareReads, measureRead } from './measure';

/**
 * Lists and facets with 50,000 teams of two roles, 50 for each owner, and with a tenth of them: the rows and pages that they read, which may
 * double. See network.bench.ts. npm run bench:network -- teams
 */
const full = Number(process.env.BENCH_TEAMS ?? 50_000);
const tenth = full / 10;

const list = (args: string): string =>
  `{ teams(${args} first: 20) { edges { node { id name owner { username } viewerMembership roles { title viewerCanApply } members { title } } } } }`;
const values = '{ values { value count } }';
const facets = (args = ''): string =>
  `{ teamFacets${args && `(${args})`} { total stages ${values} places ${values} remote ${values} skills ${values} hours ${values} equity ${values} } }`;

const reads: Record<string, string> = {
  newest: list(''),
  'best fit': list('sort: BEST_FIT'),
  'common word': list('query: "engineer"'),
  'word in 1 of 100': list('query: "saffron"'),
  'word in 20 teams': list('query: "quince"'),
  'no such word': list('query: "absent"'),
  'from a person': list('query: "from:p8"'),
  stage: list('filter: { stages: [REVENUE] }'),
  place: list('filter: { places: ["Lyon"] }'),
  'common skill': list('filter: { skills: ["Skill 3"] }'),
  'skill of 20 teams': list('filter: { skills: ["Falconry"] }'),
  'hours, equity and remote': list('filter: { hours: 20, equityMin: 2, remote: [YES] }'),
  'best fit, filter': list('sort: BEST_FIT, filter: { remote: [YES] }'),
  'facets of all': facets(),
  'facets, common word': facets('query: "engineer"'),
  'facets, filters': facets('filter: { skills: ["Skill 3"], stages: [REVENUE] }'),
  'own teams': '{ ownTeams(first: 20) { edges { node { id } } } }',
};

class Teams {
  server!: TestServer;
  private person!: Person;

  constructor(private readonly teams: number) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    this.person = await registerPerson(this.server, 'viewer');
    await fillTeams(this.server.databaseUrl, this.person.id, this.teams);
  }

  measure = (name: string) => measureRead(this.server, this.person, reads[name]!);
}

/** Fills a migrated database with teams, 50 for each owner and a tenth of them paused or closed, by SQL alone. */
async function fillTeams(databaseUrl: string, viewer: string, teams: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run(`create temp table person as select n as place, gen_random_uuid() as id from generate_series(1, 1000) n`);
  await run(`insert into account (id, email, password_hash) select id, 'p' || place || '@bench.test', '-' from person`);
  await run(`insert into profile (id, username, display_name) select id, 'p' || place, 'Person ' || place from person`);
  await run(
    `update profile set skills = array['Skill 7', 'Skill 11'], location = 'Lyon, France' where id = '${viewer}'`,
  );
  await run(`
    insert into team (id, owner_id, name, pitch, stage, location, remote, status)
    select gen_random_uuid(), p.id, 'Team ' || n || case when n % 100 = 3 then ' saffron' else '' end
        || case when n % (${teams} / 20) = 7 then ' quince' else '' end,
      repeat('We build things for shops and write about what happened. ', 1 + n % 12),
      (array['IDEA', 'PROTOTYPE', 'LAUNCHED', 'REVENUE'])[1 + n / 7 % 4],
      (array['Lyon, France', 'Berlin, Germany', 'Porto, Portugal', ''])[1 + n % 4], 'HYBRID',
      case when n % 20 = 18 then 'PAUSED' when n % 20 = 19 then 'CLOSED' else 'OPEN' end
    from generate_series(1, ${teams}) n join person p on p.place = 1 + n * 7 % (${teams} / 50) order by n`);
  await run(`insert into team_member (team_id, person_id, status) select id, owner_id, 'MEMBER' from team`);
  await run(
    `insert into team_member (team_id, person_id, status) select id, '${viewer}', 'MEMBER' from team where number % (${teams} / 40) = 9`,
  );
  // The teams are indexed once, after both roles.
  await run('alter table team_role disable trigger team_role_search');
  await run(`
    insert into team_role (id, team_id, title, skills, hours, equity_min, equity_max, remote)
    select gen_random_uuid(), t.id, (array['Backend engineer', 'Designer', 'Operator', 'Seller'])[1 + (t.number + role) % 4],
      array['Skill ' || t.number % 97, 'Skill ' || (t.number + role) % 31] || case when t.number % (${teams} / 20) = 11 then array['Falconry'] else '{}' end,
      (array[5, 15, 30, 40])[1 + t.number % 4], 0.1, 0.2 + t.number % 50 / 10.0, (array['YES', 'HYBRID', 'NO'])[1 + (t.number + role) % 3]
    from team t, generate_series(1, 2) role`);
  await run('alter table team_role enable trigger team_role_search');
  await run('update team set name = name');
  await run('vacuum analyze');
  await client.end();
}

const [small, large] = [new Teams(tenth), new Teams(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

test('ten times the teams cost no more than twice the rows and pages, along indexes', async () => {
  const { lines, issues } = await compareReads(Object.keys(reads), (name, size) =>
    (size === 'small' ? small : large).measure(name),
  );
  console.log(`\n${tenth} teams → ${full} teams\n${lines.join('\n')}`);
  expect(issues).toEqual([]);
});
