import { Link } from 'react-router-dom';
import { searchPath } from '../query/searchPath';

const examples = (username: string) => [
  { query: 'pricing customers', meaning: 'posts and people with both words, in any order' },
  { query: '"first ten customers"', meaning: 'these words, exactly so' },
  { query: 'pricing -enterprise', meaning: 'leaves out what comes after the minus' },
  { query: '#hiring', meaning: 'posts about a hashtag' },
  { query: `from:${username}`, meaning: 'posts by one person, alone or with words' },
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
