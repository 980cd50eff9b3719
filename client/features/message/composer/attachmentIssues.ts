import { describeUnreadable, damagedImage, findImageFault } from '../../../ui/imageFile';

export const pdf = 'application/pdf';

const MOST_BYTES = 10 * 1024 * 1024;
const wrongKind = 'Only pictures (JPEG, PNG, WebP, GIF or AVIF) and PDFs can be sent.';

/**
 * Why a file cannot go with a message, as far as this device can tell: it is spared an upload that ends in a no.
 * @returns nothing for one that may be good
 */
export async function findAttachmentIssue(file: File): Promise<string | undefined> {
  if (file.type === pdf) return findPdfFault(file);
  if (!file.type.startsWith('image/') && file.type !== '') return wrongKind;
  const fault = findImageFault(file);
  if (fault) return fault;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return (await describeUnreadable(file)) === damagedImage ? damagedImage : `This is not a picture. ${wrongKind}`;
  }
}

async function findPdfFault(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > MOST_BYTES) return 'This file is over 10 MB. Choose a smaller one.';
  return (await file.slice(0, 1024).text()).includes('%PDF-')
    ? undefined
    : 'This is not a PDF, whatever its name says. Choose another file.';
}
