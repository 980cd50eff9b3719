import { Link } from 'react-router-dom';
import { searchPath } from '../query/searchPath';

const examplesFor = (username: string) => [
  { query: 'pricing customers', meaning: 'posts with both words, in any order' },
  { query: '"first ten customers"', meaning: 'these words, exactly so' },
  { query: 'pricing -enterprise', meaning: 'leaves out what comes after the minus' },
  { query: '#hiring', meaning: 'posts about a hashtag' },
  { query: `from:${username}`, meaning: 'posts by one person, alone or with words' },
];

/** What can be typed, each example ready to be tried. @param username whose posts the example finds */
export function SearchSyntaxHelp({ username }: { username: string }) {
  return (
    <ul>
      {examplesFor(username).map(({ query, meaning }) => (
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
