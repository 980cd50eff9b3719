import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readClaims } from '../../server/modules/pythion/analyst/claims/readClaims';
import { judgeActs } from '../../server/modules/pythion/analyst/legal/judge';
import { readText } from '../../server/modules/pythion/analyst/text/readText';

/**
 * What the analyst's rules read in English sentences that others labeled with what they state: precision and recall of each label,
 * printed. The labels are the kinds of claims, the levels of evidence, and harm. Nobody who wrote them had seen the rules. The
 * network learned from them: bench:statements measures it.
 */
const folder = new URL('statements/', import.meta.url);
const lines = (name: string): unknown[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

type Idea = { language?: string; sentences: [text: string, labels: string][] };
type Act = { language?: string; text: string; label: 'harm' | 'remedy' | 'harmless' };
type Count = { right: number; read: number; stated: number };

const counts = new Map<string, Count>();
function count(label: string, isRead: boolean, isStated: boolean): void {
  const { right, read, stated } = counts.get(label) ?? { right: 0, read: 0, stated: 0 };
  counts.set(label, {
    right: right + Number(isRead && isStated),
    read: read + Number(isRead),
    stated: stated + Number(isStated),
  });
}

function readIdea({ sentences }: Idea, known: ReadonlySet<string>): void {
  const source = sentences.map(([text]) => text).join(' ');
  const { clauses, normal } = readText(source, 'en');
  const claims = readClaims(clauses).map(({ kind, evidence, clause }) => ({
    label: kind === 'evidence' ? `evidence${Math.floor(evidence)}` : kind,
    at: normal.starts[clause.start] ?? 0,
  }));
  let start = 0;
  for (const [text, labels] of sentences) {
    const end = start + text.length;
    const read = new Set(claims.filter(({ at }) => at >= start && at < end).map(({ label }) => label as string));
    const stated = new Set(labels.split(' '));
    for (const label of known) count(label, read.has(label), stated.has(label));
    start = end + 1;
  }
}

test('statements of labeled ideas and acts', () => {
  const all = readdirSync(folder)
    .filter((name) => name !== 'guards.jsonl')
    .flatMap((name) => lines(name) as (Idea | Act)[])
    .filter(({ language = 'en' }) => language === 'en');
  const ideas = all.filter((line): line is Idea => 'sentences' in line);
  const acts = all.filter((line): line is Act => 'label' in line);
  const labels = ideas.flatMap(({ sentences }) => sentences.flatMap(([, stated]) => stated.split(' ')));
  const unread = new Set(['', 'harm', 'refusal', 'regulated', 'void', 'evidence1']);
  const known = new Set(labels.filter((label) => !unread.has(label)));
  for (const idea of ideas) readIdea(idea, known);
  for (const { text, label } of acts)
    count('harm', judgeActs(readText(text, 'en').clauses).harm !== undefined, label === 'harm');
  for (const [label, { right, read, stated }] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${label}: precision ${(right / read).toFixed(2)}, recall ${(right / stated).toFixed(2)} of ${stated}`);
  expect(ideas.length).toBeGreaterThan(1_000);
}, 300_000);
