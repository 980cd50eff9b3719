/** Other ways to write the same idea. The score may differ by two points. */
export const variants: Readonly<Record<string, (text: string) => string>> = {
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  'reversed order': (text) => sentencesOf(text).toReversed().join(' '),
  'one line each': (text) => sentencesOf(text).join('\n'),
  'blank lines': (text) => sentencesOf(text).join('\n\n'),
  bullets: (text) =>
    sentencesOf(text)
      .map((sentence) => `- ${sentence}`)
      .join('\n'),
  'list numbers': (text) =>
    sentencesOf(text)
      .map((sentence, index) => `${index + 1}. ${sentence}`)
      .join('\n'),
  'wrapped lines': (text) => wrap(text, 60),
  markup: (text) =>
    `## ${sentencesOf(text)
      .map((sentence) => `**${sentence}**`)
      .join(' ')}`,
  'wide blanks': (text) => text.replaceAll(' ', '\u00a0 '),
  'currency codes': (text) =>
    text
      .replaceAll(/€(\d[\d.,]*\d|\d)/g, '$1 EUR')
      .replaceAll(/\$(\d[\d.,]*\d|\d)/g, '$1 USD')
      .replaceAll(/\beuros?\b/g, 'EUR')
      .replaceAll(/\bdollars?\b/g, 'USD'),
  'currency signs': (text) =>
    text
      .replaceAll(/(\d[\d.,]*\d|\d) (?:euros|euro|Euro)\b/g, '€$1')
      .replaceAll(/(\d[\d.,]*\d|\d) dollars?\b/g, '$$$1'),
  'every sentence twice': (text) => `${text} ${text}`,
  'curly quotes': (text) => text.replaceAll("'", '\u2019'),
};

/** English only: two neighboring letters swapped in some long words. */
export const typos = (text: string): string => {
  let count = 0;
  return text.replaceAll(/[a-z]{7,}/g, (word) =>
    ++count % 6 === 0 ? word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5) : word,
  );
};

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?。]+(?:[.!?](?=\d)[^.!?。]*)*[.!?。]+/gu)?.map((part) => part.trim()) ?? [text];

function wrap(text: string, width: number): string {
  let column = 0;
  return text
    .split(' ')
    .map((word) => {
      column += word.length + 1;
      if (column <= width) return `${word} `;
      column = word.length + 1;
      return `\n${word} `;
    })
    .join('')
    .trim();
}
