import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const bestOf = (text: string, language: string): number =>
  Math.max(0, ...reviewedOf(text, language).flatMap(({ kind, evidence }) => (kind === 'evidence' ? [evidence] : [])));

test.for([
  ['en', 'Runners get blisters. We asked 12 runners whether they like it, and 10 said yes.'],
  ['en', 'Runners get blisters. We asked 12 runners if they like our sock. 10 said yes.'],
  ['en', 'Runners get blisters. 10 of 12 runners told us they like it.'],
  ['de', 'Läufer bekommen Blasen. Wir haben 12 Läufer gefragt, ob sie ihnen gefällt, und 10 sagten ja.'],
  ['es', 'A los corredores les salen ampollas. Preguntamos a 12 corredores si les gusta, y 10 dijeron que sí.'],
  ['zh', '跑步的人脚会起泡。我们问了12位跑步者喜不喜欢，10位说喜欢。'],
] as const)('who likes it has an opinion, %s: %s', ([language, text]) => {
  expect(bestOf(text, language)).toBeLessThan(2);
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect(kinds).not.toContain('channelTried');
  expect(kinds).not.toContain('nobodyStayed');
});

test.for([
  ['en', 'Runners get blisters. We asked 12 runners how they treat blisters, and 10 showed us their plasters.', 3],
  ['en', 'Runners get blisters. We asked 12 runners whether they like it, and 10 bought a pair for 15 euros.', 5],
  ['zh', '跑步的人脚会起泡。我们问了12位跑步者喜不喜欢，10位付了15元买了一双。', 5],
] as const)('what those asked did counts, %s: %s', ([language, text, level]) => {
  expect(bestOf(text, language)).toBeGreaterThanOrEqual(level);
});
