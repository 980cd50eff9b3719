export type TextPart = { text: string } | { from: number; to: number };

/** Splits a text of the rubric at its references: "Behaviour beats words. [1-3]". */
export function splitReferences(text: string): TextPart[] {
  return text
    .split(/(\[\d+(?:-\d+)?\])/)
    .filter(Boolean)
    .map((part) => {
      const [, from, to = from] = /^\[(\d+)(?:-(\d+))?\]$/.exec(part) ?? [];
      return from === undefined ? { text: part } : { from: Number(from), to: Number(to) };
    });
}
