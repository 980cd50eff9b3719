import * as v from 'valibot';
import { mediaLimits, placeholders } from '../../../shared/contracts/media';
import { boundedText } from '../../core/validation';
import { mediaFolders } from './media.files';
import { imageTypes } from './media.image';

/** Removes control and bidirectional characters, which can disguise a file name. */
const removeHiddenCharacters = (name: string) => name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '');

export const createUploadInput = v.pipe(
  v.object({
    filename: v.pipe(
      v.string('The file name must be text.'),
      v.description(`Name of the file, 1 to ${mediaLimits.filename} characters.`),
      v.transform(removeHiddenCharacters),
      boundedText('The file name', mediaLimits.filename),
      v.minLength(1, 'Enter a file name.'),
    ),
    contentType: v.pipe(
      v.picklist([...imageTypes, 'application/pdf'], 'Use JPEG, PNG, WebP, GIF or AVIF; in chat PDF as well.'),
      v.description('Type of the file; PDF only in the folder chat.'),
    ),
    folder: v.pipe(
      v.picklist(mediaFolders, `The folder must be one of ${mediaFolders.join(', ')}.`),
      v.description('What the file is for.'),
    ),
    size: v.nullish(
      v.pipe(
        v.number('The size must be a number of bytes.'),
        v.integer('The size must be a whole number.'),
        v.minValue(1, 'This file is empty.'),
        v.maxValue(mediaLimits.imageBytes, 'This file is over 10 MB. Choose a smaller one.'),
        v.description(
          'Length in bytes. When given, the upload must have exactly this length; otherwise it counts as 10 MB towards your storage for an hour.',
        ),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ contentType, folder }) => contentType !== 'application/pdf' || folder === 'chat',
      'Use JPEG, PNG, WebP, GIF or AVIF.',
    ),
    ['contentType'],
  ),
);

/** A public URL of an upload. The placeholder of its kind, at any origin, is null: no picture. */
export const pictureUrl = (kind: keyof typeof placeholders) =>
  v.pipe(
    v.string('The picture must be the URL of an upload.'),
    v.description(`publicUrl of an upload; null or ${placeholders[kind]} for no picture.`),
    v.transform((url) => (URL.parse(url, 'http://any')?.pathname === placeholders[kind] ? null : url)),
  );

export const profileImageKind = v.picklist(['avatar', 'cover'], 'The type must be avatar or cover.');
