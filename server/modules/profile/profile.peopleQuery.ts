import { prefixQuery } from '../../core/prefixQuery';
import { isSearchable, parseSearchQuery } from '../../../shared/searchQuery';

/** The parts of a search for people. Empty texts match nobody. */
export type PeopleQuery = {
  /** Prefixes of words of names and headlines, for to_tsquery. Empty for a search with quotes or exclusions. */
  names: string;
  /** The same words in lower case, compared with names by similarity. */
  text: string;
  /** Words, "quoted phrases" and -exclusions, for websearch_to_tsquery. */
  words: string;
  /** Words and phrases without exclusions, joined by OR, for websearch_to_tsquery: what explains a match. */
  anyWord: string;
};

const isExclusion = (word: string) => /^-./.test(word);
const isPhrase = (word: string) => word.startsWith('"');

/**
 * Parses a search for people. `from:ana` finds that person: the other words are about posts. Hashtags and `-from:ana` are
 * ignored. Exclusions need a filter or words beside them: the index cannot find missing words.
 */
export function parsePeopleQuery(query: string): PeopleQuery {
  const { from, words } = parseSearchQuery(query);
  const parts = (from === undefined ? words : [from]).map((word) => word.replace(/^@/, ''));
  const wanted = parts.filter((word) => !isExclusion(word) && isSearchable(word));
  const isExact = parts.some((word) => isPhrase(word) || isExclusion(word));
  const text = isExact ? '' : wanted.join(' ').toLowerCase();
  return {
    names: prefixQuery(text),
    text,
    words: parts.filter(isSearchable).join(' '),
    anyWord: wanted.join(' or '),
  };
}
