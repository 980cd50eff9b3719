import { Link } from 'react-router-dom';
import { searchPath } from './searchPath';

const examples = [
  { query: 'pricing customers', meaning: 'posts with both words, in any order' },
  { query: '"first ten customers"', meaning: 'these words, exactly so' },
  { query: 'pricing -enterprise', meaning: 'leaves out what comes after the minus' },
  { query: '#hiring', meaning: 'posts about a tag' },
];

/** What can be typed, each example ready to be tried. */
export function SearchHelp() {
  return (
    <ul>
      {examples.map(({ query, meaning }) => (
        <li key={query} className="border-b border-line last:border-b-0">
          <Link to={searchPath(query)} className="block px-4 py-3 -outline-offset-2 hover:bg-fill">
            <span className="block font-medium text-primary">{query}</span>
            <span className="block text-meta text-ink-2">{meaning}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
