import { existsSync, readFileSync } from 'node:fs';
import { matchesPattern } from '../core/pathPattern';
import { clientFolder } from './clientFolder';

/** Paths of the client's pages with `:parameters`, which the build of the client writes. */
const readPatterns = (): string[] => {
  const path = `${clientFolder}/routes.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
};

/** @returns whether the client has a page at a path; as its router does, without regard to case and a slash at the end */
export function createPageCheck(patterns: readonly string[] = readPatterns()): (path: string) => boolean {
  const lowerCasePatterns = patterns.map((pattern) => pattern.toLowerCase());
  return (path) => {
    const plainPath = path.toLowerCase().replace(/(?<=.)\/$/, '');
    return lowerCasePatterns.some((pattern) => matchesPattern(pattern, plainPath));
  };
}
