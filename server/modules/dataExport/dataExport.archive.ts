import type { App } from '../../context';
import { storedKeys, type Place } from '../media/media.files';
import { mergeModules } from '../module';
import { describeArchive, type Section } from './dataExport.readme';
import { inSnapshot, type Snapshot } from './dataExport.snapshot';
import { writeZip, type AddFile } from './dataExport.zip';

type Options = {
  accountId: string;
  /** Path of the archive. */
  path: string;
  signal: AbortSignal;
  /** Called after each file. @param done files written @param total files of the archive */
  onFile: (done: number, total: number) => Promise<void>;
};

type Contents = { username: string; pictureKeys: string[]; sections: Section[] };

/**
 * Writes an archive of all data that is stored about a person: the personal data that modules declare, read from one
 * snapshot; the person's pictures; and a text that describes both.
 */
export async function writeArchive(app: App, { accountId, path, signal, onFile }: Options): Promise<void> {
  const declarations = Object.entries(mergeModules('personalData')).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeZip(path, signal, async (add) => {
    let [done, total] = [0, 0];
    const addAndCount: AddFile = async (...file) => {
      signal.throwIfAborted();
      await add(...file);
      await onFile(++done, total);
    };
    const { username, pictureKeys, sections } = await inSnapshot(app.pool, async (snapshot): Promise<Contents> => {
      const person = await readPerson(snapshot, accountId);
      total = declarations.length + person.pictureKeys.length + 1;
      const sections: Section[] = [];
      for (const [file, select] of declarations) {
        const section: Section = { file, count: 0, names: [] };
        await addAndCount(`data/${file}.json`, jsonArray(snapshot.jsonRows(select, [accountId]), section));
        sections.push(section);
      }
      return { ...person, sections };
    });
    const missing = await addPictures(app, pictureKeys, addAndCount);
    await addAndCount('README.txt', [
      describeArchive({ username, sections, pictures: pictureKeys.length - missing.length, missing }),
    ]);
  });
}

async function readPerson(snapshot: Snapshot, accountId: string): Promise<{ username: string; pictureKeys: string[] }> {
  const [profile] = await snapshot.rows<{ username: string }>('select username from profile where id = $1', [
    accountId,
  ]);
  const pictures = await snapshot.rows<Place & { srcSet: string }>(
    `select folder, secret, src_set as "srcSet" from media where owner_id = $1 and content_type = 'image/webp' order by id`,
    [accountId],
  );
  return { username: profile!.username, pictureKeys: pictures.map((picture) => storedKeys(picture).at(-1)!) };
}

/** Serialises rows as a JSON array and records their number and field names in `section`. */
async function* jsonArray(batches: AsyncIterable<string[]>, section: Section): AsyncGenerator<string> {
  yield '[';
  for await (const rows of batches) {
    section.names = Object.keys(JSON.parse(rows[0]!) as object);
    yield `${section.count === 0 ? '\n' : ',\n'}${rows.join(',\n')}`;
    section.count += rows.length;
  }
  yield '\n]\n';
}

/** @returns keys whose file is missing */
async function addPictures({ store }: App, keys: readonly string[], add: AddFile): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const file = await store.open(key);
    try {
      if (file) await add(`pictures/${key}`, file.stream, { compress: false });
      else missing.push(key);
    } finally {
      // Also when reading has not started.
      file?.stream.destroy();
    }
  }
  return missing;
}
