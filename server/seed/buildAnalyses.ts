import { AnalystThread } from '../modules/pythion/analystThread';
import { claimText, toDocument } from '../modules/pythion/pythion.document';
import {
  insertAnalysis,
  insertVersion,
  updateAnalysisRow,
  type AnalysedVersion,
} from '../modules/pythion/pythion.store';
import { sql, type WriteTransaction } from '../database/write';
import { analyses } from './analyses';
import type { People } from './buildPeople';
import { hoursBefore } from './clock';
import { insertRows } from './insert';
import type { RandomSource } from './random';

type AnalysedSeed = { seed: (typeof analyses)[number]; versions: AnalysedVersion[] };

/** Analyses the ideas of the cast. @throws Error when the analyst rejects one */
export async function analyseSeeds(): Promise<AnalysedSeed[]> {
  const thread = new AnalystThread();
  const analyseIdea = async ({ idea }: { idea: string }): Promise<AnalysedVersion> => {
    const result = await thread.analyse(idea);
    if (!result.ok) throw new Error(`An idea of the demo community was rejected: ${result.message}`);
    return { idea, answers: [], text: idea, report: result.report, facts: result.facts };
  };
  try {
    return await Promise.all(
      analyses.map(async (seed) => ({ seed, versions: await Promise.all(seed.versions.map(analyseIdea)) })),
    );
  } finally {
    await thread.stop();
  }
}

/** Inserts the analyses with their shares and comments. */
export async function insertAnalyses(
  tx: WriteTransaction,
  now: Date,
  random: RandomSource,
  people: People,
  analysed: readonly AnalysedSeed[],
): Promise<void> {
  for (const { seed, versions } of analysed) {
    const [first, ...later] = versions;
    const times = seed.versions.map(({ ageHours }) => hoursBefore(now, ageHours));
    const last = versions.at(-1)!;
    const id = random.uuidAt(times[0]!);
    await insertAnalysis(tx, id, people.byUsername(seed.by).id, first!);
    for (const [index, version] of later.entries()) {
      await insertVersion(tx, id, index + 2, version);
      await updateAnalysisRow(tx, id, index + 2, version);
    }
    for (const [index, time] of times.entries())
      await tx.rows(
        sql`update analysis_version set created_at = ${time}, updated_at = ${time} where analysis_id = ${id} and number = ${index + 1}`,
      );
    await tx.rows(
      sql`update analysis set is_starred = ${seed.isStarred ?? false}, created_at = ${times[0]!}, updated_at = ${times.at(-1)!} where id = ${id}`,
    );
    const shares = (seed.sharedWith ?? []).map((username) => ({
      id: random.uuidAt(times.at(-1)!),
      analysis_id: id,
      person_id: people.byUsername(username).id,
      created_at: times.at(-1)!,
    }));
    const comments = (seed.comments ?? []).map(({ by, ageHours, claim, content }) => ({
      id: random.uuidAt(hoursBefore(now, ageHours)),
      analysis_id: id,
      author_id: people.byUsername(by).id,
      version_number: versions.length,
      claim,
      claim_text: claimText(toDocument(last.report), claim) ?? '',
      content,
      created_at: hoursBefore(now, ageHours),
    }));
    await insertRows(tx, 'analysis_share', shares);
    await insertRows(tx, 'analysis_comment', comments);
  }
}
