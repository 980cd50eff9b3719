import { useEffect, useRef } from 'react';
import type { CallError } from '../../../http/errors';
import { Cropper } from '../../../ui/image/Cropper';
import type { Crop } from '../../../ui/image/drawCrop';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ImagePickerButton } from '../../../ui/image/ImagePickerButton';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { useOnline } from '../../../ui/useOnline';

/** Crops narrower than this, in pixels, are scaled up on most screens. */
const minSharpWidth = { round: 192, wide: 1_000 };

export interface CropStepProps {
  picture: HTMLImageElement;
  shape: 'round' | 'wide';
  crop?: Crop;
  onCrop: (crop: Crop) => void;
  /** Called when another picture is chosen. */
  onFile: (file: File) => void;
  /** Upload progress, 0 to 1; null when no upload is running. */
  progress: number | null;
  error?: CallError;
  onRetry: () => void;
}

/** Second step of the dialog: crops the chosen picture, and shows upload progress or the error. */
export function CropStep({ picture, shape, crop, onCrop, onFile, progress, error, onRetry }: CropStepProps) {
  const step = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const isSmall = crop && Math.round(crop.width) < minSharpWidth[shape];

  // The focused picker button of the first step was removed or moved.
  useEffect(() => step.current?.querySelector<HTMLElement>('input[type="range"]')?.focus(), []);

  return (
    <div ref={step} className="flex flex-col gap-4">
      <div inert={progress !== null} className="flex flex-col items-start gap-1 *:first:self-stretch">
        <Cropper image={picture} shape={shape} onCrop={onCrop} />
        <ImagePickerButton variant="quiet" onFile={onFile} className="-ml-4">
          Choose another picture
        </ImagePickerButton>
      </div>
      {isSmall && (
        <p className="text-meta text-ink-2">
          This area is only {Math.round(crop.width)} pixels wide and may look blurry. Zoom out or choose a larger
          picture.
        </p>
      )}
      {progress !== null && (
        <ProgressBar label={progress < 1 ? 'Uploading picture' : 'Saving picture'} part={progress} />
      )}
      {error && (
        <div className="-mx-6 [&>*]:px-6">
          <ErrorState onRetry={error.fields ? undefined : onRetry}>
            {error.message}
            {!error.fields && (
              <span className="block font-normal">
                {isOnline ? 'Your crop is still here.' : 'You’re offline. Your crop is still here.'}
              </span>
            )}
          </ErrorState>
        </div>
      )}
    </div>
  );
}
