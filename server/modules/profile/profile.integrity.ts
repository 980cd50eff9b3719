import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { check } from '../../core/check';
import { sql, type WriteTransaction } from '../../database/write';
import { keyOf, urlsOf } from '../media/media.files';
import { profileUpdated } from './profile.events';
import { updateProfileInput } from './profile.inputs';

/** One thing about a profile that is missing or broken. */
export type Finding = { field: string; message: string };

export type Integrity = { isSound: boolean; missing: Finding[]; broken: Finding[] };

/** A profile with what it refers to; `username` is null when the account has lost its profile. */
type Row = {
  username: string | null;
  email: string;
  displayName: string;
  headline: string;
  bio: string;
  location: string;
  skills: string[];
  lookingFor: string[];
  links: unknown;
  hidden: boolean;
  avatarUrl: string | null;
  avatarSrcSet: string | null;
  coverImageUrl: string | null;
  coverSrcSet: string | null;
};

const readRow = async (tx: WriteTransaction, id: string): Promise<Row> =>
  (await tx.row<Row>(sql`
    select p.username, a.email, p.display_name as "displayName", p.headline, p.bio, p.location, p.skills, p.looking_for as "lookingFor", p.links, p.hidden,
      p.avatar_url as "avatarUrl", avatar.src_set as "avatarSrcSet", p.cover_image_url as "coverImageUrl", cover.src_set as "coverSrcSet"
    from account a left join profile p on p.id = a.id
    left join media avatar on avatar.id = p.avatar_id and avatar.owner_id = a.id
    left join media cover on cover.id = p.cover_id and cover.owner_id = a.id
    where a.id = ${id}`))!;

const worthFilling: readonly (Finding & { isEmpty: (row: Row) => boolean })[] = [
  { field: 'avatarUrl', message: 'Add a picture: people remember a face.', isEmpty: (row) => !row.avatarUrl },
  { field: 'headline', message: 'Add a headline: one line under your name on everything you write.', isEmpty: (row) => row.headline === '' },
  { field: 'bio', message: 'Write a bio: people read it before they answer you.', isEmpty: (row) => row.bio === '' },
  { field: 'location', message: 'Add your place: many look for others nearby.', isEmpty: (row) => row.location === '' },
  { field: 'skills', message: 'Name your skills: they bring you to people who need them.', isEmpty: (row) => row.skills.length === 0 },
  { field: 'lookingFor', message: 'Say what you are looking for, so that others can offer it.', isEmpty: (row) => row.lookingFor.length === 0 },
];

/** A fault, and the SQL that mends it. */
type Fault = Finding & { repair: (tx: WriteTransaction, id: string) => Promise<unknown> };

/** A picture is whole when its row is there and every one of its files is. */
async function isWhole(ctx: Context, url: string, srcSet: string | null): Promise<boolean> {
  const urls = srcSet === null ? [] : urlsOf(srcSet);
  if (!urls.some((known) => keyOf(known) === keyOf(url))) return false;
  const found = await Promise.all(urls.map((known) => ctx.app.store.exists(keyOf(known))));
  return found.every(Boolean);
}

async function findFaults(ctx: Context, row: Row): Promise<Fault[]> {
  if (row.username === null) return [{ field: 'profile', message: 'Your profile is gone. It can be made anew.', repair: makeProfile }];
  const faults: Fault[] = [];
  if (row.hidden) faults.push({ field: 'hidden', message: 'Your profile is hidden although your account is not being deleted.', repair: (tx, id) => tx.rows(sql`update profile set hidden = false where id = ${id}`) });
  if (row.displayName === '') faults.push({ field: 'displayName', message: 'Your profile has no name to show.', repair: (tx, id) => tx.rows(sql`update profile set display_name = username where id = ${id}`) });
  if (row.avatarUrl && !(await isWhole(ctx, row.avatarUrl, row.avatarSrcSet))) {
    faults.push({ field: 'avatarUrl', message: 'Your picture cannot be found any more.', repair: (tx, id) => tx.rows(sql`update profile set avatar_id = null, avatar_url = null where id = ${id}`) });
  }
  if (row.coverImageUrl && !(await isWhole(ctx, row.coverImageUrl, row.coverSrcSet))) {
    faults.push({ field: 'coverImageUrl', message: 'Your cover cannot be found any more.', repair: (tx, id) => tx.rows(sql`update profile set cover_id = null, cover_image_url = null where id = ${id}`) });
  }
  return [...faults, ...listFaults(row)];
}

/** Lists whose entries the rules of today would refuse: the repair keeps those that they accept. */
function listFaults(row: Row): Fault[] {
  const lists = [
    { field: 'skills', column: 'skills', value: row.skills, message: 'Some of your skills are not valid.' },
    { field: 'lookingFor', column: 'looking_for', value: row.lookingFor, message: 'Something you look for is not valid.' },
    { field: 'links', column: 'links', value: Array.isArray(row.links) ? row.links : [], message: 'Some of your links are not web addresses.' },
  ];
  return lists.flatMap(({ field, column, value, message }) => {
    const kept = value.filter((entry) => accepts(field, [entry]));
    const valid = accepts(field, kept) ? kept : kept.slice(0, 5);
    const isFine = (column !== 'links' || Array.isArray(row.links)) && accepts(field, value);
    const stored = column === 'links' ? sql`${JSON.stringify(valid)}::jsonb` : sql`${valid}::text[]`;
    return isFine ? [] : [{ field, message, repair: (tx: WriteTransaction, id: string) => tx.rows(sql`update profile set ${sql.ref(column)} = ${stored} where id = ${id}`) }];
  });
}

function accepts(field: string, value: unknown): boolean {
  try {
    check(updateProfileInput, { [field]: value });
    return true;
  } catch {
    return false;
  }
}

/** A profile for an account that has none, under a name made of its address that nobody has. */
async function makeProfile(tx: WriteTransaction, id: string): Promise<void> {
  await tx.rows(sql`
    insert into profile (id, username, display_name)
    select a.id, name.username, name.username from account a,
      lateral (select left(regexp_replace(lower(split_part(a.email, '@', 1)), '[^a-z0-9_]', '', 'g'), 20) || '_' || left(replace(a.id::text, '-', ''), 8) as username) name
    where a.id = ${id} on conflict (id) do nothing`);
}

const reportOf = (row: Row, faults: readonly Fault[]): Integrity => ({
  isSound: faults.length === 0,
  missing: row.username === null ? [] : worthFilling.filter(({ isEmpty }) => isEmpty(row)).map(({ field, message }) => ({ field, message })),
  broken: faults.map(({ field, message }) => ({ field, message })),
});

/** Checks the viewer's profile, its pictures' files included. @throws AppError UNAVAILABLE while the storage is away */
export async function checkProfile(ctx: Context): Promise<Integrity> {
  const row = await write(ctx, (tx) => readRow(tx, viewerId(ctx)));
  return reportOf(row, await findFaults(ctx, row));
}

/**
 * Repairs what is broken in the viewer's profile, and checks it again. Safe to repeat.
 * @throws AppError UNAVAILABLE while the storage is away
 */
export async function recoverProfile(ctx: Context): Promise<Integrity> {
  const id = viewerId(ctx);
  const faults = await findFaults(ctx, await write(ctx, (tx) => readRow(tx, id)));
  if (faults.length > 0) {
    await write(ctx, async (tx) => {
      for (const { repair } of faults) await repair(tx, id);
      tx.emit(profileUpdated(id));
    });
  }
  return checkProfile(ctx);
}
