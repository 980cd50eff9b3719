import { clsx } from 'clsx';
import { ImageFallback, type ImageKind } from './ImageFallback';
import { thumbhashUrl } from './thumbhashUrl';
import { useImageSource } from './useImageSource';

const COLUMN = '(min-width: 700px) 600px, 100vw';

export interface ImageWithFallbackProps {
  src: string | null | undefined;
  /** What the picture shows; empty for a picture that adds nothing to the words beside it. */
  alt: string;
  kind: ImageKind;
  /** Pixels of the picture itself: they reserve its place before it arrives. */
  width: number;
  height: number;
  /** Other sizes of the same picture, and how wide it is shown: the column unless said otherwise. */
  srcSet?: string;
  sizes?: string;
  /** base64; fills the reserved place with a blurred preview. */
  thumbhash?: string | null;
  /** Loads at once instead of when it comes near; for what is on screen at the start. */
  eager?: boolean;
  className?: string;
}

/** A picture that keeps its place while it loads and is drawn by us when it cannot be had. */
export function ImageWithFallback({
  src,
  alt,
  kind,
  width,
  height,
  srcSet,
  sizes = COLUMN,
  thumbhash,
  eager = false,
  className,
}: ImageWithFallbackProps) {
  const { url, phase, srcSet: otherSizes, handleError, handleLoad } = useImageSource(src, srcSet);
  const preview = phase === 'loading' && thumbhash ? thumbhashUrl(thumbhash) : undefined;
  return (
    <div
      className={clsx('relative overflow-hidden bg-fill', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />}
      {phase === 'fallback' ? (
        <div className="absolute inset-0 animate-appear">
          <ImageFallback kind={kind} label={alt || undefined} />
        </div>
      ) : (
        <img
          key={url}
          src={url}
          srcSet={otherSizes}
          sizes={otherSizes && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={handleError}
          onLoad={handleLoad}
          className={clsx(
            'absolute inset-0 size-full object-cover transition-opacity duration-180',
            phase === 'loaded' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </div>
  );
}
