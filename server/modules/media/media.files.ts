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

/** Folders in the storage. Pictures of private posts are in `restricted`, which has no public address. */
export type StorageFolder = MediaFolder | 'restricted';

/** Key of a picture's largest size. Does not depend on the picture's width. */
export const imageKey = (folder: StorageFolder, id: string): string => `${folder}/${id}.webp`;

const smallKey = (folder: StorageFolder, id: string, width: number): string => `${folder}/${id}-${width}.webp`;

export const documentKey = (id: string): string => `chat/${id}.pdf`;

export type ImageFile = { key: string; width: number; data: Buffer };

/** The files of a picture, smallest first. */
export const imageFiles = (folder: StorageFolder, id: string, { sizes }: SafeImage): ImageFile[] =>
  sizes.map(({ width, data }, index) => ({
    width,
    data,
    key: index === sizes.length - 1 ? imageKey(folder, id) : smallKey(folder, id, width),
  }));

/** Every key that the files of an upload of this id can have, whatever its kind and size. */
export function possibleKeys(folder: MediaFolder, id: string): string[] {
  const kinds = Object.keys(widthsByKind) as ImageKind[];
  const widths = kinds.filter((kind) => folderByKind[kind] === folder).flatMap((kind) => widthsByKind[kind]);
  const folders: StorageFolder[] = folder === 'posts' ? [folder, 'restricted'] : [folder];
  return [
    ...folders.flatMap((each) => [imageKey(each, id), ...widths.map((width) => smallKey(each, id, width))]),
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

const fileName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Keys of a stored file, smallest first: its folder and the names at the end of its URLs. */
export const storedKeys = ({ folder, srcSet }: { folder: string; srcSet: string }): string[] =>
  srcSetUrls(srcSet).map((url) => `${folder}/${fileName(keyFromUrl(url))}`);
