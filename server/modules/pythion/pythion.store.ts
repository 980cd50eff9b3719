import type { AnalysisFacts, AnalysisReport } from '../../../shared/contracts/analysis';
import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { toDocument, toFactsDocument, type ReportDocument } from './pythion.document';
import { analysisVisible } from './pythion.policy';
import { titleOf, type StoredAnswer } from './pythion.text';

export type LoadedAnalysis = {
  id: string;
  ownerId: string;
  versionCount: number;
  revision: number;
  /** Id of its link, if it has one. */
  linkId: string | null;
};

/** Loads an analysis that the viewer may see. @param ref its id, or that of a share @throws AppError NOT_FOUND */
export async function loadReadableAnalysis(ctx: Context, ref: string): Promise<LoadedAnalysis> {
  const viewer = viewerId(ctx);
  const query = statement(
    'analysis_readable',
    () => `select a.id, a.owner_id as "ownerId", a.version_count as "versionCount", a.revision,
             (select link.id from analysis_share link where link.analysis_id = a.id and link.person_id is null) as "linkId"
           from analysis a where ${analysisVisible('a', '$2::uuid')}`,
  );
  const [analysis] = isId(ref) ? await ctx.app.reader.rows<LoadedAnalysis>(query, [viewer, ref]) : [];
  if (!analysis) throw notFound('Analysis');
  return analysis;
}

/** Loads the viewer's own analysis. @throws AppError NOT_FOUND, FORBIDDEN for those it is shared with */
export async function loadOwnAnalysis(ctx: Context, id: string, action: string): Promise<LoadedAnalysis> {
  const analysis = await loadReadableAnalysis(ctx, id);
  if (analysis.ownerId !== viewerId(ctx)) throw forbidden(`Only the owner of this analysis can ${action}.`);
  return analysis;
}

export type LoadedVersion = { idea: string; answers: StoredAnswer[]; report: ReportDocument };

/** Loads the latest version of an analysis that was checked before. @throws AppError NOT_FOUND */
export async function loadLatestVersion(ctx: Context, { id, versionCount }: LoadedAnalysis): Promise<LoadedVersion> {
  const query = statement(
    'analysis_latest',
    () => `select idea, answers, report from analysis_version where analysis_id = $1 and number = $2`,
  );
  const [version] = await ctx.app.reader.rows<LoadedVersion>(query, [id, versionCount]);
  if (!version) throw notFound('Analysis');
  return version;
}

/** What is stored of an analysed text. */
export type AnalysedVersion = {
  idea: string;
  answers: readonly StoredAnswer[];
  text: string;
  report: AnalysisReport;
  facts: AnalysisFacts;
};

/** Locks the viewer, so that analyses are counted one after the other. People are locked before analyses. */
export const lockFounder = (tx: WriteTransaction, viewer: string): Promise<unknown> =>
  tx.rows(sql`select from profile where id = ${viewer} for no key update`);

/** @throws AppError FORBIDDEN over the number of analyses or versions that a person may have. The caller has locked them. */
export async function requireRoom(tx: WriteTransaction, viewer: string, isNewAnalysis: boolean): Promise<void> {
  const stored = await tx.row<{ analyses: number; versions: number }>(sql`
    select count(*)::int as analyses, coalesce(sum(version_count), 0)::int as versions from analysis where owner_id = ${viewer}`);
  const { analyses, allVersions } = pythionLimits;
  if (isNewAnalysis && stored!.analyses >= analyses)
    throw forbidden(`You can have up to ${analyses} analyses. Delete one first.`);
  if (stored!.versions >= allVersions)
    throw forbidden(
      `Your analyses can have up to ${allVersions.toLocaleString('en')} versions together. Delete one first.`,
    );
}

/** Inserts an analysis with its first version. */
export async function insertAnalysis(
  tx: WriteTransaction,
  id: string,
  ownerId: string,
  version: AnalysedVersion,
): Promise<void> {
  const { score, verdict, confidence } = version.report;
  await tx.rows(sql`
    insert into analysis (id, owner_id, title, score, verdict, confidence)
    values (${id}, ${ownerId}, ${titleOf(version.idea, version.facts)}, ${score}, ${verdict}, ${confidence})`);
  await insertVersion(tx, id, 1, version);
}

export function insertVersion(
  tx: WriteTransaction,
  analysisId: string,
  number: number,
  { idea, answers, text, report, facts }: AnalysedVersion,
): Promise<unknown> {
  return tx.rows(sql`
    insert into analysis_version (id, analysis_id, number, idea, answers, text, report, facts)
    values (${newId()}, ${analysisId}, ${number}, ${idea}, ${JSON.stringify(answers)}::jsonb, ${text},
      ${JSON.stringify(toDocument(report))}::jsonb, ${JSON.stringify(toFactsDocument(facts))}::jsonb)`);
}

/** Replaces the answers of the latest version, and with them its report. */
export function updateLatestVersion(
  tx: WriteTransaction,
  analysisId: string,
  number: number,
  { answers, text, report, facts }: AnalysedVersion,
): Promise<unknown> {
  return tx.rows(sql`
    update analysis_version set answers = ${JSON.stringify(answers)}::jsonb, text = ${text}, updated_at = now(),
      report = ${JSON.stringify(toDocument(report))}::jsonb, facts = ${JSON.stringify(toFactsDocument(facts))}::jsonb
    where analysis_id = ${analysisId} and number = ${number}`);
}

/** Writes what lists show of the latest version. A title that the founder set stays. */
export function updateAnalysisRow(
  tx: WriteTransaction,
  id: string,
  versionCount: number,
  { idea, facts, report: { score, verdict, confidence } }: AnalysedVersion,
): Promise<unknown> {
  return tx.rows(sql`
    update analysis set title = case when has_own_title then title else ${titleOf(idea, facts)} end, score = ${score}, verdict = ${verdict}, confidence = ${confidence},
      version_count = ${versionCount}, revision = revision + 1, updated_at = now() where id = ${id}`);
}
