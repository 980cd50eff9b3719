import type { Store } from '../../storage/store';
import { widthsByKind, type ImageKind, type SafeImage } from './media.image';

/** Folders of the published contract: PROFILE_IMAGES, POST_MEDIA and CHAT_FILES. */
export const mediaFolders = ['profile', 'posts', 'chat'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

/** Folder of each kind of picture. */
export const folderByKind: Record<ImageKind, MediaFolder> = {
  avatar: 'profile',
  cover: 'profile',
  post: 'posts',
  chat: 'chat',
};

/** Key of a picture's largest size. Does not depend on the picture's width. */
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

/** Every key that the files of a picture of this id can have, whatever its kind and size. */
export function possibleKeys(folder: MediaFolder, id: string): string[] {
  const kinds = Object.keys(widthsByKind) as ImageKind[];
  const widths = kinds.filter((kind) => folderByKind[kind] === folder).flatMap((kind) => widthsByKind[kind]);
  return [imageKey(folder, id), ...widths.map((width) => smallKey(folder, id, width))];
}

/** Columns of `media` that describe a picture's files. */
export const describeFiles = (store: Store, image: SafeImage, files: readonly ImageFile[]) => ({
  url: store.publicUrl(files.at(-1)!.key),
  width: image.width,
  height: image.height,
  srcSet: files.map(({ key, width }) => `${store.publicUrl(key)} ${width}w`).join(', '),
  placeholder: image.placeholder,
  bytes: files.reduce((sum, { data }) => sum + data.length, 0),
});

/** Parses the URLs of a srcset, smallest first. */
export const srcSetUrls = (srcSet: string): string[] =>
  srcSet.split(', ').map((part) => part.slice(0, part.lastIndexOf(' ')));

/** The key at the end of a URL of any host, because a picture can be served by the storage or by this server. */
export const keyFromUrl = (url: string): string => url.split(/[?#]/, 1)[0]!.split('/').slice(-2).join('/');
