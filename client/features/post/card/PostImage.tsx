import { ImageWithFallback } from '../../../ui/image/ImageWithFallback';
import type { PostImage_ImageFragment } from './__generated__/PostImage.generated';

/** `sizes` of the text column: 600 or at most 640 pixels, minus margins and avatar. */
const COLUMN_SIZES = '(min-width: 1280px) 516px, (min-width: 700px) 556px, calc(100vw - 84px)';

/** Aspect ratios (width divided by height) that a list shows in full. It crops other images to the centre. */
const MIN_RATIO = 4 / 5;
const MAX_RATIO = 3;

export interface PostImageProps {
  image: PostImage_ImageFragment;
  /** Never crops the image. Set on the post's own page. */
  uncropped?: boolean;
  eager?: boolean;
}

/** The image of a post. Reserves its space before the file is loaded. */
export function PostImage({ image, uncropped = false, eager }: PostImageProps) {
  const ratio = image.width / image.height;
  const shownRatio = uncropped ? ratio : Math.min(Math.max(ratio, MIN_RATIO), MAX_RATIO);
  return (
    <ImageWithFallback
      src={image.url}
      srcSet={image.srcSet}
      sizes={COLUMN_SIZES}
      alt={image.alt}
      kind="post"
      width={image.width}
      height={Math.round(image.width / shownRatio)}
      thumbhash={image.placeholder}
      eager={eager}
      className="mt-3 rounded-card border border-line"
    />
  );
}
