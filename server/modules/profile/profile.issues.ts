import type { RawBuilder } from 'kysely';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { sql } from '../../database/write';
import type { ValidationIssue } from './profile.issue';
import { maxLinks, maxSkills, needs, updateProfileInput } from './profile.inputs';
import { findPictureIssues, type CheckedPictures } from './profile.pictureIssues';

/** A profile with what it refers to; all is null when the account has lost its profile. */
export type Checked = CheckedPictures & {
  username: string | null;
  displayName: string;
  headline: string;
  bio: string;
  location: string;
  skills: string[];
  lookingFor: string[];
  links: unknown;
  isHiddenByMistake: boolean;
};

/** A repair that sets columns of the viewer's profile, where they are still as they were seen. */
type Change = (columns: RawBuilder<unknown>, seen: RawBuilder<unknown>) => () => Promise<unknown>;

/** What is broken in the viewer's profile. @throws AppError UNAVAILABLE while the storage is away */
export async function findIssues(ctx: Context, profile: Checked): Promise<ValidationIssue[]> {
  if (profile.username === null)
    return [
      { field: 'profile', message: 'Your profile is gone. It can be made anew.', repair: () => makeProfile(ctx) },
    ];
  const change: Change = (columns, seen) => () =>
    write(ctx, (tx) => tx.rows(sql`update profile set ${columns} where id = ${viewerId(ctx)} and ${seen}`));
  const hidden = {
    field: 'hidden',
    message: 'Your profile is hidden although your account is not being deleted.',
    repair: change(sql`hidden = false`, sql`hidden`),
  };
  const nameless = {
    field: 'displayName',
    message: 'Your profile has no name to show.',
    repair: change(sql`display_name = username`, sql`display_name = ''`),
  };
  return [
    ...(profile.isHiddenByMistake ? [hidden] : []),
    ...(profile.displayName === '' ? [nameless] : []),
    ...(await findPictureIssues(ctx, profile)),
    ...listFaults(profile, change),
  ];
}

/** A profile for an account that has none, under a name that nobody has and that tells nothing of the address. */
const makeProfile = (ctx: Context) =>
  write(ctx, (tx) =>
    tx.rows(sql`
      insert into profile (id, username, display_name)
      select a.id, name, name from account a, (select 'founder_' || right(replace(${viewerId(ctx)}::text, '-', ''), 12) as name) made
      where a.id = ${viewerId(ctx)} on conflict (id) do nothing`),
  );

const texts = (list: unknown) => sql`${list}::text[]`;
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Lists whose entries the rules of today would refuse: the repair keeps those that they accept. */
function listFaults({ skills, lookingFor, links }: Checked, change: Change): ValidationIssue[] {
  const lists = [
    {
      field: 'skills',
      column: 'skills',
      value: skills,
      stored: texts,
      most: maxSkills,
      message: 'Some of your skills are not valid.',
    },
    {
      field: 'lookingFor',
      column: 'looking_for',
      value: lookingFor,
      stored: texts,
      most: needs.length,
      message: 'Something you look for is not valid.',
    },
    {
      field: 'links',
      column: 'links',
      value: links,
      stored: json,
      most: maxLinks,
      message: 'Some of your links are not web addresses.',
    },
  ];
  return lists
    .filter(({ field, value }) => !Array.isArray(value) || !accepts(field, value))
    .map(({ field, column, value, stored, most, message }) => {
      const kept = (Array.isArray(value) ? value : []).filter((entry) => accepts(field, [entry])).slice(0, most);
      return {
        field,
        message,
        repair: change(sql`${sql.ref(column)} = ${stored(kept)}`, sql`${sql.ref(column)} = ${stored(value)}`),
      };
    });
}

function accepts(field: string, value: unknown): boolean {
  try {
    validate(updateProfileInput, { [field]: value });
    return true;
  } catch {
    return false;
  }
}
