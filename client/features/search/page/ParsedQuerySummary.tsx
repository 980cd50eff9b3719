import { parseSearchTerms } from '../query/parseSearchTerms';

/** How the operators of a search were understood, in words. */
export function ParsedQuerySummary({ query }: { query: string }) {
  const { from, tags, phrases, excluded: without } = parseSearchTerms(query);
  const parts = [
    ...(from === undefined ? [] : [`by @${from}`]),
    ...tags.map((tag) => `about #${tag}`),
    ...phrases.map((phrase) => `with “${phrase}”`),
    ...without.map((word) => (word.startsWith('@') ? `not by ${word}` : `without “${word}”`)),
  ];
  if (parts.length === 0) return null;
  return <p className="border-b border-line px-4 py-2 text-meta break-words text-ink-2">Posts {parts.join(', ')}</p>;
}
