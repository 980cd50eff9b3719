import * as v from 'valibot';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { validate } from '../../core/validation';
import { patternsOf, searchText } from '../../core/wordSearch';
import type { List, ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase, type ProjectionOf } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import { profileCardProjection } from '../profile/profile.projection';
import { analysisVisible } from './pythion.policy';
import { hasWords } from './pythion.search';
import { loadOwnAnalysis } from './pythion.store';
import type { AnalysisShare, SharedAnalysisCard } from './share.type';

/** A share as the owner sees it. Needs the person as `{share}_person`, joined from the left. */
export const shareProjection = (share: string, fieldCase: FieldCase): ProjectionOf<AnalysisShare> => ({
  id: `${share}.id`,
  person: {
    when: `${share}.person_id is not null`,
    fields: profileCardProjection(`${share}_person`, fieldCase),
  },
  path: `'/shared-analysis/' || ${share}.id`,
  createdAt: `${share}.created_at`,
});

const shareRows = (share: string): string =>
  `analysis_share ${share} left join profile ${share}_person on ${share}_person.id = ${share}.person_id`;

/** SQL condition: a link, or a share with a person whom the viewer may see. */
const shareVisible = (share: string): string =>
  `(${share}.person_id is null or ${personVisible(`${share}.person_id`)})`;

/** Reads the shares of the viewer's own analysis, the link first. @returns JSON text @throws AppError NOT_FOUND, FORBIDDEN */
export async function readSharesJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const analysis = await loadOwnAnalysis(ctx, id, 'see whom it is shared with');
  const query = statement(
    `analysis_shares_${fieldCase}`,
    () => `select coalesce(json_agg(${jsonObject(shareProjection('share', fieldCase), fieldCase)} order by share.person_id is not null, share.id), '[]')::text
           from ${shareRows('share')} where share.analysis_id = $2 and ${shareVisible('share')}`,
  );
  return (await ctx.app.reader.value(query, [viewerId(ctx), analysis.id]))!;
}

/** Reads the shares of the viewer's own analysis for GraphQL. @throws AppError NOT_FOUND, FORBIDDEN */
export const readShares = async (ctx: Context, id: string): Promise<AnalysisShare[]> =>
  JSON.parse(await readSharesJson(ctx, id, 'camel'));

/** Reads one share that the viewer made. @returns JSON text @throws AppError NOT_FOUND */
export async function readShareJson(ctx: Context, shareId: string, fieldCase: FieldCase): Promise<string> {
  const query = statement(
    `analysis_share_${fieldCase}`,
    () => `select ${jsonObject(shareProjection('share', fieldCase), fieldCase)}::text
           from ${shareRows('share')} join analysis on analysis.id = share.analysis_id
           where share.id = $2 and analysis.owner_id = $1 and ${shareVisible('share')}`,
  );
  const json = await ctx.app.reader.value(query, [viewerId(ctx), shareId]);
  if (json === null) throw notFound('Share');
  return json;
}

/** Reads one share that the viewer made for GraphQL. @throws AppError NOT_FOUND */
export const readShare = async (ctx: Context, shareId: string): Promise<AnalysisShare> =>
  JSON.parse(await readShareJson(ctx, shareId, 'camel'));

/** An analysis that is shared with the viewer. Needs `{analysis}_owner`. */
export const sharedAnalysisProjection = (analysis: string, fieldCase: FieldCase): ProjectionOf<SharedAnalysisCard> => ({
  id: `${analysis}.id`,
  title: `${analysis}.title`,
  score: `${analysis}.score`,
  verdict: `${analysis}.verdict`,
  confidence: `${analysis}.confidence`,
  owner: { fields: profileCardProjection(`${analysis}_owner`, fieldCase) },
  sharedAt: `${analysis}.shared_at`,
  updatedAt: `${analysis}.updated_at`,
});

/** Analyses that are shared with the viewer by name, the last shared first. */
export const sharedAnalyses: List<SharedAnalysisCard> = {
  name: 'shared_analyses',
  parameters: 2,
  keys: [{ sql: 'received.share_id', type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => sharedAnalysisProjection('received', fieldCase),
  rows: (after, limit) => `(
    select a.*, share.id as share_id, share.created_at as shared_at
    from analysis_share share join analysis a on a.id = share.analysis_id
    where share.person_id = ${viewerParameter} and ${analysisVisible('a', 'a.id')} and ${hasWords('a')}
      ${after ? `and share.id < ${after[0]}` : ''}
    order by share.id desc ${limit}) received join profile received_owner on received_owner.id = received.owner_id`,
};

const searchInput = v.object({ query: searchText });

/** Selects analyses that are shared with the viewer and have all words and phrases of the query. @throws AppError BAD_USER_INPUT */
export function selectSharedAnalyses(ctx: Context, query?: unknown): ListQuery<SharedAnalysisCard> {
  const viewer = viewerId(ctx);
  return { list: sharedAnalyses, values: [viewer, patternsOf(validate(searchInput, { query }).query)] };
}

/** Root query fields that are lists of shared analyses. */
export const sharedAnalysisLists = {
  sharedAnalyses: (ctx, { query }) => selectSharedAnalyses(ctx, query),
} satisfies Record<string, SelectList>;
