import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { ImagePickerButton } from './ImagePickerButton';

export interface ImagePickerProps {
  onFile: (file: File) => void;
  /** A file is dragged over the page; see `usePageFileDrop`. */
  isOver: boolean;
  /** Error of the last file. */
  error?: string;
  /** The button that opens the file chooser. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** File chooser and drop zone for an image. */
export function ImagePicker({ onFile, isOver, error, buttonRef }: ImagePickerProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
        isOver ? 'border-primary bg-primary-soft text-on-primary-soft' : 'border-line-strong text-ink-2',
      )}
    >
      <ImagePickerButton ref={buttonRef} variant="primary" onFile={onFile}>
        Choose a picture
      </ImagePickerButton>
      <p className="text-pretty">You can also drop or paste one here.</p>
      {error ? (
        <p role="alert" className="flex animate-appear gap-1 text-left text-meta font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4" />
          {error}
        </p>
      ) : (
        <p className="text-meta text-balance">JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.</p>
      )}
    </div>
  );
}
