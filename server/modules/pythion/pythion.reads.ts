import { analysisSorts, type AnalysisSortName } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { isId, validate } from '../../core/validation';
import { patternsOf, searchText } from '../../core/wordSearch';
import type { ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import * as v from 'valibot';
import type { SelectList } from '../list';
import type { AnalysisFacts } from './facts.type';
import { prepareAnalyst } from './pythion.analyst';
import { compareVersions, type ComparedVersion, type VersionDiff } from './pythion.compare';
import { ownAnalyses } from './pythion.lists';
import { analysisVisible } from './pythion.policy';
import { analysisJoins, analysisProjection, analysisVersionProjection } from './pythion.projection';
import { loadOwnAnalysis } from './pythion.store';
import type { Analysis, AnalysisCard, AnalysisVersion } from './pythion.type';

const searchInput = v.object({
  query: searchText,
  starred: v.nullish(v.boolean('starred must be true or false.'), null),
});

const isSort = (sort: string): sort is AnalysisSortName => (analysisSorts as readonly string[]).includes(sort);

/**
 * Selects the viewer's own analyses that have all words and phrases of the query.
 * @throws AppError BAD_USER_INPUT naming `query`, `sort` or `starred`
 */
export function selectAnalyses(
  ctx: Context,
  search: { query?: unknown; starred?: unknown },
  sort: string,
): ListQuery<AnalysisCard> {
  const viewer = viewerId(ctx);
  if (!isSort(sort)) throw badInput({ sort: `sort must be ${analysisSorts.join(', ')}.` });
  const { query, starred } = validate(searchInput, search);
  prepareAnalyst();
  return { list: ownAnalyses[sort], values: [viewer, patternsOf(query), starred] };
}

/** Root query fields that are lists of analyses. */
export const analysisLists = {
  analyses: (ctx, { query, starred, sort }) => selectAnalyses(ctx, { query, starred }, String(sort ?? 'newest')),
} satisfies Record<string, SelectList>;

/**
 * Reads the latest version of an analysis.
 * @param ref the analysis's id, or that of a share
 * @param fieldCase of the person in it; the other names are the same in both transports
 * @returns JSON text
 * @throws AppError NOT_FOUND, also when it is hidden from the viewer
 */
export async function readAnalysisJson(ctx: Context, ref: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `analysis_${fieldCase}`,
    () => `select ${jsonObject(analysisProjection('analysis', fieldCase, '$2::uuid'), 'camel')}::text
           from analysis ${analysisJoins('analysis')} where ${analysisVisible('analysis', '$2::uuid')}`,
  );
  const json = isId(ref) ? await ctx.app.reader.value(query, [viewer, ref]) : null;
  if (json === null) throw notFound('Analysis');
  return json;
}

/** Reads the latest version of an analysis for GraphQL. @throws AppError NOT_FOUND */
export const readAnalysis = async (ctx: Context, ref: string): Promise<Analysis> =>
  JSON.parse(await readAnalysisJson(ctx, ref, 'camel'));

/**
 * Reads one version of the viewer's own analysis, with the report that was written then.
 * @returns JSON text
 * @throws AppError NOT_FOUND, also for a version that does not exist; FORBIDDEN
 */
export async function readVersionJson(ctx: Context, id: string, number: number, fieldCase: FieldCase): Promise<string> {
  const analysis = await loadOwnAnalysis(ctx, id, 'read its versions');
  const query = statement(
    `analysis_version_${fieldCase}`,
    () => `select ${jsonObject(analysisProjection('analysis', fieldCase, '$2::uuid'), 'camel')}::text
           from analysis ${analysisJoins('analysis', '$3::int')} where ${analysisVisible('analysis', '$2::uuid')}`,
  );
  const isNumber = Number.isInteger(number) && number >= 1 && number <= analysis.versionCount;
  const json = isNumber ? await ctx.app.reader.value(query, [viewerId(ctx), analysis.id, number]) : null;
  if (json === null) throw notFound('Version');
  return json;
}

/** Reads one version of the viewer's own analysis for GraphQL. @throws AppError NOT_FOUND, FORBIDDEN */
export const readVersion = async (ctx: Context, id: string, number: number): Promise<Analysis> =>
  JSON.parse(await readVersionJson(ctx, id, number, 'camel'));

/** Reads the versions of the viewer's own analysis, the latest first. @returns JSON text @throws AppError NOT_FOUND, FORBIDDEN */
export async function readVersionsJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const analysis = await loadOwnAnalysis(ctx, id, 'read its versions');
  const query = statement(
    `analysis_versions_${fieldCase}`,
    () => `select coalesce(json_agg(${jsonObject(analysisVersionProjection('v'), fieldCase)} order by v.number desc), '[]')::text
           from analysis_version v where v.analysis_id = $1`,
  );
  return (await ctx.app.reader.value(query, [analysis.id]))!;
}

/** Reads the versions of the viewer's own analysis for GraphQL. @throws AppError NOT_FOUND, FORBIDDEN */
export const readVersions = async (ctx: Context, id: string): Promise<AnalysisVersion[]> =>
  JSON.parse(await readVersionsJson(ctx, id, 'camel'));

/**
 * Compares two versions of the viewer's own analysis.
 * @param from the one before `to` when left out
 * @param to the latest when left out
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `from` or `to`
 */
export async function readDiff(
  ctx: Context,
  id: string,
  { from, to }: { from?: number | null; to?: number | null },
): Promise<VersionDiff> {
  const analysis = await loadOwnAnalysis(ctx, id, 'compare its versions');
  const later = to ?? analysis.versionCount;
  const earlier = from ?? Math.max(later - 1, 1);
  for (const [field, number] of Object.entries({ from: earlier, to: later }))
    if (!Number.isInteger(number) || number < 1 || number > analysis.versionCount)
      throw badInput({ [field]: `${field} must be a version from 1 to ${analysis.versionCount}.` });
  const query = statement(
    'analysis_versions_compared',
    () => `select number, text, report from analysis_version where analysis_id = $1 and number = any($2::int[])`,
  );
  const rows = await ctx.app.reader.rows<ComparedVersion>(query, [analysis.id, [earlier, later]]);
  const find = (number: number): ComparedVersion => {
    const version = rows.find((row) => row.number === number);
    if (!version) throw notFound('Version');
    return version;
  };
  return compareVersions(find(earlier), find(later));
}

/** Reads the facts of the viewer's own analysis, which other domains take over. @throws AppError NOT_FOUND, FORBIDDEN */
export async function readFacts(ctx: Context, id: string): Promise<AnalysisFacts> {
  const analysis = await loadOwnAnalysis(ctx, id, 'use its facts');
  const query = statement(
    'analysis_facts',
    () => `select facts from analysis_version where analysis_id = $1 and number = $2`,
  );
  const [row] = await ctx.app.reader.rows<{ facts: AnalysisFacts }>(query, [analysis.id, analysis.versionCount]);
  if (!row) throw notFound('Analysis');
  return row.facts;
}

/** Reads the facts of the viewer's newest analysis; null without one. */
export async function readNewestFacts(ctx: Context): Promise<AnalysisFacts | null> {
  const query = statement(
    'analysis_newest_facts',
    () => `select v.facts from analysis a join analysis_version v on v.analysis_id = a.id and v.number = a.version_count
           where a.owner_id = $1 order by a.id desc limit 1`,
  );
  const [row] = await ctx.app.reader.rows<{ facts: AnalysisFacts }>(query, [viewerId(ctx)]);
  return row?.facts ?? null;
}
