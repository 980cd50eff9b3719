import { readdirSync, readFileSync } from 'node:fs';
import type { Claim } from '../../server/modules/pythion/analyst/claims/claim';
import type { ReadText } from '../../server/modules/pythion/analyst/text/readText';

/** Ideas whose sentences people labeled with what they state: the kinds of claims, the levels of evidence, and harm. */
export type LabeledIdea = { language?: string; sentences: [text: string, labels: string][] };

type Count = { right: number; read: number; stated: number };

/** The lines of the files of a folder beside this file, of all or of those whose names start so. */
export function readLabeled(folder: string, start = ''): unknown[] {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.startsWith(start) && name !== 'guards.jsonl')
    .flatMap((name) => readFileSync(new URL(name, url), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as unknown);
}

/** Labels that no claim stands for. */
const unread = new Set(['', 'harm', 'refusal', 'regulated', 'void', 'evidence1']);

export const labelsIn = (ideas: readonly LabeledIdea[]): ReadonlySet<string> =>
  new Set(
    ideas
      .flatMap(({ sentences }) => sentences.flatMap(([, labels]) => labels.split(' ')))
      .filter((label) => !unread.has(label)),
  );

/** How often each label is read where it is stated, and the other way round. */
export class LabelCounts {
  private readonly counts = new Map<string, Count>();

  count(label: string, isRead: boolean, isStated: boolean): void {
    const { right, read, stated } = this.counts.get(label) ?? { right: 0, read: 0, stated: 0 };
    this.counts.set(label, {
      right: right + Number(isRead && isStated),
      read: read + Number(isRead),
      stated: stated + Number(isStated),
    });
  }

  /** Counts the claims that were read in the text of an idea, sentence by sentence. */
  countIdea(
    { sentences }: LabeledIdea,
    { normal }: Pick<ReadText, 'normal'>,
    claims: readonly Claim[],
    known: ReadonlySet<string>,
  ): void {
    const found = claims.map(({ kind, evidence, clause }) => ({
      label: kind === 'evidence' ? `evidence${Math.floor(evidence)}` : kind,
      at: normal.starts[clause.start] ?? 0,
    }));
    let start = 0;
    for (const [text, labels] of sentences) {
      const end = start + text.length;
      const read = new Set(found.filter(({ at }) => at >= start && at < end).map(({ label }) => label as string));
      const stated = new Set(labels.split(' '));
      for (const label of known) this.count(label, read.has(label), stated.has(label));
      start = end + 1;
    }
  }

  print(title: string): void {
    for (const [label, { right, read, stated }] of [...this.counts].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    ))
      console.log(
        `${title}${label}: precision ${(right / read).toFixed(2)}, recall ${(right / stated).toFixed(2)} of ${stated}`,
      );
    const sum = (key: keyof Count) => [...this.counts.values()].reduce((total, count) => total + count[key], 0);
    const [precision, recall] = [sum('right') / sum('read'), sum('right') / sum('stated')];
    console.log(
      `${title}all: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`,
    );
  }
}

export const textOf = ({ sentences }: LabeledIdea): string => sentences.map(([text]) => text).join(' ');
