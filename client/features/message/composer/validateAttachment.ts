import { messageLimits } from '../../../../shared/contracts/message';
import { describeDecodeError, damagedImage, validateImageFile } from '../../../ui/image/imageFile';

const maxMegabytes = messageLimits.fileBytes / 1024 / 1024;
const unsupportedType = 'Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.';

/**
 * Validates a file before upload. The server validates it again.
 * @returns the error text, or undefined for a valid file
 */
export async function validateAttachment(file: File): Promise<string | undefined> {
  if (file.type === 'application/pdf') return validatePdf(file);
  if (!file.type.startsWith('image/') && file.type !== '') return unsupportedType;
  const imageError = validateImageFile(file);
  if (imageError) return imageError;
  try {
    (await createImageBitmap(file)).close();
    return undefined;
  } catch {
    return (await describeDecodeError(file)) === damagedImage
      ? damagedImage
      : `This isn’t a picture. ${unsupportedType}`;
  }
}

async function validatePdf(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > messageLimits.fileBytes) return `This file is over ${maxMegabytes} MB. Choose a smaller one.`;
  return (await file.slice(0, 1024).text()).includes('%PDF-')
    ? undefined
    : 'This file isn’t a valid PDF. Choose another one.';
}
