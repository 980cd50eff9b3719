import { analysisLimits } from '../../../shared/contracts/analysis';
import { countGraphemes } from '../../../shared/graphemes';
import { pythionLimits, type AnalysisCardState } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { requireViewer, viewerId, write } from '../../context';
import { AppError, badInput, conflict, forbidden, notFound, toAppError } from '../../core/errors';
import { newId } from '../../core/ids';
import { validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { sql, type WriteTransaction } from '../../database/write';
import { countUse } from '../quotas';
import { textOfQuestion } from './analyst/report/questionBank';
import { analysisFailure } from './analystThread';
import { analyse, requireIdea } from './pythion.analyst';
import { analysisCardChanged, analysisChanged, analysisDeleted } from './pythion.events';
import {
  analysisTitleInput,
  analysisVersionInput,
  answersInput,
  quickAnalysisInput,
  testResultInput,
  withIdea,
} from './pythion.inputs';
import { analysisEditQuota, analysisQuota } from './pythion.quotas';
import {
  insertAnalysis,
  insertVersion,
  loadLatestVersion,
  loadOwnAnalysis,
  lockFounder,
  requireRoom,
  updateAnalysisRow,
  updateLatestVersion,
  type AnalysedVersion,
  type LoadedAnalysis,
  type LoadedVersion,
} from './pythion.store';
import { analysedText, type StoredAnswer } from './pythion.text';

/**
 * Analyses an idea and stores the report. A repeated call with the same Idempotency-Key returns the first analysis. A use is
 * counted before the text is analysed, so that texts that are rejected count too.
 * @returns the analysis's id
 * @throws AppError BAD_USER_INPUT naming `idea` or `language`, FORBIDDEN over the number of analyses, RATE_LIMITED;
 *   UNAUTHENTICATED, UNAVAILABLE and INTERNAL with the text of the specification
 */
export async function quickAnalyze(ctx: Context, input: unknown): Promise<string> {
  const viewer = requireViewer(ctx, analysisFailure).id;
  return analyseAndStore(ctx, viewer, input).catch((error: unknown) => {
    const known = toAppError(error);
    if (known && known.status < 500) throw error;
    if (!known) ctx.app.log.error({ err: error, requestId: ctx.requestId }, 'pythion: an analysis was not stored');
    throw new AppError(known?.code ?? 'INTERNAL', analysisFailure, known?.details);
  });
}

async function analyseAndStore(ctx: Context, viewer: string, input: unknown): Promise<string> {
  const { idea, language } = validate(quickAnalysisInput, withIdea(input));
  await write(ctx, (tx) => countUse(ctx, tx, analysisQuota));
  const analysed = await analyse(ctx, { text: idea, language: language ?? undefined });
  return write(ctx, async (tx) => {
    await lockFounder(tx, viewer);
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'quickAnalyze',
      subjectId: newId(),
    });
    if (!isNew) return id;
    await requireRoom(tx, viewer, true);
    await insertAnalysis(tx, id, viewer, { idea, answers: [], text: idea, ...analysed });
    return id;
  });
}

type ChangedTexts = { idea: string; answers: StoredAnswer[]; field: 'idea' | 'answers' };

type Change = {
  /** The texts that the change makes of the latest version. */
  next: (latest: LoadedVersion) => Promise<ChangedTexts> | ChangedTexts;
  store: (tx: WriteTransaction, analysis: LoadedAnalysis, version: AnalysedVersion) => Promise<unknown>;
};

/** Attempts to analyse a text that another call changes meanwhile. */
const maxAttempts = 3;

/** Analyses a changed text. Starts again when another call changed the analysis meanwhile. @throws AppError CONFLICT */
async function changeAnalysis(ctx: Context, id: string, action: string, { next, store }: Change): Promise<void> {
  const viewer = viewerId(ctx);
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const analysis = await loadOwnAnalysis(ctx, id, action);
    const { idea, answers, field } = await next(await loadLatestVersion(ctx, analysis));
    const text = analysedText(idea, answers);
    if (countGraphemes(text, analysisLimits.idea) > analysisLimits.idea)
      throw badInput({
        [field]: `The idea and the answers can have at most ${analysisLimits.idea.toLocaleString('en')} characters together.`,
      });
    const analysed = await analyse(ctx, { text, field });
    const isStored = await write(ctx, async (tx) => {
      await lockFounder(tx, viewer);
      const row = await tx.row<{ revision: number }>(
        sql`select revision from analysis where id = ${analysis.id} for no key update`,
      );
      if (!row) throw notFound('Analysis');
      if (row.revision !== analysis.revision) return false;
      await store(tx, analysis, { idea, answers, text, ...analysed });
      for (const event of analysisChanged(analysis, viewer)) tx.emit(event);
      return true;
    });
    if (isStored) return;
  }
  throw conflict({ id: 'This analysis was changed by another call. Try again.' });
}

/**
 * Analyses a new text as the next version. It has the answers of the version before.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `idea`, FORBIDDEN for others and over the number of versions, RATE_LIMITED,
 *   CONFLICT, UNAVAILABLE
 */
export async function createVersion(ctx: Context, id: string, input: unknown): Promise<void> {
  const { idea } = validate(analysisVersionInput, withIdea(input));
  await loadOwnAnalysis(ctx, id, 'change it');
  await write(ctx, (tx) => countUse(ctx, tx, analysisQuota));
  await changeAnalysis(ctx, id, 'change it', {
    next: async (latest) => {
      if (latest.answers.length > 0) await requireIdea(ctx, idea, latest.idea);
      return { idea, answers: latest.answers, field: 'idea' };
    },
    store: async (tx, analysis, version) => {
      const number = analysis.versionCount + 1;
      if (number > pythionLimits.versions)
        throw forbidden(`An analysis can have up to ${pythionLimits.versions} versions. Start a new analysis instead.`);
      await requireRoom(tx, analysis.ownerId, false);
      await insertVersion(tx, analysis.id, number, version);
      await updateAnalysisRow(tx, analysis.id, number, version);
    },
  });
}

