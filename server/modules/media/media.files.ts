import type { Store } from '../../storage/store';
import { widthsByKind, type ImageKind, type SafeImage } from './media.image';

/** Folders of the published contract: PROFILE_IMAGES, POST_MEDIA and CHAT_FILES. */
export const mediaFolders = ['profile', 'posts', 'chat'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

/** Kinds of pictures that people upload. */
export type UploadKind = Exclude<ImageKind, 'news'>;

/** Folder of each kind of picture. */
export const folderByKind: Record<UploadKind, MediaFolder> = {
  avatar: 'profile',
  cover: 'profile',
  post: 'posts',
  chat: 'chat',
};

/** Folders in the storage. Pictures of private posts are in `restricted`, those of stories in `news`. */
export type StorageFolder = MediaFolder | 'restricted' | 'news';

/**
 * Folder of a picture's files. The public address of a bucket may serve all of it, so keys in `restricted` contain a
 * secret, 32 hexadecimal digits.
 */
export type Place = { folder: string; secret: string };

const keyAt = ({ folder, secret }: Place, name: string): string =>
  folder === 'restricted' ? `${folder}/${secret}-${name}` : `${folder}/${name}`;

/** Name of a file, without folder and secret. Does not depend on its place. */
const fileName = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/^[0-9a-f]{32}-/, '');

/** The key of the same file in another place. */
export const moveKey = (place: Place, key: string): string => keyAt(place, fileName(key));

/** The secret of the picture that an upload becomes. */
export const secretOf = (uploadKey: string): string => uploadKey.slice(-32);

const largeName = (id: string): string => `${id}.webp`;
const smallName = (id: string, width: number): string => `${id}-${width}.webp`;

/** Key of a picture's largest size. Does not depend on the picture's width. */
export const imageKey = (folder: MediaFolder, id: string): string => `${folder}/${largeName(id)}`;

export const documentKey = (id: string): string => `chat/${id}.pdf`;

export type ImageFile = { key: string; width: number; data: Buffer };

/** The files of a picture, smallest first. */
export const imageFiles = (place: Place, id: string, { sizes }: SafeImage): ImageFile[] =>
  sizes.map(({ width, data }, index) => ({
    width,
    data,
    key: keyAt(place, index === sizes.length - 1 ? largeName(id) : smallName(id, width)),
  }));

/** Every key that the files of an upload can have, whatever its kind and size. */
export function possibleKeys({ id, key, folder }: { id: string; key: string; folder: MediaFolder }): string[] {
  const kinds = Object.keys(folderByKind) as UploadKind[];
  const widths = kinds.filter((kind) => folderByKind[kind] === folder).flatMap((kind) => widthsByKind[kind]);
  const names = [largeName(id), ...widths.map((width) => smallName(id, width))];
  const folders: StorageFolder[] = folder === 'posts' ? [folder, 'restricted'] : [folder];
  return [
    ...folders.flatMap((each) => names.map((name) => keyAt({ folder: each, secret: secretOf(key) }, name))),
    ...(folder === 'chat' ? [documentKey(id)] : []),
  ];
}

/**
 * URL of a picture. A picture of a private post has the URL that it would have on this server if the post were public,
 * where the post's policy decides who gets it.
 */
export const pictureUrl = (store: Store, key: string): string =>
  key.startsWith('restricted/') ? `/media/posts/${fileName(key)}` : store.publicUrl(key);

/** Columns of `media` that describe a picture's files. */
export const describeFiles = (store: Store, image: SafeImage, files: readonly ImageFile[]) => ({
  url: pictureUrl(store, files.at(-1)!.key),
  width: image.width,
  height: image.height,
  srcSet: files.map(({ key, width }) => `${pictureUrl(store, key)} ${width}w`).join(', '),
  placeholder: image.placeholder,
  bytes: files.reduce((sum, { data }) => sum + data.length, 0),
});

/** Parses the URLs of a srcset, smallest first. */
export const srcSetUrls = (srcSet: string): string[] =>
  srcSet.split(', ').map((part) => part.slice(0, part.lastIndexOf(' ')));

/** The key at the end of a URL of any host, because a picture can be served by the storage or by this server. */
export const keyFromUrl = (url: string): string => url.split(/[?#]/, 1)[0]!.split('/').slice(-2).join('/');

/** Keys of a stored file, smallest first: its place, and the names at the end of its URLs. */
export const storedKeys = ({ srcSet, ...place }: Place & { srcSet: string }): string[] =>
  srcSetUrls(srcSet).map((url) => moveKey(place, keyFromUrl(url)));

/** The URLs of a picture whose files are moved to another place. */
export function describePlace(store: Store, place: Place, srcSet: string): { url: string; srcSet: string } {
  const sizes = srcSet.split(', ').map((part) => {
    const [url = '', width] = part.split(' ');
    return { url: pictureUrl(store, moveKey(place, keyFromUrl(url))), width };
  });
  return { url: sizes.at(-1)!.url, srcSet: sizes.map(({ url, width }) => `${url} ${width}`).join(', ') };
}
