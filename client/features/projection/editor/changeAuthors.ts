import type { Path } from '../model/document';
import type { ProjectionChangesQuery } from './__generated__/Projection.generated';

type Change = ProjectionChangesQuery['projectionChanges'][number];

/** Who changed something elsewhere: "you" in another tab, a name, or null when nobody can be named. */
export type Author = { isViewer: boolean; name: string } | null;

/** Whether one path is the other, or within it. */
const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Who changed a place of the document last; null when several did, or nobody whom the viewer can see. */
export function authorOf(path: Path, changes: readonly Change[]): Author {
  const at = path.join('.');
  const exact = changes.filter(({ path: changed }) => changed === at);
  // Who changed the place itself, such as by deleting it, came after those who changed what was within.
  const touching = exact.length > 0 ? exact : changes.filter(({ path: changed }) => overlaps(changed, at));
  const authors = new Map<string, Author>();
  for (const { isByViewer, actorName } of touching) {
    const author = isByViewer ? { isViewer: true, name: '' } : actorName && { isViewer: false, name: actorName };
    authors.set(JSON.stringify(author), author || null);
  }
  return authors.size === 1 ? [...authors.values()][0]! : null;
}

/** The heading of conflicts: it names the only person who caused them. */
export function headingOf(authors: readonly Author[]): string {
  const [first] = authors;
  const isOne = first && authors.every((author) => author?.isViewer === first.isViewer && author.name === first.name);
  if (!isOne) return 'This projection was changed elsewhere at the same time';
  return first.isViewer
    ? 'You changed this projection in another tab at the same time'
    : `${first.name} changed this projection at the same time`;
}

/** "Bob’s", before a value that was stored elsewhere. */
export function ownerOf(author: Author): string {
  if (!author) return 'Theirs';
  return author.isViewer ? 'Your other tab’s' : `${author.name}’s`;
}
