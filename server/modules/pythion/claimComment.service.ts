import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { notify, retractNotification } from '../notification/notification.service';
import { countUse } from '../quotas';
import { claimText } from './pythion.document';
import { analysisCommented } from './pythion.events';
import { analysisCommentInput } from './pythion.inputs';
import { analysisCommentVisible, canDeleteAnalysisComment } from './pythion.policy';
import { analysisCommentQuota } from './pythion.quotas';
import { loadLatestVersion, loadReadableAnalysis } from './pythion.store';

/**
 * Comments on one claim of the latest version of an analysis that the viewer may see.
 * @param ref the analysis's id, or that of a share
 * @returns the comment's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `claim` or `content`, FORBIDDEN over the number of comments, RATE_LIMITED
 */
export async function createAnalysisComment(ctx: Context, ref: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { claim, content } = validate(analysisCommentInput, input);
  const analysis = await loadReadableAnalysis(ctx, ref);
  const { report } = await loadLatestVersion(ctx, analysis);
  const text = claimText(report, claim);
  if (text === undefined) throw badInput({ claim: 'This analysis has no such claim.' });
  return write(ctx, async (tx) => {
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: `createAnalysisComment ${analysis.id}`,
      subjectId: newId(),
    });
    if (!isNew) return id;
    const locked = await tx.row(sql`select id from analysis where id = ${analysis.id} for no key update`);
    if (!locked) throw notFound('Analysis');
    const stored = await tx.row<{ count: number }>(
      sql`select count(*)::int as count from analysis_comment where analysis_id = ${analysis.id}`,
    );
    if (stored!.count >= pythionLimits.comments)
      throw forbidden(`An analysis can have up to ${pythionLimits.comments} comments.`);
    await tx.rows(sql`
      insert into analysis_comment (id, analysis_id, author_id, version_number, claim, claim_text, content)
      values (${id}, ${analysis.id}, ${viewer}, ${analysis.versionCount}, ${claim}, ${text}, ${content})`);
    for (const event of analysisCommented(analysis, 'analysis.comment.created', id, viewer)) tx.emit(event);
    await notify(tx, {
      kind: 'analysis.commented',
      recipientId: analysis.ownerId,
      actorId: viewer,
      subjectId: analysis.id,
      actionId: id,
    });
    await countUse(ctx, tx, analysisCommentQuota);
    return id;
  });
}

/**
 * Deletes a comment. Its author and the analysis's owner may.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function deleteAnalysisComment(ctx: Context, ref: string, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  const analysis = await loadReadableAnalysis(ctx, ref);
  const query = statement(
    'analysis_comment_loaded',
    () =>
      `select c.author_id as "authorId" from analysis_comment c where c.id = $2 and c.analysis_id = $3 and ${analysisCommentVisible('c')}`,
  );
  const [comment] = isId(id) ? await ctx.app.reader.rows<{ authorId: string }>(query, [viewer, id, analysis.id]) : [];
  if (!comment) throw notFound('Comment');
  if (!canDeleteAnalysisComment(viewer, { ...comment, ownerId: analysis.ownerId }))
    throw forbidden('Only the author of the comment or the owner of the analysis can delete this comment.');
  await write(ctx, async (tx) => {
    await tx.rows(sql`select from analysis where id = ${analysis.id} for no key update`);
    const deleted = await tx.row(sql`delete from analysis_comment where id = ${id} returning id`);
    if (!deleted) return;
    for (const event of analysisCommented(analysis, 'analysis.comment.deleted', id, viewer)) tx.emit(event);
    const other = await tx.row(
      sql`select id from analysis_comment where analysis_id = ${analysis.id} and author_id = ${comment.authorId} limit 1`,
    );
    if (!other)
      await retractNotification(tx, {
        kind: 'analysis.commented',
        recipientId: analysis.ownerId,
        actorId: comment.authorId,
        subjectId: analysis.id,
      });
  });
}
