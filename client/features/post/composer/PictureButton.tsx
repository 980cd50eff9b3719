import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { pictureTypes } from './limits';

/** Opens the file chooser. */
export function PictureButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        aria-label="Picture"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Button variant="quiet" icon={ImagePlus} onClick={() => input.current?.click()} className="px-2!">
        Picture
      </Button>
    </>
  );
}
