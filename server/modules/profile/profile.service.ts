import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check, isId } from '../../core/check';
import { notFound } from '../../core/errors';
import { statement, type Spelling } from '../../database/read';
import { personVisible } from '../graph/graph.policy';
import { Profile } from './profile.entity';
import { updateProfileInput } from './profile.inputs';
import { personJson, profilePage } from './profile.projection';

type Key = 'id' | 'username';

/**
 * A profile as JSON text, by id or username.
 * @throws AppError NOT_FOUND, also across a block
 */
export async function readProfileText(ctx: Context, key: Key, value: string, spelling: Spelling): Promise<string> {
  const viewer = viewerId(ctx);
  const text =
    key === 'username' || isId(value)
      ? await ctx.app.reader.value(
          statement(
            `profile_${key}_${spelling}`,
            () => `select ${personJson(profilePage('p'), 'p', spelling)}::text from profile p where p.${key} = $2 and ${personVisible('p.id')}`,
          ),
          [viewer, key === 'username' ? value.trim().toLowerCase() : value],
        )
      : null;
  if (text === null) throw notFound('Person');
  return text;
}

export const readProfile = async (ctx: Context, key: Key, value: string): Promise<unknown> => JSON.parse(await readProfileText(ctx, key, value, 'camel'));

/** Whole profiles in the order of the ids; null for those the viewer may not see. One statement. */
export async function readProfiles(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const text = await ctx.app.reader.value(
    statement(
      'profiles_of',
      () => `select json_agg(case when p.id is not null then ${personJson(profilePage('p'), 'p', 'camel')} end order by wanted.n)::text
             from unnest($2::uuid[]) with ordinality wanted(id, n) left join profile p on p.id = wanted.id and ${personVisible('p.id')}`,
    ),
    [viewerId(ctx), ids],
  );
  return JSON.parse(text!);
}

/** Whether a username is in use. Needs no sign-in: the sign-up form asks. */
export async function usernameExists(ctx: Context, username: string): Promise<boolean> {
  const found = statement('profile_username_exists', () => 'select exists (select from profile where username = $1)');
  return (await ctx.app.reader.value<boolean>(found, [username.trim().toLowerCase()])) === true;
}

/** Changes the own profile. @throws AppError BAD_USER_INPUT naming the field */
export async function updateProfile(ctx: Context, input: unknown): Promise<void> {
  const id = viewerId(ctx);
  const changes = check(updateProfileInput, input);
  await write(ctx, async (tx) => {
    const profile = await tx.em.findOne(Profile, { id });
    if (!profile) throw notFound('Person');
    for (const [field, text] of Object.entries(changes)) if (text != null) tx.em.assign(profile, { [field]: text });
  });
}

/** The signed-in person’s own address. */
export async function readEmail(ctx: Context): Promise<string> {
  const email = await ctx.app.reader.value(statement('account_email', () => 'select email from account where id = $1'), [viewerId(ctx)]);
  if (email === null) throw notFound('Person');
  return email;
}
