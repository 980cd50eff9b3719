/** One file of rows in the archive. */
export type Section = { file: string; count: number; names: readonly string[] };

/** "post_likes" → "Post likes" */
const spoken = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const lineOf = ({ file, count, names }: Section) =>
  `data/${file}.json\n  ${spoken(file)}: ${count === 0 ? 'none' : counted(count, 'entry', 'entries')}${names.length > 0 ? `, each with ${names.join(', ')}` : ''}`;

type Facts = { username: string; sections: readonly Section[]; pictures: number; missing: readonly string[] };

/** What each file of the archive is, for whoever opens it. */
export function describeArchive({ username, sections, pictures, missing }: Facts): string {
  const parts = [
    `What Venturion keeps about you, @${username}\nAs of ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `The files in data are lists in JSON, a format that text editors and spreadsheets can open. Times are UTC.\nNames that end in _id, and id itself, point from one entry to another: to a person, a post, a comment.`,
    ...sections.map(lineOf),
    pictures > 0
      ? `pictures\n  ${counted(pictures, 'picture', 'pictures')} of yours, each in its largest size. data/pictures.json says more of each: its url ends with the name of the file here.`
      : 'You have no pictures here.',
  ];
  if (missing.length > 0)
    parts.push(
      `These pictures could not be found and are not included:\n${missing.map((name) => `  ${name}`).join('\n')}`,
    );
  return `${parts.join('\n\n')}\n`;
}
