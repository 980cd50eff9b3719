import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  commitments,
  founderRoles,
  founderStages,
  remoteWishes,
  type MatchProfile,
} from '../../shared/matching/profile';
import { scenes } from '../../shared/matching/scenes';
import { tokensOf } from '../../server/modules/pairion/pairion.tokens';
import { buildPairionProfile } from '../support/people/pairion';
import { registerPeople, type Person } from '../support/people/people';
import { startTestServer, type TestServer } from '../support/server/server';
import { compareReads, measureRead } from './measure';

/**
 * The first read of a day's candidates among 50,000 people and among a tenth of them: the rows and pages that it reads, which
 * may double. See network.bench.ts. npm run bench:network -- pairion
 */
const full = Number(process.env.BENCH_PEOPLE ?? 50_000);
const tenth = full / 10;

const mustHave = (...keys: string[]) => ({
  preferences: Object.fromEntries(keys.map((key) => [key, { importance: 'must_have' }])),
});

/** Who reads, by the fields of the profile that differ from a usual one. */
const seekers: Record<string, object> = {
  open: {},
  strict: mustHave('role', 'stage', 'commitment'),
  'skill in 1 of 100': { skills_need: ['Saffron'], ...mustHave('skills') },
  'skill of 20 people': { skills_need: ['Falconry'], ...mustHave('skills') },
  'skill of nobody': { skills_need: ['Absent'], ...mustHave('skills') },
  'all must-haves': mustHave('role', 'skills', 'hours', 'time_zone', 'remote', 'stage', 'industries', 'commitment'),
};

const candidates = '{ pairionCandidates { candidates { score user { username } } limits { preference people } } }';

class Matching {
  server!: TestServer;
  private people!: Map<string, Person>;

  constructor(private readonly size: number) {}

  async build(): Promise<void> {
    this.server = await startTestServer();
    const names = Object.keys(seekers);
    const people = await registerPeople(this.server, ...names.map((_, index) => `seeker${index}`));
    this.people = new Map(names.map((name, index) => [name, people[index]!]));
    await fillPeople(this.server.databaseUrl, this.size);
    for (const [name, fields] of Object.entries(seekers)) await buildPairionProfile(this.people.get(name)!, fields);
    await this.server.sql('analyze pairion_profile');
  }

  measure = (name: string) => measureRead(this.server, this.people.get(name)!, candidates);

  /** Milliseconds of the first read of a day as a request, with scoring and storing the day's set: the median of 15. */
  async time(name: string): Promise<number> {
    const person = this.people.get(name)!;
    const times: number[] = [];
    for (let run = 0; run < 15; run++) {
      await this.server.sql('delete from pairion_daily_set where person_id = $1', [person.id]);
      const start = performance.now();
      await person.gql(candidates);
      times.push(performance.now() - start);
    }
    return times.toSorted((one, other) => one - other)[7]!;
  }
}

/** The profile of person `n`. Every fourth has a must-have. */
function profileOf(n: number, people: number): MatchProfile {
  const rare = n % (people / 20) === 11 ? ['Falconry'] : n % 100 === 3 ? ['Saffron'] : [];
  const key = (['role', 'stage', 'commitment', 'remote'] as const)[n % 4]!;
  return {
    role: founderRoles[n % founderRoles.length]!,
    skillsHave: [`Skill ${n % 97}`, `Skill ${n % 31}`, n % 5 === 0 ? 'Sales' : 'SQL', ...rare],
    skillsNeed: [`Skill ${n % 61}`],
    hoursPerWeek: 10 + (n % 5) * 10,
    availableFrom: null,
    timeZone: (n % 12) - 5,
    location: ['Lyon, France', 'Berlin, Germany', 'Porto, Portugal', ''][n % 4]!,
    remote: remoteWishes[n % remoteWishes.length]!,
    stage: founderStages[Math.floor(n / 7) % founderStages.length]!,
    industries: [n % 3 === 0 ? 'Health' : `Industry ${n % 23}`],
    commitment: commitments[Math.floor(n / 5) % commitments.length]!,
    equityMin: null,
    equityMax: null,
    style: Object.fromEntries(scenes.map(({ id }, index) => [id, (n >> index) % 2 ? 'A' : 'B'])),
    preferences: n % 16 < 4 ? { [key]: { importance: 'MUST_HAVE' } } : {},
    weights: {},
    dealTerms: [],
    runwayMonths: null,
  };
}

/** Fills a migrated database with people, a tenth of them paused or not active for long. */
async function fillPeople(databaseUrl: string, people: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `create temp table person as select n as place, gen_random_uuid() as id from generate_series(1, ${people}) n`,
  );
  await client.query(
    `insert into account (id, email, password_hash) select id, 'p' || place || '@bench.test', '-' from person`,
  );
  await client.query(
    `insert into profile (id, username, display_name) select id, 'p' || place, 'Person ' || place from person`,
  );
  const batch = 1_000;
  for (let start = 1; start <= people; start += batch) {
    const rows = Array.from({ length: batch }, (_, index) => {
      const profile = profileOf(start + index, people);
      const { preferences, weights, dealTerms, runwayMonths, ...card } = profile;
      return {
        place: start + index,
        card,
        private: { preferences, weights, dealTerms, runwayMonths },
        tokens: tokensOf(profile),
      };
    });
    await client.query(
      `insert into pairion_profile (person_id, card, private, status, is_complete, tokens, number, active_at)
       select id, card, private, case when r.place % 20 = 19 then 'PAUSED' else 'LOOKING' end, true, tokens, nextval('pairion_number'),
         now() - case when r.place % 20 = 18 then interval '70 days' else (${people} - r.place) * interval '50 days' / ${people} end
       from jsonb_to_recordset($1) r(place int, card jsonb, private jsonb, tokens text[]) join person using (place) order by r.place`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('vacuum analyze');
  await client.end();
}

const [small, large] = [new Matching(tenth), new Matching(full)];

beforeAll(async () => {
  await small.build();
  await large.build();
});
afterAll(async () => {
  await small.server.close();
  await large.server.close();
});

test('ten times the people cost no more than twice the rows and pages, along indexes', async () => {
  const { lines, issues } = await compareReads(Object.keys(seekers), (name, size) =>
    (size === 'small' ? small : large).measure(name),
  );
  console.log(`\n${tenth} people → ${full} people\n${lines.join('\n')}\n  whole requests:`);
  for (const name of Object.keys(seekers)) {
    const [before, after] = [await small.time(name), await large.time(name)];
    console.log(
      `  ${name.padEnd(20)} ${before.toFixed(1)} ms → ${after.toFixed(1)} ms (${(after / before).toFixed(2)})`,
    );
  }
  expect(issues).toEqual([]);
});
