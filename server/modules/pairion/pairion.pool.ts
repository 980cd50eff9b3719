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

const parameters = 'parameters as (select $1::uuid, $2::text[], $3::text[], $4::text[])';
const condition = `${isUndecided('p.person_id')} and ${pairionVisible('p')}`;
const source = (name: string, terms: string) =>
  newestMatches({
    name,
    from: 'pairion_profile',
    listed: 'is_listed',
    terms,
    condition,
    below: null,
    count: String(pairionLimits.pool),
  });

/**
 * People who may be candidates, by the index: the most recently active ones, and those of them who have a needed skill or a
 * wanted role. Must-haves of both sides filter inside the index; whoever it lets through is checked again.
 */
export async function readPool(reader: Reader, viewer: string, me: MatchProfile, today: string): Promise<Candidate[]> {
  const terms = 'job_filter($2::text[] || $3::text[])';
  // Without a name it is planned each time, because the best plan depends on the lexemes.
  const text = `with recursive ${parameters}, ${source('newest', terms)}, ${source('preferred', `(${terms} && any_token($4::text[]))`)}
    select ${candidateColumns} from pairion_profile p where p.number = any(${numbersOf('newest')} || ${numbersOf('preferred')})`;
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
 * counted: what others accept is theirs. Preferences outside the index are counted among those whom it finds.
 */
export async function readLimits(reader: Reader, viewer: string, me: MatchProfile): Promise<Limit[]> {
  const keys = preferenceKeys.filter((key) => importanceOf(me, key) === 'MUST_HAVE');
  if (keys.length === 0) return [];
  // Preferences outside the index share one search.
  const searches = [...keys.filter((key) => (indexedKeys as readonly string[]).includes(key)), undefined];
  const tokens = searches.map((key) => wantedTokens(me, key));
  const found = searches.map((_, n) =>
    newestRows({
      name: `found_${n}`,
      from: 'pairion_profile',
      listed: 'is_listed',
      terms: `job_filter(array(select jsonb_array_elements_text($2::jsonb -> ${n})))`,
      condition: pairionVisible('p'),
      below: null,
      count: String(pairionLimits.pool),
      isFound: tokens[n]!.length > 0,
    }),
  );
  // Without a name it is planned each time, because the best plan depends on the lexemes.
  const text = `with recursive parameters as (select $1::uuid, $2::jsonb), ${found.join(', ')}
    select found.n, p.person_id as "personId", p.card, p.private, p.status, 0 as shown, 0 as "inactiveDays"
    from (values ${searches.map((_, n) => `(${n}, ${numbersOf(`found_${n}`)})`).join(', ')}) found(n, numbers)
    join pairion_profile p on p.number = any(found.numbers)`;
  const rows = await reader.rows<Row & { n: number }>({ text }, [viewer, JSON.stringify(tokens)]);
  const others = rows.map((row) => ({
    search: searches[row.n],
    failed: failedMustHaves(me, draftOf(row) as MatchProfile),
  }));
  return keys
    .map((preference) => {
      const search = searches.includes(preference) ? preference : undefined;
      const lost = others.filter(
        (one) => one.search === search && one.failed.length === 1 && one.failed[0] === preference,
      );
      return { preference, people: lost.length };
    })
    .toSorted((one, other) => other.people - one.people);
}
