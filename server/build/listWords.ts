/** Most words that a pattern may stand for. Beyond, it stays a pattern. */
const mostWords = 400;

/**
 * Words that a pattern like `^(?:every|each) days?$` matches, and no others.
 * @param source of a case-sensitive pattern
 * @returns undefined if it is no list of words but has repetition, ranges of characters or lookaround
 */
export function listWords(source: string): string[] | undefined {
  if (!source.startsWith('^') || !source.endsWith('$')) return undefined;
  const body = source.slice(1, -1);
  let at = 0;

  function readAlternatives(): string[] | undefined {
    const words: string[] = [];
    for (;;) {
      const sequence = readSequence();
      if (!sequence || words.length + sequence.length > mostWords) return undefined;
      words.push(...sequence);
      if (body[at] !== '|') return words;
      at++;
    }
  }

  function readSequence(): string[] | undefined {
    let words = [''];
    while (at < body.length && body[at] !== '|' && body[at] !== ')') {
      const part = readPart();
      if (!part || part.length * words.length > mostWords || /[?*+{]/.test(body[at] ?? '')) return undefined;
      words = words.flatMap((word) => part.map((end) => word + end));
    }
    return words;
  }

  /** A character, one of several, or a group, and each of them with or without a question mark. */
  function readPart(): string[] | undefined {
    let words: string[] | undefined = [body[at] ?? ''];
    if (body.startsWith('(?:', at)) {
      at += 3;
      words = readAlternatives();
      if (!words || body[at] !== ')') return undefined;
    } else if (body[at] === '[') {
      const end = body.indexOf(']', at);
      words = Array.from(body.slice(at + 1, end));
      if (words.some((letter) => /[\\^-]/.test(letter))) return undefined;
      at = end;
    } else if (/[\\.*+?{}()[\]^$]/.test(body[at] ?? '')) return undefined;
    at++;
    if (body[at] !== '?') return words;
    at++;
    return ['', ...words];
  }

  // `^a|b$` matches what starts with a or ends with b.
  const words = readSequence();
  return at === body.length ? words : undefined;
}
