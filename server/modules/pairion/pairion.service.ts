import { isDeepStrictEqual } from 'node:util';
import { pairionLimits } from '../../../shared/contracts/pairion';
import { isComplete } from '../../../shared/matching/missing';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput } from '../../core/errors';
import { validate } from '../../core/validation';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { readNewestFacts } from '../pythion/pythion.reads';
import { countUse } from '../quotas';
import { profileInput } from './pairion.inputs';
import {
  draftOf,
  mergeProfile,
  prefilled,
  sourcesOf,
  type Facts,
  type Sources,
  type StoredProfile,
} from './pairion.profile';
import { matchingChangeQuota, profileEditQuota } from './pairion.quotas';
import { enqueueRecompute, readDueAt, type Basis } from './pairion.seeker';
import { tokensOf } from './pairion.tokens';

export type OwnProfile = StoredProfile & Sources & { isSaved: boolean; isStale: boolean };

/**
 * Reads the viewer's profile. Before the first save it has what the person states in the profile and in analyses.
 */
export async function readOwnProfile(ctx: Context): Promise<OwnProfile> {
  const query = statement(
    'pairion_own',
    () => `select p.skills, p.location, p.stage, own.card, own.private, own.status,
             coalesce(own.active_at < now() - interval '${pairionLimits.reminderDays} days', false) as "isStale"
           from profile p left join pairion_profile own on own.person_id = p.id where p.id = $1`,
  );
  const [row] = await ctx.app.reader.rows<Facts & Partial<StoredProfile> & { isStale: boolean }>(query, [
    viewerId(ctx),
  ]);
  const { isStale } = row!;
  if (row!.card)
    return {
      card: row!.card,
      private: row!.private!,
      status: row!.status!,
      isSaved: true,
      isStale,
      fromProfile: [],
      fromAnalysis: [],
    };
  const analysis = await readNewestFacts(ctx);
  return { ...prefilled(row!, analysis), ...sourcesOf(row!, analysis), isSaved: false, isStale };
}

/** Whether candidates are to be chosen again: the profile differs, or did so during a pause that ends. */
function isNewBasis(before: (StoredProfile & { basis: Basis | null }) | undefined, after: StoredProfile): boolean {
  if (!before) return true;
  const differs = (basis: Basis) => !isDeepStrictEqual([basis.card, basis.private], [after.card, after.private]);
  const isResumed = before.status === 'PAUSED' && after.status !== 'PAUSED' && before.basis !== null;
  return differs(before) || (isResumed && differs(before.basis!));
}

/**
 * Saves changes of the viewer's profile, which may be incomplete. Saving counts as activity.
 * @throws AppError BAD_USER_INPUT naming every wrong field, RATE_LIMITED
 */
export async function saveProfile(ctx: Context, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const changes = validate(profileInput, input);
  const facts = await readOwnProfile(ctx);
  await write(ctx, async (tx) => {
    await tx.rows(sql`select from profile where id = ${viewer} for no key update`);
    const stored = await tx.row<StoredProfile & { basis: Basis | null }>(
      sql`select card, private, status, basis from pairion_profile where person_id = ${viewer}`,
    );
    const profile = mergeProfile(stored ?? facts, changes);
    const { equityMin, equityMax } = profile.card;
    if (equityMin !== null && equityMax !== null && equityMin > equityMax)
      throw badInput({ equityMax: 'The largest share can’t be less than the least one.' });
    const draft = draftOf(profile);
    const tokens = isComplete(draft) ? tokensOf(draft) : [];
    await tx.rows(sql`
      insert into pairion_profile (person_id, card, private, status, is_complete, tokens, number)
      values (${viewer}, ${JSON.stringify(profile.card)}::jsonb, ${JSON.stringify(profile.private)}::jsonb, ${profile.status},
        ${isComplete(draft)}, ${tokens}::text[], nextval('pairion_number'))
      on conflict (person_id) do update set card = excluded.card, private = excluded.private, status = excluded.status,
        is_complete = excluded.is_complete, tokens = excluded.tokens, number = excluded.number, active_at = now(),
        reminded_at = null, updated_at = now()`);
    if (isComplete(draft) && isNewBasis(stored, profile)) {
      await enqueueRecompute(tx, viewer, await readDueAt(tx, viewer));
      await countUse(ctx, tx, matchingChangeQuota);
    }
    await countUse(ctx, tx, profileEditQuota);
  });
}
