import { ImageWithFallback } from '../../../ui/ImageWithFallback';
import type { PostImage_ImageFragment } from './__generated__/PostImage.generated';

/** Widths of the text column: 600 and at most 640 pixels, less the margins and the avatar. */
const COLUMN = '(min-width: 1280px) 516px, (min-width: 700px) 556px, calc(100vw - 84px)';

/** Between these the picture is shown whole; beyond, a list shows its middle. Width divided by height. */
const TALLEST = 4 / 5;
const WIDEST = 3;

export interface PostImageProps {
  image: PostImage_ImageFragment;
  /** Shows all of it, however long: the post's own page. */
  whole?: boolean;
  eager?: boolean;
}

/** A post's picture, in a place that is reserved before it arrives. */
export function PostImage({ image, whole = false, eager }: PostImageProps) {
  const ratio = image.width / image.height;
  const shown = whole ? ratio : Math.min(Math.max(ratio, TALLEST), WIDEST);
  return (
    <ImageWithFallback
      src={image.url}
      srcSet={image.srcSet}
      sizes={COLUMN}
      alt={image.alt}
      kind="post"
      width={image.width}
      height={Math.round(image.width / shown)}
      thumbhash={image.placeholder}
      eager={eager}
      className="mt-3 rounded-card border border-line"
    />
  );
}
