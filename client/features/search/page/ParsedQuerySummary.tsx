import { parseSearchTerms } from '../query/parseSearchTerms';

/** Describes how the operators of a query were parsed. Renders nothing for plain words. */
export function ParsedQuerySummary({ query }: { query: string }) {
  const { from, tags, phrases, excluded } = parseSearchTerms(query);
  const parts = [
    ...(from === undefined ? [] : [`by @${from}`]),
    ...tags.map((tag) => `with #${tag}`),
    ...phrases.map((phrase) => `with “${phrase}”`),
    ...excluded.map((word) => (word.startsWith('@') ? `not by ${word}` : `without “${word}”`)),
  ];
  if (parts.length === 0) return null;
  return <p className="border-b border-line px-4 py-2 text-meta break-words text-ink-2">Posts {parts.join(', ')}</p>;
}
