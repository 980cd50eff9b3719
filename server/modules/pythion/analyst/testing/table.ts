import type { RelationResult } from './suite';

/** Misses of each scorer, one relation a line. */
export function formatTable(results: Readonly<Record<string, readonly RelationResult[]>>): string {
  const names = Object.keys(results);
  const [first = []] = Object.values(results);
  const head = ['misses'.padEnd(24), 'checks'.padStart(7), ...names.map((name) => name.padStart(9))].join(' ');
  const lines = first.map(({ relation, checks }, index) =>
    [
      relation.padEnd(24),
      String(checks).padStart(7),
      ...names.map((name) => String(results[name]?.[index]?.misses.length ?? 0).padStart(9)),
    ].join(' '),
  );
  return [head, ...lines].join('\n');
}

/** Pearson's correlation of text length and score. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const covariance = pairs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const spread = Math.sqrt(
    pairs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0) * pairs.reduce((sum, [, y]) => sum + (y - meanY) ** 2, 0),
  );
  return covariance / spread;
}
