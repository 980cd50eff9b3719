import type { App } from '../../context';
import { keyOf } from '../media/media.files';
import { mergeModules } from '../module';
import { describeArchive, type Section } from './dataExport.readme';
import { inSnapshot, type Snapshot } from './dataExport.snapshot';
import { writeZip, type AddFile } from './dataExport.zip';

type Options = {
  accountId: string;
  /** Where the archive goes. */
  path: string;
  signal: AbortSignal;
  /** Called after each file. @param done files written @param total files there will be */
  onFile: (done: number, total: number) => Promise<void>;
};

type Contents = { username: string; pictureKeys: string[]; sections: Section[] };

/**
 * Writes all that is kept about a person as one archive: what the domains declare as personal data, as it was at one
 * moment, then the person's pictures, then a text that explains both.
 */
export async function writeArchive(app: App, { accountId, path, signal, onFile }: Options): Promise<void> {
  const declared = Object.entries(mergeModules('personalData')).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeZip(path, signal, async (add) => {
    let [done, total] = [0, 0];
    const addCounted: AddFile = async (...file) => {
      signal.throwIfAborted();
      await add(...file);
      await onFile(++done, total);
    };
    const { username, pictureKeys, sections } = await inSnapshot(app.pool, async (snapshot): Promise<Contents> => {
      const person = await readPerson(snapshot, accountId);
      total = declared.length + person.pictureKeys.length + 1;
      const sections: Section[] = [];
      for (const [file, select] of declared) {
        const section: Section = { file, count: 0, names: [] };
        await addCounted(`data/${file}.json`, jsonArray(snapshot.jsonRows(select, [accountId]), section));
        sections.push(section);
      }
      return { ...person, sections };
    });
    const missing = await addPictures(app, pictureKeys, addCounted);
    await addCounted('README.txt', [
      describeArchive({ username, sections, pictures: pictureKeys.length - missing.length, missing }),
    ]);
  });
}

async function readPerson(snapshot: Snapshot, accountId: string): Promise<{ username: string; pictureKeys: string[] }> {
  const [profile] = await snapshot.rows<{ username: string }>('select username from profile where id = $1', [
    accountId,
  ]);
  const pictures = await snapshot.rows<{ url: string }>('select url from media where owner_id = $1 order by id', [
    accountId,
  ]);
  return { username: profile!.username, pictureKeys: pictures.map(({ url }) => keyOf(url)) };
}

/** Notes on the way what passes: how many rows, and which names they have. */
async function* jsonArray(batches: AsyncIterable<string[]>, section: Section): AsyncGenerator<string> {
  yield '[';
  for await (const rows of batches) {
    section.names = Object.keys(JSON.parse(rows[0]!) as object);
    yield `${section.count === 0 ? '\n' : ',\n'}${rows.join(',\n')}`;
    section.count += rows.length;
  }
  yield '\n]\n';
}

/** @returns those whose file is not there */
async function addPictures({ store }: App, keys: readonly string[], add: AddFile): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const file = await store.open(key);
    try {
      if (file) await add(`pictures/${key}`, file.stream, { compress: false });
      else missing.push(key);
    } finally {
      // Also where nobody began to read it.
      file?.stream.destroy();
    }
  }
  return missing;
}
