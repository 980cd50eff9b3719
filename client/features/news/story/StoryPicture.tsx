import { clsx } from 'clsx';
import { ImageWithFallback } from '../../../ui/image/ImageWithFallback';

export interface StoryPictureProps {
  image: { url: string; width: number; srcSet: string; placeholder: string };
  /** Largest rendered width, as in `sizes`. */
  sizes: string;
  /** Width divided by height; other pictures are cropped to the centre. */
  ratio: number;
  className?: string;
}

/** The picture of a story. Decorative: feeds do not describe their pictures. */
export function StoryPicture({ image, sizes, ratio, className }: StoryPictureProps) {
  return (
    <ImageWithFallback
      src={image.url}
      srcSet={image.srcSet}
      sizes={sizes}
      alt=""
      kind="post"
      width={image.width}
      height={Math.round(image.width / ratio)}
      thumbhash={image.placeholder}
      className={clsx('shrink-0', className)}
    />
  );
}
