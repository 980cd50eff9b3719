import { useEffect, useState } from 'react';
import { describeUnreadable, findImageFault, readImage } from '../../../ui/imageFile';

/** The picture that somebody chose. A file that is none leaves it as it was. */
export function useChosenPicture() {
  const [picture, setPicture] = useState<HTMLImageElement>();

  useEffect(() => () => URL.revokeObjectURL(picture?.src ?? ''), [picture]);

  /** @returns what is wrong with the file, and what to use instead; nothing for a good one */
  async function choose(file: File): Promise<string | undefined> {
    const fault = findImageFault(file);
    if (fault) return fault;
    try {
      setPicture(await readImage(file));
      return undefined;
    } catch {
      return describeUnreadable(file);
    }
  }

  return { picture, choose };
}
