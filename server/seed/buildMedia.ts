import type { App } from '../context';
import { describeFiles, imageFiles, urlsOf, type ImageFile } from '../modules/media/media.files';
import type { SafeImage } from '../modules/media/media.image';
import type { People } from './buildPeople';
import { hoursBefore, type Dice } from './clock';
import { cast } from './people';
import { renderCover, renderFace, renderPicture } from './pictures';
import { posts } from './posts';
import type { Rows } from './rows';
import type { PictureName } from './types';

/** A picture of a person's: its row and its address. */
type Shown = { id: string; url: string };
type Media = {
  rows: Rows['media'];
  files: ImageFile[];
  avatars: Map<string, Shown>;
  covers: Map<string, Shown>;
  idOf: (name: PictureName) => string;
};

/** Draws faces, covers and pictures, with their rows and the files to keep. Stores nothing yet. */
export async function buildMedia(app: App, now: Date, dice: Dice, people: People): Promise<Media> {
  const files: ImageFile[] = [];
  const rows: Rows['media'] = [];
  const ids = new Map<PictureName, string>();
  const avatars: Media['avatars'] = new Map();
  const covers: Media['covers'] = new Map();
  const add = (owner_id: string, folder: 'profile' | 'posts', created_at: Date, image: SafeImage) => {
    const id = dice.idAt(created_at);
    const made = imageFiles(folder, id, image);
    files.push(...made);
    const { srcSet: src_set, ...described } = describeFiles(app.store, image, made);
    rows.push({ id, owner_id, folder, ...described, src_set, created_at });
    return { id, smallest: urlsOf(src_set)[0]!, largest: described.url };
  };
  const withFace = cast.filter(({ face }) => face);
  const withCover = cast.filter(({ cover }) => cover);
  const withPicture = posts.filter(({ picture }) => picture);
  const [faces, drawnCovers, pictures] = await Promise.all([
    Promise.all(withFace.map(({ face }) => renderFace(face!))),
    Promise.all(withCover.map(({ cover }) => renderCover(cover!))),
    Promise.all(withPicture.map(({ picture }) => renderPicture(picture!))),
  ]);
  withFace.forEach(({ username }, n) => {
    const { id, joinedAt } = people.named(username);
    const added = add(id, 'profile', joinedAt, faces[n]!);
    avatars.set(username, { id: added.id, url: added.smallest });
  });
  withCover.forEach(({ username }, n) => {
    const { id, joinedAt } = people.named(username);
    const added = add(id, 'profile', joinedAt, drawnCovers[n]!);
    covers.set(username, { id: added.id, url: added.largest });
  });
  withPicture.forEach(({ by, age, picture }, n) =>
    ids.set(picture!, add(people.named(by).id, 'posts', hoursBefore(now, age + 1), pictures[n]!).id),
  );
  return { rows, files, avatars, covers, idOf: (name) => ids.get(name)! };
}
