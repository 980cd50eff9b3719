import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairionLimits } from '../../../shared/contracts/pairion';
import type { MatchProfile } from '../../../shared/matching/profile';
import { scenes } from '../../../shared/matching/scenes';
import { tokensOf } from '../../../server/modules/pairion/pairion.tokens';
import { buildPairionProfile, chooseCandidates } from '../../support/people/pairion';
import { registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  ana = await registerPerson(server, 'ana');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql(`delete from pairion_profile`);
  await server.sql(`delete from account where email like '%@pool.test'`);
});

/** Fits Ana in everything, as far as her must-haves can tell. */
const fitting: MatchProfile = {
  role: 'SALES',
  skillsHave: ['Sales'],
  skillsNeed: ['TypeScript'],
  hoursPerWeek: 40,
  availableFrom: null,
  timeZone: 1,
  location: 'Lyon, France',
  remote: 'YES',
  stage: 'IDEA',
  industries: ['Health'],
  commitment: 'FULL_TIME',
  equityMin: null,
  equityMax: null,
  style: Object.fromEntries(scenes.map(({ id }) => [id, 'A' as const])),
  preferences: {},
  weights: {},
  dealTerms: [],
  runwayMonths: null,
};

/** Adds people who are alike and more recently active than those before. @returns their ids */
async function addPeople(count: number, fields: Partial<MatchProfile> = {}): Promise<string[]> {
  const profile = { ...fitting, ...fields };
  const { preferences, weights, dealTerms, runwayMonths, ...card } = profile;
  const rows = (await server.sql(
    `with person as materialized (select gen_random_uuid() as id from generate_series(1, $1)),
     account as (insert into account (id, email, password_hash) select id, id || '@pool.test', '-' from person),
     profile as (insert into profile (id, username, display_name) select id, 'p' || left(replace(id::text, '-', ''), 20), 'P' from person)
     insert into pairion_profile (person_id, card, private, is_complete, tokens, number)
     select id, $2, $3, true, $4, nextval('pairion_number') from person returning person_id as id`,
    [count, card, { preferences, weights, dealTerms, runwayMonths }, tokensOf(profile)],
  )) as { id: string }[];
  return rows.map(({ id }) => id);
}

/** More than are scored, and more than are read in order before the index. */
const many = 3 * pairionLimits.pool;
const mustHave = (key: string, wish?: unknown) => ({ preferences: { [key]: { wish, importance: 'must_have' } } });

/** Ana's candidates, and how many people each of her must-haves costs. */
async function choose(fields: object = {}): Promise<{ ids: string[]; limits: Record<string, number> | null }> {
  await server.sql('delete from pairion_profile where person_id = $1', [ana.id]);
  await buildPairionProfile(ana, fields);
  const ids = (await chooseCandidates(server, ana)).map(({ user }) => user.id);
  const { limits } = (await ana.rest('/api/pairion/candidates')).body.data;
  return {
    ids,
    limits: limits && Object.fromEntries(limits.map(({ preference, people }: any) => [preference, people])),
  };
}

describe('behind many people who are active more recently', () => {
  it('the one who passes an own must-have is a candidate', async () => {
    const one = await addPeople(1);
    await addPeople(many, { role: 'DESIGN' });
    expect(await choose(mustHave('role', ['sales']))).toEqual({
      ids: one,
      limits: { role: pairionLimits.limitPeople },
    });
  });

  it('the one whose must-have the person passes is a candidate', async () => {
    const one = await addPeople(1, { preferences: { role: { wish: ['TECHNICAL'], importance: 'MUST_HAVE' } } });
    await addPeople(many, { preferences: { role: { wish: ['PRODUCT'], importance: 'MUST_HAVE' } } });
    expect((await choose()).ids).toEqual(one);
  });

  it('the one with a needed skill is the first candidate', async () => {
    const one = await addPeople(1);
    await addPeople(many, { role: 'TECHNICAL', skillsHave: ['SQL'] });
    const { ids, limits } = await choose();
    expect([ids.slice(0, 1), ids.length, limits]).toEqual([one, 10, null]);
  });
});

