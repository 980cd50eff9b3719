import type { Store } from '../../storage/store';
import { widthsOf, type ImageKind, type SafeImage } from './media.image';

/** Folders of the published contract: PROFILE_IMAGES, POST_MEDIA and CHAT_FILES. */
export const mediaFolders = ['profile', 'posts', 'chat'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

/** Where each kind of picture is kept. */
export const folderOf: Record<ImageKind, MediaFolder> = {
  avatar: 'profile',
  cover: 'profile',
  post: 'posts',
  chat: 'chat',
};

/** Key of a picture's largest size, known before the picture is. */
export const imageKey = (folder: MediaFolder, id: string): string => `${folder}/${id}.webp`;

const smallKey = (folder: MediaFolder, id: string, width: number): string => `${folder}/${id}-${width}.webp`;

export type ImageFile = { key: string; width: number; data: Buffer };

/** The files of a picture, smallest first. */
export const imageFiles = (folder: MediaFolder, id: string, { sizes }: SafeImage): ImageFile[] =>
  sizes.map(({ width, data }, index) => ({
    width,
    data,
    key: index === sizes.length - 1 ? imageKey(folder, id) : smallKey(folder, id, width),
  }));

/** Every key that a picture of this id could have files under, whatever its kind and size. */
export function possibleKeys(folder: MediaFolder, id: string): string[] {
  const kinds = Object.keys(widthsOf) as ImageKind[];
  const widths = kinds.filter((kind) => folderOf[kind] === folder).flatMap((kind) => widthsOf[kind]);
  return [imageKey(folder, id), ...widths.map((width) => smallKey(folder, id, width))];
}

/** What the row of a picture says of its files. */
export const describeFiles = (store: Store, image: SafeImage, files: readonly ImageFile[]) => ({
  url: store.urlOf(files.at(-1)!.key),
  width: image.width,
  height: image.height,
  srcSet: files.map(({ key, width }) => `${store.urlOf(key)} ${width}w`).join(', '),
  placeholder: image.placeholder,
  bytes: files.reduce((sum, { data }) => sum + data.length, 0),
});

/** Addresses in a srcset, smallest first. */
export const urlsOf = (srcSet: string): string[] =>
  srcSet.split(', ').map((part) => part.slice(0, part.lastIndexOf(' ')));

/** The key that an address ends with, whichever host it names: a picture may be asked for at the storage or through us. */
export const keyOf = (url: string): string => url.split(/[?#]/, 1)[0]!.split('/').slice(-2).join('/');
