import type { RawBuilder } from 'kysely';
import { profileLimits } from '../../../shared/contracts/profile';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { sql } from '../../database/write';
import type { RepairableIssue } from './profile.integrityIssue';
import { needs, updateProfileInput } from './profile.inputs';
import { findPictureIssues, type CheckedPictures } from './profile.pictureChecks';

/** A profile with its pictures. Every field is null when the account has no profile row. */
export type CheckedProfile = CheckedPictures & {
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

/** Creates a repair that sets columns of the viewer's profile while `condition` is true. */
type CreateRepair = (columns: RawBuilder<unknown>, condition: RawBuilder<unknown>) => () => Promise<unknown>;

/** Finds the broken fields of the viewer's profile. @throws AppError UNAVAILABLE while the storage fails */
export async function findIntegrityIssues(ctx: Context, profile: CheckedProfile): Promise<RepairableIssue[]> {
  if (profile.username === null)
    return [
      { field: 'profile', message: 'Your profile is missing. It can be recreated.', repair: () => createProfile(ctx) },
    ];
  const createRepair: CreateRepair = (columns, condition) => () =>
    write(ctx, (tx) => tx.rows(sql`update profile set ${columns} where id = ${viewerId(ctx)} and ${condition}`));
  const hidden = {
    field: 'hidden',
    message: 'Your profile is hidden by mistake.',
    repair: createRepair(sql`hidden = false`, sql`hidden`),
  };
  const nameless = {
    field: 'displayName',
    message: 'Your profile has no name.',
    repair: createRepair(sql`display_name = username`, sql`display_name = ''`),
  };
  return [
    ...(profile.isHiddenByMistake ? [hidden] : []),
    ...(profile.displayName === '' ? [nameless] : []),
    ...(await findPictureIssues(ctx, profile)),
    ...findListIssues(profile, createRepair),
  ];
}

/** Inserts a profile under a username that is unused and does not reveal the email address. */
const createProfile = (ctx: Context) =>
  write(ctx, (tx) =>
    tx.rows(sql`
      insert into profile (id, username, display_name)
      select a.id, name, name from account a, (select 'founder_' || right(replace(${viewerId(ctx)}::text, '-', ''), 12) as name) generated
      where a.id = ${viewerId(ctx)} on conflict (id) do nothing`),
  );

const textArray = (list: unknown) => sql`${list}::text[]`;
const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Finds lists with entries that current validation rejects. The repair removes those entries. */
function findListIssues({ skills, lookingFor, links }: CheckedProfile, createRepair: CreateRepair): RepairableIssue[] {
  const lists = [
    {
      field: 'skills',
      column: 'skills',
      value: skills,
      toSql: textArray,
      max: profileLimits.skills,
      message: 'Some of your skills aren’t valid.',
    },
    {
      field: 'lookingFor',
      column: 'looking_for',
      value: lookingFor,
      toSql: textArray,
      max: needs.length,
      message: 'Something in “Looking for” isn’t valid.',
    },
    {
      field: 'links',
      column: 'links',
      value: links,
      toSql: jsonb,
      max: profileLimits.links,
      message: 'Some of your links aren’t valid URLs.',
    },
  ];
  return lists
    .filter(({ field, value }) => !Array.isArray(value) || !isValid(field, value))
    .map(({ field, column, value, toSql, max, message }) => {
      const valid = (Array.isArray(value) ? value : []).filter((entry) => isValid(field, [entry])).slice(0, max);
      return {
        field,
        message,
        repair: createRepair(sql`${sql.ref(column)} = ${toSql(valid)}`, sql`${sql.ref(column)} = ${toSql(value)}`),
      };
    });
}

function isValid(field: string, value: unknown): boolean {
  try {
    validate(updateProfileInput, { [field]: value });
    return true;
  } catch {
    return false;
  }
}
