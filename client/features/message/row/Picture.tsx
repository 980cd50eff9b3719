import { thumbhashUrl } from '../../../ui/thumbhashUrl';
import type { ThreadMessage } from '../thread/threadWindow';
import { useFileUrl } from './useFileUrl';

/** Pictures stand in a box of this size at most. */
const [MAX_WIDTH, MAX_HEIGHT] = [320, 240];

export interface PictureProps {
  file: ThreadMessage['attachments'][number];
  isReachable: boolean;
  /** Shows it large. */
  onOpen: () => void;
}

/** A picture of a message in its reserved place. */
export function Picture({ file, isReachable, onOpen }: PictureProps) {
  const { name, url: path, placeholder } = file;
  const width = file.width ?? MAX_WIDTH;
  const height = file.height ?? MAX_HEIGHT;
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  const url = useFileUrl(`${path}?width=${MAX_WIDTH * 2}`);
  const preview = placeholder ? thumbhashUrl(placeholder) : undefined;
  return (
    <button
      type="button"
      aria-label={`Show ${name || 'picture'} large`}
      aria-haspopup="dialog"
      tabIndex={isReachable ? 0 : -1}
      onClick={onOpen}
      style={{ width: Math.max(44, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }}
      className="relative block max-w-full overflow-hidden rounded-control border border-line bg-fill"
    >
      {preview && !url && <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />}
      {url && <img src={url} alt={name} className="absolute inset-0 size-full object-cover" />}
      {url === null && (
        <span className="absolute inset-0 flex items-center justify-center p-2 text-meta text-ink-2">
          The picture could not be loaded.
        </span>
      )}
    </button>
  );
}
