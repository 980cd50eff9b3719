import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Path of the JSON report of a test runner. @param name 'unit', 'api' or 'playwright' */
export const reportPath = (name) => join(root, `test-results/${name}.json`);
const names = ['unit', 'api', 'playwright'];

export const removeReports = () => names.forEach((name) => rmSync(reportPath(name), { force: true }));

const readReport = (name) =>
  existsSync(reportPath(name)) ? JSON.parse(readFileSync(reportPath(name), 'utf8')) : undefined;

const countVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
});

const countPlaywright = ({ stats } = {}) => ({
  passed: stats ? stats.expected + stats.flaky : 0,
  failed: stats?.unexpected ?? 0,
  skipped: stats?.skipped ?? 0,
});

/** Sums the reports of this run. @returns numbers of tests */
export function countTests() {
  const counts = [
    countVitest(readReport('unit')),
    countVitest(readReport('api')),
    countPlaywright(readReport('playwright')),
  ];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
