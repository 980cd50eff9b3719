import { clsx } from 'clsx';
import { usePainted } from '../../lib/usePainted';
import { Initials, type InitialsProps } from './Initials';
import { useImageSource } from './useImageSource';

export interface AvatarProps extends Omit<InitialsProps, 'children'> {
  src?: string | null;
}

/** A person's picture, or the initials without one or when it fails to load. */
export function Avatar({ src, size = 40, ...rest }: AvatarProps) {
  const { url, phase, handleError, handleLoad } = useImageSource(src);
  // Pictures would delay the texts beside them.
  const isPainted = usePainted();
  return (
    <Initials {...rest} size={size}>
      {isPainted && phase !== 'fallback' && (
        <span className="absolute inset-0 bg-fill">
          <img
            key={url}
            src={url}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            onError={handleError}
            onLoad={handleLoad}
            className={clsx('size-full object-cover', phase === 'loaded' ? 'opacity-100' : 'opacity-0')}
          />
        </span>
      )}
    </Initials>
  );
}
