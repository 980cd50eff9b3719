import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { personVisible } from '../../visibility/people';
import { profileProjection } from './profile.projection';
import { noFilter, scoredPeople, searchValues } from './profile.search';
import { parsePeopleQuery } from './profile.peopleQuery';
import type { FullProfile } from './profile.type';

type Key = 'id' | 'username';

const profileJson = (fieldCase: FieldCase): string => jsonObject(profileProjection('p', fieldCase), fieldCase);

/**
 * Reads a profile by id or username.
 * @returns JSON text
 * @throws AppError NOT_FOUND, also across a block
 */
export async function readProfileJson(ctx: Context, key: Key, value: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const json =
    key === 'username' || isId(value)
      ? await ctx.app.reader.value(
          statement(
            `profile_${key}_${fieldCase}`,
            () =>
              `select ${profileJson(fieldCase)}::text from profile p where p.${key} = $2 and ${personVisible('p.id')}`,
          ),
          [viewer, key === 'username' ? value.trim().toLowerCase() : value],
        )
      : null;
  if (json === null) throw notFound('Person');
  return json;
}

/** Reads a profile for GraphQL. @throws AppError NOT_FOUND, also across a block */
export const readProfile = async (ctx: Context, key: Key, value: string): Promise<FullProfile> =>
  JSON.parse(await readProfileJson(ctx, key, value, 'camel'));

/** Reads profiles in the order of the ids, in one statement. @returns null for each person hidden from the viewer */
export async function readProfiles(ctx: Context, ids: readonly string[]): Promise<(FullProfile | null)[]> {
  const json = await ctx.app.reader.value(
    statement(
      'profiles_of',
      () => `select json_agg(case when p.id is not null then ${profileJson('camel')} end order by requested.n)::text
             from unnest($2::uuid[]) with ordinality requested(id, n) left join profile p on p.id = requested.id and ${personVisible('p.id')}`,
    ),
    [viewerId(ctx), ids],
  );
  return JSON.parse(json!);
}

/** Whether a username is in use. Needs no sign-in, because the sign-up form calls it. */
export async function usernameExists(ctx: Context, username: string): Promise<boolean> {
  const exists = statement('profile_username_exists', () => 'select exists (select from profile where username = $1)');
  return (await ctx.app.reader.value<boolean>(exists, [username.trim().toLowerCase()])) === true;
}

const maxSearchResults = 10;

/**
 * Searches people as the search page does, but without filters and similar spellings. A blank query matches nobody.
 * @returns JSON text of at most 10 people, best match first
 */
export async function searchProfilesJson(ctx: Context, query: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  // PostgreSQL has no NUL in texts.
  const parsed = parsePeopleQuery(query.slice(0, searchLimits.query).replaceAll('\0', ' '));
  if (parsed.anyWord === '') return '[]';
  // Without a name it is planned each time, because the best plan depends on the words.
  const text = `
    select coalesce(json_agg(${profileJson(fieldCase)} order by scored.score desc, p.id desc), '[]')::text
    from (select * from (${scoredPeople({ isFiltered: false, addsSimilar: false })}) found order by score desc, id desc limit ${maxSearchResults}) scored
    join profile p on p.id = scored.id`;
  return (await ctx.app.reader.value({ text }, [viewer, ...searchValues(parsed, noFilter)]))!;
}

/** Reads the viewer's own email address. @throws AppError NOT_FOUND when the account no longer exists */
export async function readEmail(ctx: Context): Promise<string> {
  const email = await ctx.app.reader.value(
    statement('account_email', () => 'select email from account where id = $1'),
    [viewerId(ctx)],
  );
  if (email === null) throw notFound('Person');
  return email;
}
