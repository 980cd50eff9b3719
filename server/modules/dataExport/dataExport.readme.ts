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
    `Your Venturion data, @${username}\nCreated ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `The data folder contains lists in JSON, a format that text editors and spreadsheets can open. All times are in UTC.\nFields named id or ending in _id link entries to each other, for example a comment to its post.`,
    ...sections.map(describeSection),
    pictures > 0
      ? `pictures\n  ${pluralise(pictures, 'picture', 'pictures')} in the largest size. For details, see data/pictures.json: each url ends with the name of the file.`
      : 'You have no pictures.',
  ];
  if (missing.length > 0)
    parts.push(
      `These pictures couldn’t be found and aren’t included:\n${missing.map((name) => `  ${name}`).join('\n')}`,
    );
  return `${parts.join('\n\n')}\n`;
}
