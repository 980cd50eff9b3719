type Line = { start: number; end: number };

/** A line, the next one, and the break between them. */
type Break = { at: number; line: Line; next: Line };

/**
 * Which line breaks end a sentence. Those of a list do: most of its lines are so short that the first word of the next one would
 * have fitted. In a text that was wrapped at some width, only a line that left much room does.
 * @param text lower case, with the line breaks of the founder
 * @param isLower whether the founder wrote a small letter there
 */
export function readLineBreaks(text: string, isLower: (at: number) => boolean): (at: number) => boolean {
  const lines = linesOf(text);
  const breaks = breaksOf(text, lines);
  const width = Math.max(0, ...lines.map(lengthOf));
  const roomAfter = ({ line, next }: Break): number => width - lengthOf(line) - 1 - firstWord(text, next);
  const fitting = breaks.filter((each) => roomAfter(each) >= 0).length;
  const small = breaks.filter(({ next }) => isLower(next.start)).length;
  const isList =
    fitting * 2 > breaks.length || (small === 0 && breaks.length >= 3 && lines.some((line) => hasSmall(line, isLower)));
  const isSmallUsual = small * 2 > breaks.length;
  const isInside = (each: Break): boolean => {
    // A line of a poem ends with a comma.
    if (text.charAt(each.line.end - 1) === ',') return true;
    const isOnward = isLower(each.next.start);
    return isList ? isOnward && !isSmallUsual : isOnward || roomAfter(each) < width * leastRoom;
  };
  const inside = new Set(breaks.filter(isInside).map(({ at }) => at));
  return (at) => !inside.has(at);
}

/** Share of the width that a line of a wrapped text has left where a sentence ends with it. */
const leastRoom = 0.25;

const lengthOf = ({ start, end }: Line): number => end - start;

/** Lines with something in them, without the blanks around it. */
function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/g), ({ 0: line, index }) => {
    const start = index + line.length - line.trimStart().length;
    return { start, end: index + line.trimEnd().length };
  });
}

/** Breaks without an empty line. */
const breaksOf = (text: string, lines: readonly Line[]): Break[] =>
  lines.slice(1).flatMap((next, index) => {
    const line = lines[index];
    const at = line ? text.indexOf('\n', line.end) : -1;
    return line && text.lastIndexOf('\n', next.start) === at ? [{ at, line, next }] : [];
  });

/** Length of the first word. Chinese may be divided after any character. */
function firstWord(text: string, { start, end }: Line): number {
  if (/\p{Script=Han}/u.test(text.charAt(start))) return 1;
  const space = text.indexOf(' ', start);
  return Math.min(space === -1 ? end : space, end) - start;
}

const hasSmall = ({ start, end }: Line, isLower: (at: number) => boolean): boolean => {
  for (let at = start; at < end; at++) if (isLower(at)) return true;
  return false;
};
