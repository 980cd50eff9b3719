import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { sql } from '../../database/write';
import { hiddenFrom } from '../../visibility/people';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { analysisUnshared } from './pythion.events';
import { shareInput } from './pythion.inputs';
import { analysisShareQuota } from './pythion.quotas';
import { loadOwnAnalysis } from './pythion.store';

/**
 * Shares the viewer's own analysis with a person, or by a link for all signed-in people. An analysis has one link at most.
 * Sharing again returns the same share.
 * @returns the share's id, and whether it is new
 * @throws AppError NOT_FOUND for the analysis or the person, BAD_USER_INPUT naming `userId`, FORBIDDEN for others and over the
 *   number of people, RATE_LIMITED
 */
export async function shareAnalysis(ctx: Context, id: string, input: unknown): Promise<{ id: string; isNew: boolean }> {
  const viewer = viewerId(ctx);
  const { userId } = validate(shareInput, input);
  const personId = userId?.toLowerCase() ?? null;
  const analysis = await loadOwnAnalysis(ctx, id, 'share it');
  if (personId === viewer) throw badInput({ userId: 'You can’t share an analysis with yourself.' });
  return write(ctx, async (tx) => {
    if (personId !== null) {
      const person = await tx.row(sql`
        select p.id from profile p, (select ${viewer}::uuid as id) me
        where p.id = ${personId} and p.id not in (${sql.raw(hiddenFrom('me.id'))}) for key share of p`);
      if (!person) throw notFound('Person');
    }
    const locked = await tx.row(sql`select id from analysis where id = ${analysis.id} for no key update`);
    if (!locked) throw notFound('Analysis');
    const shares = await tx.rows<{ id: string; personId: string | null }>(
      sql`select id, person_id as "personId" from analysis_share where analysis_id = ${analysis.id}`,
    );
    const existing = shares.find((share) => share.personId === personId);
    if (existing) return { id: existing.id, isNew: false };
    const people = shares.filter((share) => share.personId !== null).length;
    if (personId !== null && people >= pythionLimits.people)
      throw forbidden(`You can share an analysis with up to ${pythionLimits.people} people. Use a link instead.`);
    const shareId = newId();
    await tx.rows(
      sql`insert into analysis_share (id, analysis_id, person_id) values (${shareId}, ${analysis.id}, ${personId})`,
    );
    if (personId !== null)
      await notify(tx, {
        kind: 'analysis.shared',
        recipientId: personId,
        actorId: viewer,
        subjectId: analysis.id,
      });
    await countUse(ctx, tx, analysisShareQuota);
    return { id: shareId, isNew: true };
  });
}

/**
 * Revokes a share of the viewer's own analysis. Open pages lose their live channel and authorise again. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function revokeShare(ctx: Context, id: string, shareId: string): Promise<void> {
  const viewer = viewerId(ctx);
  const analysis = await loadOwnAnalysis(ctx, id, 'change whom it is shared with');
  if (!isId(shareId)) throw notFound('Share');
  await write(ctx, async (tx) => {
    const deleted = await tx.row<{ personId: string | null }>(sql`
      delete from analysis_share where id = ${shareId} and analysis_id = ${analysis.id} returning person_id as "personId"`);
    if (!deleted) return;
    const { personId } = deleted;
    tx.emit(analysisUnshared(personId === null ? shareId.toLowerCase() : analysis.id, viewer));
    if (personId !== null)
      await retractNotification(tx, {
        kind: 'analysis.shared',
        recipientId: personId,
        actorId: viewer,
        subjectId: analysis.id,
      });
  });
}
