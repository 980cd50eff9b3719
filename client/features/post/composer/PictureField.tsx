import { X } from 'lucide-react';
import { useCallback, useState, type KeyboardEventHandler } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { TextArea } from '../../../ui/form/TextArea';
import { FieldError } from '../../../ui/form/FieldError';

export interface PictureFieldProps {
  picture: File;
  imageAlt: string;
  onAltChange: (imageAlt: string) => void;
  onRemove: () => void;
  pictureError?: string;
  altError?: string;
  onKeyDown: KeyboardEventHandler;
}

/** Preview of the selected image, its description, and a Remove button. */
export function PictureField({
  picture,
  imageAlt,
  onAltChange,
  onRemove,
  pictureError,
  altError,
  onKeyDown,
}: PictureFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="relative self-start overflow-hidden rounded-card border border-line bg-fill">
        <Preview key={`${picture.name} ${picture.size} ${picture.lastModified}`} picture={picture} />
        <IconButton
          label={`Remove ${picture.name}`}
          icon={X}
          onClick={onRemove}
          aria-describedby={pictureError && 'picture-error'}
          className="absolute! top-2 right-2 border border-line-strong bg-surface!"
        />
      </div>
      {pictureError && <FieldError id="picture-error">{pictureError}</FieldError>}
      <TextArea
        label="Image description (alt text)"
        hint="Describe the picture for people who can’t see it."
        rows={1}
        value={imageAlt}
        onChange={(event) => onAltChange(event.target.value)}
        onKeyDown={onKeyDown}
        error={altError}
        className="[&_textarea]:min-h-control"
      />
    </div>
  );
}

function Preview({ picture }: { picture: File }) {
  const [isBroken, setBroken] = useState(false);
  const showPicture = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );

  if (isBroken) return <p className="px-4 py-6 pr-16 break-all text-ink-2">Can’t preview {picture.name}.</p>;
  return (
    <img
      ref={showPicture}
      alt={`Preview of ${picture.name}`}
      onError={() => setBroken(true)}
      className="block max-h-80 min-h-16 max-w-full min-w-32 object-contain"
    />
  );
}
