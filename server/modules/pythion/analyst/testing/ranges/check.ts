import type { AnalysisReport } from '../../../../../../shared/contracts/analysis';
import { analyseIdea } from '../../analyse';
import type { RangedIdea, RangeSet } from './range';

const reportOf = (text: string): AnalysisReport | undefined => {
  const result = analyseIdea(text);
  return result.ok ? result.report : undefined;
};
const scoreOf = (text: string): number => reportOf(text)?.score ?? -1;
const legalOf = (text: string): string =>
  reportOf(text)?.dealBreakers.find(({ key }) => key === 'legal')?.state ?? 'rejected';

/** The number of checks and the name of each miss, such as "a-idea-01 adoption". */
export function checkRanges(set: RangeSet): { checks: number; misses: string[] } {
  const misses: string[] = [];
  let checks = 0;
  const check = (isMet: boolean, name: string): void => {
    checks++;
    if (!isMet) misses.push(name);
  };
  for (const idea of set.ideas) checkIdea(idea, check);
  for (const { id, better, worse, minGap } of set.pairs) check(scoreOf(better) - scoreOf(worse) >= minGap, id);
  for (const { id, harm, remedy } of set.lookAlikes) {
    check(legalOf(harm) === 'fail', `${id} harm`);
    check(!['fail', 'rejected'].includes(legalOf(remedy)), `${id} remedy`);
  }
  for (const { id, base, forms } of set.forms ?? [])
    for (const [index, form] of forms.entries()) check(Math.abs(scoreOf(form) - scoreOf(base)) <= 2, `${id} ${index}`);
  for (const { id, base, added } of set.worthless ?? []) check(scoreOf(`${base} ${added}`) - scoreOf(base) <= 1, id);
  for (const { id, base, added } of set.evidence ?? []) check(scoreOf(`${base} ${added}`) >= scoreOf(base), id);
  for (const text of set.rejected ?? []) check(!analyseIdea(text).ok, `accepted: ${text}`);
  for (const text of set.accepted ?? []) check(analyseIdea(text).ok, `rejected: ${text}`);
  return { checks, misses };
}

function checkIdea({ id, text, expect }: RangedIdea, check: (isMet: boolean, name: string) => void): void {
  const report = reportOf(text);
  check(report !== undefined, `${id} accepted`);
  if (!report) return;
  for (const rule of expect.split(', ')) check(meets(rule, report), `${id} ${rule}`);
}

/** One of "score 1..9", "adoption 1..2", "verdict go/pivot", "reach: pass/unknown", "capped" and "uncapped". */
function meets(rule: string, report: AnalysisReport): boolean {
  const [subject = '', allowed = ''] = rule.split(' ');
  if (subject.endsWith('capped')) return report.caps.length > 0 === (subject === 'capped');
  if (subject === 'verdict') return allowed.split('/').includes(report.verdict);
  if (subject.endsWith(':')) {
    const breaker = report.dealBreakers.find(({ key }) => `${key}:` === subject);
    return breaker !== undefined && allowed.split('/').includes(breaker.state);
  }
  const [least = 0, most = 0] = allowed.split('..').map(Number);
  const value = subject === 'score' ? report.score : report.scores.find(({ key }) => key === subject)?.score;
  return value !== undefined && value >= least && value <= most;
}
