import { LockMode } from '@mikro-orm/core';
import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { notFound } from '../../core/errors';
import { validate } from '../../core/validation';
import type { TempFile } from '../../storage/tempFile';
import type { Media } from '../media/media.entity';
import { srcSetUrls } from '../media/media.files';
import { profileImageKind } from '../media/media.inputs';
import { claimFile, removeUnusedImages, storeImage } from '../media/media.service';
import { Profile } from './profile.entity';
import { profileUpdated } from './profile.events';
import { updateProfileInput } from './profile.inputs';

type ProfileChanges = v.InferOutput<typeof updateProfileInput>;

/** A profile's new pictures: null removes one, undefined leaves it. */
type PictureChanges = { avatar?: Media | null; cover?: Media | null };

/** @returns the picture at the requested URL; null to remove it; undefined when it stays */
async function claimPicture(
  ctx: Context,
  currentUrl: string | null | undefined,
  requestedUrl: string | null | undefined,
  kind: keyof PictureChanges,
  field: string,
): Promise<Media | null | undefined> {
  if (requestedUrl === undefined || requestedUrl === currentUrl) return undefined;
  return requestedUrl ? claimFile(ctx, requestedUrl, { kind, field }) : null;
}

/** Changes the viewer's profile. @throws AppError BAD_USER_INPUT naming the field, PAYLOAD_TOO_LARGE, UNAVAILABLE */
export async function updateProfile(ctx: Context, input: unknown): Promise<void> {
  const id = viewerId(ctx);
  const { avatarUrl, avatar, coverImageUrl, ...fields }: ProfileChanges = validate(updateProfileInput, input);
  const current = await ctx.app.orm.em.fork().findOne(Profile, { id });
  // Both name the same picture. A client that changes one of them may send back the other as it was.
  const isUrlUnchanged = avatarUrl === undefined || (avatar !== undefined && avatarUrl === current?.avatarUrl);
  const [requestedAvatar, avatarField] = isUrlUnchanged ? [avatar, 'avatar'] : [avatarUrl, 'avatarUrl'];
  await saveProfile(ctx, fields, {
    avatar: await claimPicture(ctx, current?.avatarUrl, requestedAvatar, 'avatar', avatarField),
    cover: await claimPicture(ctx, current?.coverImageUrl, coverImageUrl, 'cover', 'coverImageUrl'),
  });
}

/**
 * Stores a picture and makes it the viewer's avatar or cover.
 * @returns its URL
 * @throws AppError BAD_USER_INPUT naming `image` or `type`, PAYLOAD_TOO_LARGE, UNAVAILABLE
 */
export async function uploadProfileImage(ctx: Context, file: TempFile, type: unknown): Promise<string> {
  const { type: kind } = validate(v.object({ type: profileImageKind }), { type });
  const media = await storeImage(ctx, file, { kind, field: 'image' });
  await saveProfile(ctx, {}, { [kind]: media });
  return kind === 'avatar' ? smallestUrl(media) : media.url;
}

/** Lists show an avatar small. */
const smallestUrl = ({ srcSet }: Media): string => srcSetUrls(srcSet)[0]!;

async function saveProfile(
  ctx: Context,
  { stage, ...fields }: Omit<ProfileChanges, 'avatarUrl' | 'avatar' | 'coverImageUrl'>,
  { avatar, cover }: PictureChanges,
): Promise<void> {
  const id = viewerId(ctx);
  await write(ctx, async (tx) => {
    const profile = await tx.em.findOne(Profile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!profile) throw notFound('Person');
    const { avatarId, coverId } = profile;
    for (const [field, value] of Object.entries(fields)) if (value != null) tx.em.assign(profile, { [field]: value });
    if (stage !== undefined) profile.stage = stage;
    if (avatar !== undefined)
      tx.em.assign(profile, { avatarId: avatar?.id ?? null, avatarUrl: avatar && smallestUrl(avatar) });
    if (cover !== undefined) tx.em.assign(profile, { coverId: cover?.id ?? null, coverImageUrl: cover?.url ?? null });
    await tx.em.flush();
    await removeUnusedImages(tx, [avatar !== undefined && avatarId, cover !== undefined && coverId]);
    tx.emit(profileUpdated(id));
  });
}
