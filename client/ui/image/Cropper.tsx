import { Slider } from '@base-ui/react/slider';
import { clsx } from 'clsx';
import { useState } from 'react';
import EasyCrop from 'react-easy-crop';
import type { Crop } from './drawCrop';

const maxZoom = 4;

export interface CropperProps {
  /** The decoded image. */
  image: HTMLImageElement;
  /** `round` crops a square for avatars, `wide` a 4:1 cover. */
  shape: 'round' | 'wide';
  /** Called initially and on every change of the crop. */
  onCrop: (crop: Crop) => void;
}

/** Selects the visible part of an image by dragging, pinching, arrow keys and a zoom slider. */
export function Cropper({ image, shape, onCrop }: CropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const isWidePicture = image.naturalWidth > image.naturalHeight;
  const fit = shape === 'wide' ? 'horizontal-cover' : isWidePicture ? 'vertical-cover' : 'contain';
  return (
    <div className="flex flex-col gap-3">
      <div
        className={clsx(
          'relative overflow-hidden rounded-card bg-fill',
          shape === 'wide' ? 'aspect-2/1' : 'h-60 md:h-72',
        )}
      >
        <EasyCrop
          image={image.src}
          aspect={shape === 'wide' ? 4 : 1}
          cropShape={shape === 'wide' ? 'rect' : 'round'}
          objectFit={fit}
          showGrid={false}
          crop={position}
          onCropChange={setPosition}
          zoom={zoom}
          maxZoom={maxZoom}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onCrop(pixels)}
          keyboardStep={8}
          cropperProps={{
            role: 'application',
            'aria-label': 'Crop area. Use the arrow keys to move the picture.',
          }}
          classes={{ cropAreaClassName: 'border-2! border-[oklch(0.99_0.005_152)]! text-[oklch(0.2_0.02_160/0.55)]!' }}
        />
      </div>
      <Slider.Root
        value={zoom}
        onValueChange={setZoom}
        min={1}
        max={maxZoom}
        step={0.05}
        largeStep={0.5}
        className="flex items-center gap-2"
      >
        <Slider.Label className="text-meta text-ink-2">Zoom</Slider.Label>
        <Slider.Control className="mx-[10px] flex h-control flex-1 touch-none items-center select-none">
          <Slider.Track className="h-1 w-full rounded-chip bg-line-strong">
            <Slider.Indicator className="rounded-chip bg-primary" />
            <Slider.Thumb className="size-5 rounded-full bg-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus" />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </div>
  );
}
