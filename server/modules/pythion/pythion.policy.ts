import { personVisible, viewerParameter } from '../../visibility/people';

/** SQL: id of the analysis that an id names, which is its own or that of one of its shares. */
const analysisIdOf = (ref: string): string =>
  `coalesce((select named.analysis_id from analysis_share named where named.id = ${ref}), ${ref})`;

const sharedByName = (analysis: string): string =>
  `exists (select from analysis_share own where own.analysis_id = ${analysis}.id and own.person_id = ${viewerParameter})`;

/** SQL condition: the viewer wrote an analysis. @param analysis alias of its row */
export const analysisOwned = (analysis: string): string => `${analysis}.owner_id = ${viewerParameter}`;

/**
 * SQL condition: the viewer may see an analysis. It is the viewer's own; or neither blocked nor hidden, its owner shared it
 * with the viewer by name, or the viewer has the id of its link. Every read of an analysis, or of anything on it, uses this
 * condition.
 * @param analysis alias of the analysis's row
 * @param ref SQL of the id under which the viewer asks for it
 */
export const analysisVisible = (analysis: string, ref: string): string =>
  `(${analysis}.id = ${analysisIdOf(ref)} and (${analysisOwned(analysis)} or (${personVisible(`${analysis}.owner_id`)} and (
     ${sharedByName(analysis)} or exists (
       select from analysis_share link where link.id = ${ref} and link.analysis_id = ${analysis}.id and link.person_id is null)))))`;

/** SQL condition: the viewer may see the analysis that an id names. False for missing and hidden ones alike. */
export const analysisReadable = (ref: string): string =>
  `coalesce((select true from analysis readable where ${analysisVisible('readable', ref)}), false)`;

/**
 * SQL: the id under which the viewer knows an analysis, which is also the id of its topic: the analysis's own, or that of
 * the link, which gives access to nothing after it is revoked.
 */
export const knownId = (analysis: string, ref: string): string =>
  `case when ${analysisOwned(analysis)} or ${sharedByName(analysis)} then ${analysis}.id else ${ref} end`;

/** SQL condition: the viewer may see a comment on an analysis that is checked separately. */
export const analysisCommentVisible = (comment: string): string => personVisible(`${comment}.author_id`);

/** The author of a comment and the owner of the analysis may delete it. */
export const canDeleteAnalysisComment = (viewer: string, comment: { authorId: string; ownerId: string }): boolean =>
  viewer === comment.authorId || viewer === comment.ownerId;
