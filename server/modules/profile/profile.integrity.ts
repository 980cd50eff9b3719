import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { statement } from '../../database/read';
import { profileUpdated } from './profile.events';
import { findIntegrityIssues, type CheckedProfile } from './profile.integrityChecks';
import type { ProfileFinding, ProfileIntegrity } from './profile.type';

const picture = (kind: 'avatar' | 'cover', urlColumn: string) => `
  json_build_object('id', p.${kind}_id, 'url', p.${urlColumn}, 'srcSet', ${kind}.src_set, 'bytes', ${kind}.bytes) as ${kind}`;

const checkedProfile = statement(
  'profile_checked',
  () => `
    select p.username, p.display_name as "displayName", p.headline, p.bio, p.location, p.skills, p.looking_for as "lookingFor", p.links,
      p.hidden and a.deleted_at is null as "isHiddenByMistake", ${picture('avatar', 'avatar_url')}, ${picture('cover', 'cover_image_url')}
    from account a left join profile p on p.id = a.id
    left join media avatar on avatar.id = p.avatar_id and avatar.owner_id = a.id
    left join media cover on cover.id = p.cover_id and cover.owner_id = a.id
    where a.id = $1`,
);

const recommendedFields: readonly (ProfileFinding & { isEmpty: (profile: CheckedProfile) => boolean })[] = [
  {
    field: 'avatarUrl',
    message: 'Add a profile picture to help people recognise you.',
    isEmpty: ({ avatar }) => !avatar.url,
  },
  {
    field: 'headline',
    message: 'Add a headline, shown below your name on everything you post.',
    isEmpty: ({ headline }) => headline === '',
  },
  { field: 'bio', message: 'Write a bio to tell people what you’re building.', isEmpty: ({ bio }) => bio === '' },
  {
    field: 'location',
    message: 'Add your location to help people nearby find you.',
    isEmpty: ({ location }) => location === '',
  },
  {
    field: 'skills',
    message: 'Add your skills to help people who need them find you.',
    isEmpty: ({ skills }) => skills.length === 0,
  },
  {
    field: 'lookingFor',
    message: 'Add what you’re looking for to help the right people find you.',
    isEmpty: ({ lookingFor }) => lookingFor.length === 0,
  },
];

const toFinding = ({ field, message }: ProfileFinding): ProfileFinding => ({ field, message });

async function readCheckedProfile(ctx: Context): Promise<CheckedProfile> {
  const [row] = await ctx.app.reader.rows<CheckedProfile>(checkedProfile, [viewerId(ctx)]);
  return row!;
}

/** Checks the viewer's profile and the files of its pictures. @throws AppError UNAVAILABLE while the storage fails */
export async function checkProfile(ctx: Context): Promise<ProfileIntegrity> {
  const profile = await readCheckedProfile(ctx);
  const broken = (await findIntegrityIssues(ctx, profile)).map(toFinding);
  const missing =
    profile.username === null ? [] : recommendedFields.filter(({ isEmpty }) => isEmpty(profile)).map(toFinding);
  return { isSound: broken.length === 0, missing, broken };
}

/**
 * Repairs the broken fields of the viewer's profile, preserving valid values, and checks it again. Safe to repeat.
 * @throws AppError UNAVAILABLE while the storage fails
 */
export async function recoverProfile(ctx: Context): Promise<ProfileIntegrity> {
  const issues = await findIntegrityIssues(ctx, await readCheckedProfile(ctx));
  for (const { repair } of issues) await repair();
  if (issues.length > 0) await write(ctx, async (tx) => tx.emit(profileUpdated(viewerId(ctx))));
  return checkProfile(ctx);
}
