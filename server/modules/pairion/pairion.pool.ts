import { pairionLimits } from '../../../shared/contracts/pairion';
import { rankOf, shownHalfLifeDays } from '../../../shared/matching/rank';
import { failedMustHaves, scorePair, type PairScore } from '../../../shared/matching/score';

import { importanceOf, preferenceKeys, type MatchProfile, type PreferenceKey } from '../../../shared/matching/profile';
import { newestMatches, newestRows, numbersOf } from '../../database/newestMatches';
import { statement, type Reader } from '../../database/read';
import { draftOf, type StoredProfile } from './pairion.profile';
import { cardVisible, isUndecided, pairionVisible } from './pairion.policy';
import { acceptingTokens, indexedKeys, preferredTokens, wantedTokens } from './pairion.tokens';

type Row = StoredProfile & { personId: string; shown: number; inactiveDays: number };

export type Candidate = { personId: string; inactiveDays: number; shown: number; them: MatchProfile; pair: PairScore };

/** Columns of a person of whom the viewer sees the card. Private parts are read by the engine only. */
const candidateColumns = `p.person_id as "personId", p.card, p.private, p.status,
  (p.shown * power(0.5, extract(epoch from now() - p.shown_at) / 86400 / ${shownHalfLifeDays}))::float8 as shown,
  (extract(epoch from now() - p.active_at) / 86400)::float8 as "inactiveDays"`;

/** Adds the score of the pair to a row. @param today ISO date */
function scoreRow(me: MatchProfile, { personId, inactiveDays, shown, ...stored }: Row, today: string): Candidate {
  const them = draftOf(stored) as MatchProfile;
  return { personId, inactiveDays, shown, them, pair: scorePair(me, them, today) };
}

const condition = `${isUndecided('p.person_id')} and ${pairionVisible('p')}`;

/** A search of people by the index, which stops after so many pages: see newestMatches. */
const peopleSearch = { from: 'pairion_profile', listed: 'is_listed', isBounded: true, firstRows: 2 ** 14 } as const;

/**
 * People who may be candidates, by the index: the most recently active who have a needed skill or a wanted role, and then the
 * most recently active others. Must-haves of both sides filter inside the index; whoever it lets through is checked again.
 */
export async function readPool(reader: Reader, viewer: string, me: MatchProfile, today: string): Promise<Candidate[]> {
  const [terms, preferred] = ['job_filter($2::text[] || $3::text[])', 'any_token($4::text[])'];
  const search = { ...peopleSearch, condition, below: null };
  const sources = [
    { ...search, name: 'preferred', terms: `(${terms} && ${preferred})`, count: String(pairionLimits.pool) },
    {
      ...search,
      name: 'others',
      terms: `(${terms} && !! ${preferred})`,
      count: `(${pairionLimits.pool} - cardinality(${numbersOf('preferred')}))`,
    },
  ];
  // Without a name it is planned each time, because the best plan depends on the lexemes.
  const text = `with recursive parameters as (select $1::uuid, $2::text[], $3::text[], $4::text[]), ${sources.map(newestMatches).join(', ')}
    select ${candidateColumns} from pairion_profile p where p.number = any(${numbersOf('preferred')} || ${numbersOf('others')})`;
  const rows = await reader.rows<Row>({ text }, [viewer, wantedTokens(me), acceptingTokens(me), preferredTokens(me)]);
  return rows.map((row) => scoreRow(me, row, today)).filter(({ pair }) => pair.eligible);
}

/** The best of a pool for a day, by score, activity and recent showings. Ties are in the order of the ids. */
export const bestOf = (pool: readonly Candidate[], count: number): Candidate[] =>
  pool
    .map((candidate) => ({ candidate, rank: rankOf({ ...candidate, score: candidate.pair.score }) }))
    .toSorted((one, other) => other.rank - one.rank || (one.candidate.personId < other.candidate.personId ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);

const readPeople = (name: string, visible: () => string) =>
  statement(
    name,
    () => `select ${candidateColumns} from unnest($2::uuid[]) with ordinality chosen(id, n) join pairion_profile p on p.person_id = chosen.id
           where ${visible()} order by chosen.n`,
  );

/** Reads people as candidates, in the order of the ids, without those who are hidden or do not pass any more. */
export async function readCandidates(
  reader: Reader,
  viewer: string,
  me: MatchProfile,
  ids: readonly string[],
  today: string,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await reader.rows<Row>(
    readPeople('pairion_candidates', () => condition),
    [viewer, ids],
  );
  return rows.map((row) => scoreRow(me, row, today)).filter(({ pair }) => pair.eligible);
}

/** Reads the people of matches and of waiting invitations, who may talk with somebody and need not pass the must-haves. */
export async function readPartners(
  reader: Reader,
  viewer: string,
  me: MatchProfile,
  ids: readonly string[],
  today: string,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const rows = await reader.rows<Row>(
    readPeople('pairion_partners', () => cardVisible('p')),
    [viewer, ids],
  );
  return rows.map((row) => scoreRow(me, row, today));
}

export type Limit = { preference: PreferenceKey; people: number };

/**
 * For each own must-have, how many more people would pass the own must-haves without it, counted up to a bound. Only cards are
 * counted: what others accept is theirs. The index finds those who fail one preference alone; preferences outside of it share
 * one search of those who pass the others.
 */
export async function readLimits(reader: Reader, viewer: string, me: MatchProfile): Promise<Limit[]> {
  const keys = preferenceKeys.filter((key) => importanceOf(me, key) === 'MUST_HAVE');
  if (keys.length === 0) return [];
  const wanted = wantedTokens(me);
  const searches = [...keys.filter((key) => (indexedKeys as readonly string[]).includes(key)), undefined].map((key) => {
    const passed = wantedTokens(me, key);
    return { passed, failed: wanted.filter((token) => !passed.includes(token)) };
  });
  const tokens = (n: number, part: string) => `array(select jsonb_array_elements_text($2::jsonb -> ${n} -> '${part}'))`;
  const found = searches.map(({ passed, failed }, n) =>
    newestRows({
      ...peopleSearch,
      name: `found_${n}`,
      terms: `(job_filter(${tokens(n, 'passed')})${failed.length > 0 ? ` && !! any_token(${tokens(n, 'failed')})` : ''})`,
      condition: pairionVisible('p'),
      below: null,
      count: String(pairionLimits.limitPeople),
      isFound: passed.length + failed.length > 0,
    }),
  );
  // Without a name it is planned each time, because the best plan depends on the lexemes.
  const text = `with recursive parameters as (select $1::uuid, $2::jsonb), ${found.join(', ')}
    select p.card, p.private, p.status from pairion_profile p
    where p.number = any(${searches.map((_, n) => numbersOf(`found_${n}`)).join(' || ')})`;
  const rows = await reader.rows<StoredProfile>({ text }, [viewer, JSON.stringify(searches)]);
  const failed = rows
    .map((row) => failedMustHaves(me, draftOf(row) as MatchProfile))
    .filter(({ length }) => length === 1);
  return keys
    .map((preference) => ({ preference, people: failed.filter(([only]) => only === preference).length }))
    .toSorted((one, other) => other.people - one.people);
}
