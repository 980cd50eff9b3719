import * as v from 'valibot';
import { boundedText } from '../../core/validation';
import { mediaFolders } from './media.files';
import { imageTypes, maxImageBytes } from './media.image';

/** A name that reads as it is: without the marks that turn or hide parts of it. */
const asShown = (name: string) => name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '');

export const createUploadInput = v.pipe(
  v.object({
    filename: v.pipe(
      v.string('The file name must be text.'),
      v.transform(asShown),
      boundedText('The file name', 255),
      v.minLength(1, 'Give the file’s name.'),
    ),
    contentType: v.picklist(
      [...imageTypes, 'application/pdf'],
      'Use JPEG, PNG, WebP, GIF or AVIF; in chat PDF as well.',
    ),
    folder: v.picklist(mediaFolders, `The folder must be one of ${mediaFolders.join(', ')}.`),
    size: v.nullish(
      v.pipe(
        v.number('The size must be a number of bytes.'),
        v.integer('The size must be a whole number.'),
        v.minValue(1, 'This file is empty.'),
        v.maxValue(maxImageBytes, 'This file is over 10 MB. Choose a smaller one.'),
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

export const imageUse = v.picklist(['avatar', 'cover'], 'The type must be avatar or cover.');