/**
 * Saves answers to questions of the latest version and analyses it with them. The version stays the same one.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `answers`, FORBIDDEN, RATE_LIMITED, CONFLICT, UNAVAILABLE
 */
export async function answerQuestions(ctx: Context, id: string, input: unknown): Promise<void> {
  const { answers } = validate(answersInput, input);
  await loadOwnAnalysis(ctx, id, 'answer its questions');
  await write(ctx, (tx) => countUse(ctx, tx, analysisEditQuota));
  await changeAnalysis(ctx, id, 'answer its questions', {
    next: (latest) => ({ idea: latest.idea, answers: mergeAnswers(latest, answers), field: 'answers' }),
    store: async (tx, analysis, version) => {
      await updateLatestVersion(tx, analysis.id, analysis.versionCount, version);
      await updateAnalysisRow(tx, analysis.id, analysis.versionCount, version);
    },
  });
}

/** The answers of a version with changes, in the order in which they were first given. @throws AppError BAD_USER_INPUT */
function mergeAnswers(
  { answers, report }: LoadedVersion,
  changes: readonly { question: string; text: string }[],
): StoredAnswer[] {
  const merged = new Map(answers.map((answer) => [answer.question, answer]));
  for (const { question, text } of changes) {
    const questionText = merged.get(question)?.questionText ?? textOfQuestion(question, report.questions);
    if (questionText === undefined) throw badInput({ answers: 'This analysis doesn’t ask this question.' });
    if (text === '') merged.delete(question);
    else merged.set(question, { question, questionText, text });
  }
  if (merged.size > pythionLimits.answers)
    throw badInput({ answers: `An analysis can have up to ${pythionLimits.answers} answers.` });
  return [...merged.values()];
}

/** Sets whether the viewer's own analysis is starred. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export async function setStar(ctx: Context, id: string, starred: boolean): Promise<void> {
  const analysis = await loadOwnAnalysis(ctx, id, 'star it');
  await write(ctx, async (tx) => {
    const card = await tx.row<AnalysisCardState>(sql`
      update analysis set is_starred = ${starred} where id = ${analysis.id} and is_starred <> ${starred}
      returning id as "analysisId", title, is_starred as "isStarred"`);
    if (card) tx.emit(analysisCardChanged(card, analysis.ownerId));
  });
}

/**
 * Sets the title of the viewer's own analysis, which new versions keep. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `title`, RATE_LIMITED
 */
export async function renameAnalysis(ctx: Context, id: string, input: unknown): Promise<void> {
  const { title } = validate(analysisTitleInput, input);
  const analysis = await loadOwnAnalysis(ctx, id, 'rename it');
  await write(ctx, async (tx) => {
    const card = await tx.row<AnalysisCardState>(sql`
      update analysis set title = ${title}, has_own_title = true
      where id = ${analysis.id} and (title <> ${title} or not has_own_title)
      returning id as "analysisId", title, is_starred as "isStarred"`);
    if (!card) return;
    tx.emit(analysisCardChanged(card, analysis.ownerId));
    for (const event of analysisChanged(analysis, analysis.ownerId)) tx.emit(event);
    await countUse(ctx, tx, analysisEditQuota);
  });
}

/** Deletes the viewer's own analysis with its versions, shares and comments. @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteAnalysis(ctx: Context, id: string): Promise<string> {
  const analysis = await loadOwnAnalysis(ctx, id, 'delete it');
  await write(ctx, async (tx) => {
    const deleted = await tx.row(sql`delete from analysis where id = ${analysis.id} returning id`);
    if (deleted) for (const event of analysisDeleted(analysis, analysis.ownerId)) tx.emit(event);
  });
  return analysis.id;
}

/**
 * Saves what the test of an assumption found, or removes it. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming `claim`, `outcome` or `note`, RATE_LIMITED
 */
export async function setTestResult(ctx: Context, id: string, input: unknown): Promise<void> {
  const { claim, outcome, note } = validate(testResultInput, input);
  const analysis = await loadOwnAnalysis(ctx, id, 'enter results');
  const { report } = await loadLatestVersion(ctx, analysis);
  await write(ctx, async (tx) => {
    await tx.rows(sql`select from analysis where id = ${analysis.id} for no key update`);
    const results = await tx.rows<{ claim: string; assumption: string }>(
      sql`select claim, assumption from analysis_result where analysis_id = ${analysis.id}`,
    );
    const earlier = results.find((result) => result.claim === claim)?.assumption;
    const assumption = earlier ?? report.assumptions.find((one) => one.claim === claim)?.text;
    if (assumption === undefined) throw badInput({ claim: 'This analysis has no such assumption.' });
    if (outcome == null)
      await tx.rows(sql`delete from analysis_result where analysis_id = ${analysis.id} and claim = ${claim}`);
    else {
      if (earlier === undefined && results.length >= pythionLimits.results)
        throw forbidden(`An analysis can have up to ${pythionLimits.results} results. Remove one first.`);
      await tx.rows(sql`
        insert into analysis_result (analysis_id, claim, assumption, outcome, note)
        values (${analysis.id}, ${claim}, ${assumption}, ${outcome}, ${note})
        on conflict (analysis_id, claim) do update set outcome = excluded.outcome, note = excluded.note, updated_at = now()`);
    }
    for (const event of analysisChanged(analysis, analysis.ownerId)) tx.emit(event);
    await countUse(ctx, tx, analysisEditQuota);
  });
}
