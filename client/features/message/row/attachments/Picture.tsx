import { useThumbhash } from '../../../../ui/image/useThumbhash';
import type { MessageAttachment } from '../../thread/store/threadWindow';
import { useAttachmentUrl } from './useAttachmentUrl';

/** Maximum size of the thumbnail, in CSS pixels. */
const [MAX_WIDTH, MAX_HEIGHT] = [320, 240];

export interface PictureProps {
  file: MessageAttachment;
  isTabStop: boolean;
  onOpen: () => void;
}

/** Thumbnail of a picture attachment. Its size is reserved before it loads. */
export function Picture({ file, isTabStop, onOpen }: PictureProps) {
  const { name, url: path, placeholder } = file;
  const width = file.width ?? MAX_WIDTH;
  const height = file.height ?? MAX_HEIGHT;
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height);
  const url = useAttachmentUrl(`${path}?width=${MAX_WIDTH * 2}`);
  const preview = useThumbhash(url ? null : placeholder);
  return (
    <button
      type="button"
      aria-label={`Enlarge ${name || 'picture'}`}
      aria-haspopup="dialog"
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
      style={{ width: Math.max(44, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }}
      className="relative block max-w-full overflow-hidden rounded-control border border-line bg-fill"
    >
      {preview && <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />}
      {url && <img src={url} alt={name} className="absolute inset-0 size-full object-cover" />}
      {url === null && (
        <span className="absolute inset-0 flex items-center justify-center p-2 text-meta text-ink-2">
          Couldn’t load the picture.
        </span>
      )}
    </button>
  );
}
