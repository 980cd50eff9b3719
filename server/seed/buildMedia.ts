import type { App } from '../app';
import type { SafeImage } from '../modules/media/media.image';
import type { People } from './buildPeople';
import { hoursBefore, type Dice } from './clock';
import { cast } from './people';
import { renderFace, renderPicture } from './pictures';
import { posts } from './posts';
import type { Rows } from './rows';
import type { PictureName } from './types';

type File = { key: string; data: Buffer };
type Media = { rows: Rows['media']; files: File[]; avatarUrls: Map<string, string>; idOf: (name: PictureName) => string };

/** Draws faces and pictures, with their rows and the files to keep. Stores nothing yet. */
export async function buildMedia(app: App, now: Date, dice: Dice, people: People): Promise<Media> {
  const files: File[] = [];
  const rows: Rows['media'] = [];
  const ids = new Map<PictureName, string>();
  const avatarUrls = new Map<string, string>();
  const add = (owner_id: string, folder: 'profile' | 'posts', created_at: Date, image: SafeImage) => {
    const id = dice.idAt(created_at);
    const sizes = image.sizes.map(({ width, data }) => ({ width, data, key: `${folder}/${id}-${width}.webp` }));
    files.push(...sizes.map(({ key, data }) => ({ key, data })));
    const url = app.media.urlOf(sizes.at(-1)!.key);
    const src_set = sizes.map(({ key, width }) => `${app.media.urlOf(key)} ${width}w`).join(', ');
    rows.push({ id, owner_id, folder, url, width: image.width, height: image.height, src_set, placeholder: image.placeholder, bytes: sizes.reduce((sum, { data }) => sum + data.length, 0), created_at });
    return { id, url };
  };
  const withFace = cast.filter(({ face }) => face);
  const withPicture = posts.filter(({ picture }) => picture);
  const [faces, pictures] = await Promise.all([
    Promise.all(withFace.map(({ face }) => renderFace(face!))),
    Promise.all(withPicture.map(({ picture }) => renderPicture(picture!))),
  ]);
  withFace.forEach(({ username }, n) => {
    const { id, joinedAt } = people.named(username);
    avatarUrls.set(username, add(id, 'profile', joinedAt, faces[n]!).url);
  });
  withPicture.forEach(({ by, age, picture }, n) => ids.set(picture!, add(people.named(by).id, 'posts', hoursBefore(now, age + 1), pictures[n]!).id));
  return { rows, files, avatarUrls, idOf: (name) => ids.get(name)! };
}
