import type { EnrichmentStatusName } from '../../../shared/contracts/pythion';
import type { ReportSentence } from '../../../shared/contracts/analysis';
import { sql, type WriteTransaction } from '../../database/write';
import { toSentenceDocument } from './pythion.document';
import { analysisChanged, enrichmentProgressed } from './pythion.events';

/** One attempt at an enrichment. After a later attempt or another run has started, this one may not change anything. */
export type EnrichmentAttempt = { analysisId: string; runId: string; attempt: number };

/** What an attempt sends to the model. */
export type EnrichmentInput = EnrichmentAttempt & { text: string; report: Pick<ReportSentence, 'section' | 'text'>[] };

/** SQL condition: the enrichment's text is still the latest one, and its owner may still use the product. */
const isCurrent = sql`exists (
  select from analysis a join account on account.id = a.owner_id
  where a.id = analysis_enrichment.analysis_id and a.revision = analysis_enrichment.revision and account.deleted_at is null)`;

const isRunning = ({ analysisId, runId, attempt }: EnrichmentAttempt) =>
  sql`analysis_id = ${analysisId} and run_id = ${runId} and attempt = ${attempt} and status = 'running' and ${isCurrent}`;

type Row = {
  ownerId: string;
  linkId: string | null;
  status: EnrichmentStatusName;
  progress: number;
  sentences: number;
};

const returned = sql`
  returning status, progress, sentence_count as sentences,
    (select a.owner_id from analysis a where a.id = analysis_id) as "ownerId",
    (select link.id from analysis_share link where link.analysis_id = analysis_enrichment.analysis_id and link.person_id is null) as "linkId"`;

/** Emits the state of an enrichment's row. @returns false when there is no row */
function emitProgress(tx: WriteTransaction, analysisId: string, row: Row | undefined): boolean {
  if (row) for (const event of enrichmentProgressed({ ...row, id: analysisId })) tx.emit(event);
  return row !== undefined;
}

/** The report has other sentences: its readers read it again. */
function emitChange(tx: WriteTransaction, id: string, { linkId, ownerId }: Row): void {
  for (const event of analysisChanged({ id, linkId }, ownerId)) tx.emit(event);
}

/** Starts an enrichment of the latest text, and removes sentences of an earlier one. The caller has locked the analysis. */
export async function insertEnrichment(
  tx: WriteTransaction,
  { analysisId, runId, model }: { analysisId: string; runId: string; model: string },
): Promise<void> {
  const changed = await removeModelSentences(tx, analysisId);
  const row = await tx.row<Row>(sql`
    insert into analysis_enrichment (analysis_id, run_id, revision, model)
    select id, ${runId}, revision, ${model} from analysis where id = ${analysisId}
    on conflict (analysis_id) do update set run_id = excluded.run_id, revision = excluded.revision, model = excluded.model,
      attempt = 0, status = 'running', progress = 0, sentence_count = 0, dropped_count = 0, failure = null, updated_at = now()
    ${returned}`);
  emitProgress(tx, analysisId, row);
  if (row && changed.length > 0) emitChange(tx, analysisId, row);
}

/** SQL: sentences of a report without those of a model. @param report SQL of the report */
const builtInSentences = (report: ReturnType<typeof sql>) => sql`
  (select coalesce(jsonb_agg(told order by position), '[]') from jsonb_array_elements(${report}->'sentences') with ordinality as one(told, position)
   where told->>'source' is distinct from 'model')`;

const latestVersion = (analysisId: string) =>
  sql`analysis_id = ${analysisId} and number = (select version_count from analysis where id = ${analysisId})`;

const removeModelSentences = (tx: WriteTransaction, analysisId: string): Promise<unknown[]> =>
  tx.rows(sql`
    update analysis_version set report = jsonb_set(report, '{sentences}', ${builtInSentences(sql`report`)})
    where ${latestVersion(analysisId)} and report->'sentences' @> '[{"source": "model"}]' returning id`);

/** Starts an attempt. @returns undefined when the enrichment was cancelled, replaced, or its text changed */
export async function startAttempt(
  tx: WriteTransaction,
  { analysisId, runId }: { analysisId: string; runId: string },
): Promise<EnrichmentInput | undefined> {
  const started = await tx.row<{ attempt: number }>(sql`
    update analysis_enrichment set attempt = attempt + 1, updated_at = now()
    where analysis_id = ${analysisId} and run_id = ${runId} and status = 'running' and ${isCurrent} returning attempt`);
  if (!started) return undefined;
  const version = await tx.row<Pick<EnrichmentInput, 'text' | 'report'>>(
    sql`select text, report->'sentences' as report from analysis_version where ${latestVersion(analysisId)}`,
  );
  return version && { analysisId, runId, ...started, ...version };
}

/** Stores the progress of an attempt. @returns false when it may not continue */
export async function updateProgress(
  tx: WriteTransaction,
  attempt: EnrichmentAttempt,
  { progress, sentences, dropped }: { progress: number; sentences: number; dropped: number },
): Promise<boolean> {
  const row = await tx.row<Row>(sql`
    update analysis_enrichment set progress = ${progress}, sentence_count = ${sentences}, dropped_count = ${dropped}, updated_at = now()
    where ${isRunning(attempt)} ${returned}`);
  return emitProgress(tx, attempt.analysisId, row);
}

/** Whether an attempt may continue. */
export const isAttemptRunning = async (tx: WriteTransaction, attempt: EnrichmentAttempt): Promise<boolean> =>
  (await tx.row(sql`select from analysis_enrichment where ${isRunning(attempt)}`)) !== undefined;

/** Adds an attempt's sentences to the report of the latest version. Does nothing when the attempt may not continue. */
export async function finishEnrichment(
  tx: WriteTransaction,
  attempt: EnrichmentAttempt,
  { sentences, dropped }: { sentences: readonly ReportSentence[]; dropped: number },
): Promise<void> {
  const { analysisId } = attempt;
  // A change of the text waits until the commit.
  await tx.rows(sql`select from analysis where id = ${analysisId} for no key update`);
  const row = await tx.row<Row>(sql`
    update analysis_enrichment set status = 'done', progress = 100, sentence_count = ${sentences.length}, dropped_count = ${dropped}, updated_at = now()
    where ${isRunning(attempt)} ${returned}`);
  if (!row) return;
  const added = JSON.stringify(sentences.map(toSentenceDocument));
  await tx.rows(sql`
    update analysis_version set report = jsonb_set(report, '{sentences}', ${builtInSentences(sql`report`)} || ${added}::jsonb)
    where ${latestVersion(analysisId)}`);
  emitProgress(tx, analysisId, row);
  emitChange(tx, analysisId, row);
}

/** Ends an attempt without sentences. @param failure why, for the founder */
export async function failEnrichment(tx: WriteTransaction, attempt: EnrichmentAttempt, failure: string): Promise<void> {
  const row = await tx.row<Row>(sql`
    update analysis_enrichment set status = 'failed', failure = ${failure}, sentence_count = 0, updated_at = now()
    where ${isRunning(attempt)} ${returned}`);
  emitProgress(tx, attempt.analysisId, row);
}

/** Cancels the running enrichment of an analysis, if there is one. */
export async function cancelRunningEnrichment(tx: WriteTransaction, analysisId: string): Promise<void> {
  const row = await tx.row<Row>(sql`
    update analysis_enrichment set status = 'cancelled', sentence_count = 0, updated_at = now()
    where analysis_id = ${analysisId} and status = 'running' ${returned}`);
  emitProgress(tx, analysisId, row);
}
