import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import type { List, ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase, type ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import { profileCardProjection } from '../profile/profile.projection';
import { analysisCommentVisible, analysisVisible } from './pythion.policy';
import { loadReadableAnalysis } from './pythion.store';
import type { AnalysisComment } from './claimComment.type';

/** Joins a comment's analysis and author: the aliases are the comment's with `_analysis` and `_author`. */
const commentJoins = (comment: string): string =>
  `join analysis ${comment}_analysis on ${comment}_analysis.id = ${comment}.analysis_id join profile ${comment}_author on ${comment}_author.id = ${comment}.author_id`;

/** A comment as the readers of the analysis see it. Needs `commentJoins`. */
export const analysisCommentProjection = (comment: string, fieldCase: FieldCase): ProjectionOf<AnalysisComment> => ({
  id: `${comment}.id`,
  claim: `${comment}.claim`,
  claimText: `${comment}.claim_text`,
  versionNumber: `${comment}.version_number`,
  author: { fields: profileCardProjection(`${comment}_author`, fieldCase) },
  ...(fieldCase === 'snake' && { userId: `${comment}.author_id` }),
  content: `${comment}.content`,
  createdAt: `${comment}.created_at`,
  viewerCanDelete: `${viewerParameter} in (${comment}.author_id, ${comment}_analysis.owner_id)`,
});

/** Comments on the analysis $2, which the viewer knows as $3; the earliest first. */
const comments: List<AnalysisComment> = {
  name: 'analysis_comments',
  parameters: 3,
  keys: [{ sql: 'remark.id', type: 'uuid' }],
  direction: 'asc',
  projection: (fieldCase) => analysisCommentProjection('remark', fieldCase),
  rows: (after, limit) => `(
    select c.* from analysis_comment c join analysis a on a.id = c.analysis_id
    where c.analysis_id = $2::uuid and ${analysisVisible('a', '$3::uuid')} and ${analysisCommentVisible('c')} ${after ? `and c.id > ${after[0]}` : ''}
    order by c.id ${limit}) remark ${commentJoins('remark')}`,
};

/** Selects the comments on an analysis that the viewer may see. @throws AppError NOT_FOUND */
export async function selectAnalysisComments(ctx: Context, ref: string): Promise<ListQuery<AnalysisComment>> {
  const { id } = await loadReadableAnalysis(ctx, ref);
  return { list: comments, values: [viewerId(ctx), id, ref] };
}

/** Root query fields that are lists of comments. */
export const analysisCommentLists = {
  analysisComments: (ctx, { analysisId }) => selectAnalysisComments(ctx, String(analysisId)),
} satisfies Record<string, SelectList>;

/**
 * Reads one comment.
 * @param ref the analysis's id or that of its link, as the viewer knows it
 * @returns JSON text
 * @throws AppError NOT_FOUND, also when the comment or the analysis is hidden from the viewer
 */
export async function readAnalysisCommentJson(
  ctx: Context,
  ref: string,
  id: string,
  fieldCase: FieldCase,
): Promise<string> {
  const query = statement(
    `analysis_comment_${fieldCase}`,
    () => `select ${jsonObject(analysisCommentProjection('remark', fieldCase), fieldCase)}::text from analysis_comment remark ${commentJoins('remark')}
           where remark.id = $2 and ${analysisVisible('remark_analysis', '$3::uuid')} and ${analysisCommentVisible('remark')}`,
  );
  const json = isId(id) && isId(ref) ? await ctx.app.reader.value(query, [viewerId(ctx), id, ref]) : null;
  if (json === null) throw notFound('Comment');
  return json;
}

/** Reads one comment for GraphQL. @throws AppError NOT_FOUND */
export const readAnalysisComment = async (ctx: Context, ref: string, id: string): Promise<AnalysisComment> =>
  JSON.parse(await readAnalysisCommentJson(ctx, ref, id, 'camel'));
