import { restType } from '../../rest/contract/restType';
import { binary, url } from '../../rest/contract/schema';

export const imageType = restType('Image', { formats: { url: 'uri-reference' } });

/** Answer of a new upload slot. */
export const uploadSlot = {
  uploadUrl: url('PUT the file here within ten minutes, with the content type that was named.'),
  publicUrl: url('Names the file in later calls. A picture can be fetched there once such a call has accepted it.'),
};

/** The file field of a form that carries a picture. */
export const pictureField = binary('The picture as a file: JPEG, PNG, WebP, GIF or AVIF, at most 10 MB.');
