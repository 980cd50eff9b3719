import { formatCount } from '../../core/formatCount';

/** A JSON file of the archive: its number of rows and their field names. */
export type Section = { file: string; count: number; names: readonly string[] };

/** "post_likes" → "Post likes" */
const toLabel = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

const pluralise = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

const describeSection = ({ file, count, names }: Section) =>
  `data/${file}.json\n  ${toLabel(file)}: ${count === 0 ? 'none' : pluralise(count, 'entry', 'entries')}${names.length > 0 ? `, each with ${names.join(', ')}` : ''}`;

type ArchiveSummary = { username: string; sections: readonly Section[]; pictures: number; missing: readonly string[] };

/** Writes the README of the archive, which describes its files. */
export function describeArchive({ username, sections, pictures, missing }: ArchiveSummary): string {
  const parts = [
    `What Venturion keeps about you, @${username}\nAs of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `The files in data are lists in JSON, a format that text editors and spreadsheets can open. Times are UTC.\nNames that end in _id, and id itself, point from one entry to another: to a person, a post, a comment.`,
    ...sections.map(describeSection),
    pictures > 0
      ? `pictures\n  ${pluralise(pictures, 'picture', 'pictures')} of yours, each in its largest size. data/pictures.json says more of each: its url ends with the name of the file here.`
      : 'You have no pictures here.',
  ];
  if (missing.length > 0)
    parts.push(
      `These pictures could not be found and are not included:\n${missing.map((name) => `  ${name}`).join('\n')}`,
    );
  return `${parts.join('\n\n')}\n`;
}
