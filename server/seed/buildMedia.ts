import type { App } from '../context';
import { describeFiles, imageFiles, srcSetUrls, type ImageFile } from '../modules/media/media.files';
import type { SafeImage } from '../modules/media/media.image';
import type { People } from './buildPeople';
import { hoursBefore } from './clock';
import { cast } from './people';
import { renderCover, renderFace, renderPicture } from './pictures';
import { posts } from './posts';
import type { RandomSource } from './random';
import type { Rows } from './rows';
import type { PictureName } from './types';

/** Id and URL of a profile picture. */
type MediaRef = { id: string; url: string };
type Media = {
  rows: Rows['media'];
  files: ImageFile[];
  avatars: Map<string, MediaRef>;
  covers: Map<string, MediaRef>;
  getId: (name: PictureName) => string;
};

/** Renders faces, covers and pictures, and builds their rows. Does not store the files. */
export async function buildMedia(app: App, now: Date, random: RandomSource, people: People): Promise<Media> {
  const files: ImageFile[] = [];
  const rows: Rows['media'] = [];
  const ids = new Map<PictureName, string>();
  const avatars: Media['avatars'] = new Map();
  const covers: Media['covers'] = new Map();
  const add = (owner_id: string, folder: 'profile' | 'posts', created_at: Date, image: SafeImage) => {
    const id = random.uuidAt(created_at);
    // A scheduled job moves the pictures of private posts.
    const variants = imageFiles({ folder, secret: '' }, id, image);
    files.push(...variants);
    const { srcSet: src_set, ...described } = describeFiles(app.store, image, variants);
    rows.push({ id, owner_id, folder, ...described, src_set, created_at });
    return { id, smallest: srcSetUrls(src_set)[0]!, largest: described.url };
  };
  const withFace = cast.filter(({ face }) => face);
  const withCover = cast.filter(({ cover }) => cover);
  const withPicture = posts.filter(({ picture }) => picture);
  const [faceImages, coverImages, pictureImages] = await Promise.all([
    Promise.all(withFace.map(({ face }) => renderFace(face!))),
    Promise.all(withCover.map(({ cover }) => renderCover(cover!))),
    Promise.all(withPicture.map(({ picture }) => renderPicture(picture!))),
  ]);
  withFace.forEach(({ username }, n) => {
    const { id, joinedAt } = people.byUsername(username);
    const added = add(id, 'profile', joinedAt, faceImages[n]!);
    avatars.set(username, { id: added.id, url: added.smallest });
  });
  withCover.forEach(({ username }, n) => {
    const { id, joinedAt } = people.byUsername(username);
    const added = add(id, 'profile', joinedAt, coverImages[n]!);
    covers.set(username, { id: added.id, url: added.largest });
  });
  withPicture.forEach(({ by, ageHours, picture }, n) =>
    ids.set(picture!, add(people.byUsername(by).id, 'posts', hoursBefore(now, ageHours + 1), pictureImages[n]!).id),
  );
  return { rows, files, avatars, covers, getId: (name) => ids.get(name)! };
}
