import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { statement } from '../../database/read';
import { profileUpdated } from './profile.events';
import type { IssueReport } from './profile.issue';
import { findIssues, type Checked } from './profile.issues';

export type Integrity = { isSound: boolean; missing: IssueReport[]; broken: IssueReport[] };

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

const worthFilling: readonly (IssueReport & { isEmpty: (profile: Checked) => boolean })[] = [
  { field: 'avatarUrl', message: 'Add a picture: people remember a face.', isEmpty: ({ avatar }) => !avatar.url },
  {
    field: 'headline',
    message: 'Add a headline: one line under your name on everything you write.',
    isEmpty: ({ headline }) => headline === '',
  },
  { field: 'bio', message: 'Write a bio: people read it before they answer you.', isEmpty: ({ bio }) => bio === '' },
  {
    field: 'location',
    message: 'Add your place: many look for others nearby.',
    isEmpty: ({ location }) => location === '',
  },
  {
    field: 'skills',
    message: 'Name your skills: they bring you to people who need them.',
    isEmpty: ({ skills }) => skills.length === 0,
  },
  {
    field: 'lookingFor',
    message: 'Say what you are looking for, so that others can offer it.',
    isEmpty: ({ lookingFor }) => lookingFor.length === 0,
  },
];

const toReport = ({ field, message }: IssueReport): IssueReport => ({ field, message });

async function readChecked(ctx: Context): Promise<Checked> {
  const [row] = await ctx.app.reader.rows<Checked>(checkedProfile, [viewerId(ctx)]);
  return row!;
}

/** Checks the viewer's profile, its pictures' files included. @throws AppError UNAVAILABLE while the storage is away */
export async function checkProfile(ctx: Context): Promise<Integrity> {
  const profile = await readChecked(ctx);
  const broken = (await findIssues(ctx, profile)).map(toReport);
  const missing = profile.username === null ? [] : worthFilling.filter(({ isEmpty }) => isEmpty(profile)).map(toReport);
  return { isSound: broken.length === 0, missing, broken };
}

/**
 * Repairs what is broken in the viewer's profile, keeping what can be kept, and checks it again. Safe to repeat.
 * @throws AppError UNAVAILABLE while the storage is away
 */
export async function recoverProfile(ctx: Context): Promise<Integrity> {
  const faults = await findIssues(ctx, await readChecked(ctx));
  for (const { repair } of faults) await repair();
  if (faults.length > 0) await write(ctx, async (tx) => tx.emit(profileUpdated(viewerId(ctx))));
  return checkProfile(ctx);
}
