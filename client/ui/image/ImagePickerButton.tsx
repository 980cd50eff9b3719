import { ImagePlus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { Button, type ButtonVariant } from '../button/Button';
import { imageTypes } from './imageFile';

export interface ImagePickerButtonProps {
  /** Label: "Choose a picture". */
  children: string;
  variant?: ButtonVariant;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
}

/** Button that opens the file chooser for one image. */
export function ImagePickerButton({ children, variant, className, ref, onFile }: ImagePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={children}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button ref={ref} variant={variant} icon={ImagePlus} onClick={() => input.current?.click()} className={className}>
        {children}
      </Button>
    </>
  );
}
