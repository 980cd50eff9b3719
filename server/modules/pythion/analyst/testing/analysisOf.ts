import { analyseIdea, type AnalysisResult } from '../analyse';

/** The report and the facts of a text that is an idea. */
export function analysisOf(text: string): Extract<AnalysisResult, { ok: true }> {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(result.message);
  return result;
}