it('people without a needed skill or wanted role fill up the candidates, ten in all', async () => {
  const others = await addPeople(9, { role: 'TECHNICAL', skillsHave: ['SQL'] });
  expect((await choose()).ids.toSorted()).toEqual(others.toSorted());
  await addPeople(2);
  const { ids, limits } = await choose();
  expect([ids.length, limits]).toEqual([10, null]);
});

it.each<[string, object, Partial<MatchProfile>]>([
  ['an own must-have of hours', mustHave('hours', { min: 30, max: 50 }), { hoursPerWeek: 10 }],
  ['an own must-have of equity', mustHave('equity', 20), { equityMin: 50 }],
  ['their must-have of hours', {}, { preferences: { hours: { wish: { min: 5, max: 10 }, importance: 'MUST_HAVE' } } }],
])('the index does not compare %s, the engine does', async (_name, own, theirs) => {
  const [one] = await addPeople(1);
  await addPeople(2, theirs);
  expect((await choose(own)).ids).toEqual([one]);
});

it('a candidate whose must-haves change later leaves the candidates of the day', async () => {
  const [one, two] = await addPeople(2);
  expect((await choose()).ids.toSorted()).toEqual([one, two].toSorted());
  await server.sql(`update pairion_profile set private = private || $2 where person_id = $1`, [
    two,
    { preferences: { hours: { wish: { min: 5, max: 10 }, importance: 'MUST_HAVE' } } },
  ]);
  const { candidates } = (await ana.rest('/api/pairion/candidates')).body.data;
  expect(candidates.map(({ user }: any) => user.id)).toEqual([one]);
});

describe('what a must-have costs', () => {
  it('is the people who fail it alone, whether the index compares it or not', async () => {
    await addPeople(1);
    await addPeople(2, { role: 'DESIGN' });
    await addPeople(3, { role: 'DESIGN', stage: 'REVENUE' });
    await addPeople(4, { hoursPerWeek: 5 });
    await addPeople(5, { hoursPerWeek: 5, stage: 'REVENUE' });
    const preferences = {
      role: { wish: ['sales'], importance: 'must_have' },
      stage: { importance: 'must_have' },
      hours: { importance: 'must_have' },
    };
    expect((await choose({ preferences })).limits).toEqual({ hours: 4, role: 2, stage: 0 });
  });

  it('counts nobody who is paused, hidden or blocked, and no more than so many', async () => {
    const [paused, hidden, blocked] = await addPeople(4, { hoursPerWeek: 5 });
    await server.sql(`update pairion_profile set status = 'PAUSED' where person_id = $1`, [paused]);
    await server.sql('update profile set hidden = true where id = $1', [hidden]);
    await server.sql('insert into block (blocker_id, blocked_id) values ($1, $2)', [blocked, ana.id]);
    expect((await choose(mustHave('hours'))).limits).toEqual({ hours: 1 });
    await addPeople(pairionLimits.limitPeople + 1, { role: 'DESIGN' });
    expect((await choose(mustHave('role', ['sales']))).limits).toEqual({ role: pairionLimits.limitPeople });
  });
});

describe('the order', () => {
  const order = async (change: string, id: string) => {
    await server.sql(`update pairion_profile set ${change} where person_id = $1`, [id]);
    return (await choose()).ids;
  };

  it('puts somebody inactive after an equal', async () => {
    const [one, two] = (await addPeople(2)).toSorted() as [string, string];
    expect((await choose()).ids).toEqual([one, two]);
    expect(await order(`active_at = now() - interval '40 days'`, one)).toEqual([two, one]);
  });

  it('puts somebody who was shown often lately after an equal, and forgets it', async () => {
    const [one, two] = (await addPeople(2)).toSorted() as [string, string];
    expect(await order(`shown = 30, shown_at = now()`, one)).toEqual([two, one]);
    await server.sql('update pairion_profile set shown = 0');
    expect(await order(`shown = 30, shown_at = now() - interval '700 days'`, one)).toEqual([one, two]);
  });
});
