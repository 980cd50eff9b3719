import { Link } from 'react-router-dom';
import { searchPath } from '../query/searchPath';

const examples = (username: string) => [
  { query: 'pricing customers', meaning: 'Posts and people with both words, in any order' },
  { query: '"first ten customers"', meaning: 'This exact phrase' },
  { query: 'pricing -enterprise', meaning: 'Excludes the word after the minus sign' },
  { query: '#hiring', meaning: 'Posts with a hashtag' },
  { query: `from:${username}`, meaning: 'Posts by a specific person' },
];

/** Examples of the search syntax as links. @param username author in the `from:` example */
export function SearchSyntaxHelp({ username }: { username: string }) {
  return (
    <ul>
      {examples(username).map(({ query, meaning }) => (
        <li key={query} className="border-b border-line last:border-b-0">
          <Link to={searchPath(query)} className="block px-4 py-3 -outline-offset-2 hover:bg-fill">
            <span className="block truncate font-medium text-primary">{query}</span>
            <span className="block text-meta text-ink-2">{meaning}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
