import { clsx } from 'clsx';
import { ImageFallback, type ImageKind } from './ImageFallback';
import { useImageSource } from './useImageSource';
import { useThumbhash } from './useThumbhash';

const COLUMN = '(min-width: 700px) 600px, 100vw';

export interface ImageWithFallbackProps {
  src: string | null | undefined;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  kind: ImageKind;
  /** Intrinsic size in pixels, which reserves the space before loading. */
  width: number;
  height: number;
  /** Other sizes of the image, and its rendered width: the column by default. */
  srcSet?: string;
  sizes?: string;
  /** base64 thumbhash; fills the reserved space with a blurred preview. */
  thumbhash?: string | null;
  /** Loads eagerly, for images that are initially visible. */
  eager?: boolean;
  className?: string;
}

/** An image that reserves its space and renders a drawing when all its sources fail. */
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
  const preview = useThumbhash(phase === 'loading' ? thumbhash : null);
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
