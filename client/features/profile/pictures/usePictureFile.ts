import { useEffect, useState } from 'react';
import { describeDecodeError, validateImageFile, readImage } from '../../../ui/image/imageFile';

/** State of the picture chosen from a file. An invalid file leaves the previous picture. */
export function usePictureFile() {
  const [picture, setPicture] = useState<HTMLImageElement>();

  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  /** @returns an error message for an invalid file; undefined for a valid one */
  async function choose(file: File): Promise<string | undefined> {
    const problem = validateImageFile(file);
    if (problem) return problem;
    try {
      setPicture(await readImage(file));
      return undefined;
    } catch {
      return describeDecodeError(file);
    }
  }

  return { picture, choose };
}
