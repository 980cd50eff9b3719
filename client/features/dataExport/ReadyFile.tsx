import { formatAbsoluteTime, formatDate } from '../../ui/text/formatTime';
import { formatBytes } from '../../lib/formatBytes';

type ReadyFileProps = { bytes: number | null; createdAt: string; expiresAt: string | null };

/** Describes a finished export. Size and expiry are null until they are refetched after the live event. */
export function ReadyFile({ bytes, createdAt, expiresAt }: ReadyFileProps) {
  return (
    <div>
      <p className="font-bold">Your file is ready{bytes !== null && `: ${formatBytes(bytes)}`}</p>
      <p className="mt-1 text-meta text-ink-2">
        Created <time dateTime={createdAt}>{formatAbsoluteTime(new Date(createdAt))}</time>.
        {expiresAt !== null && (
          <>
            {' '}
            Available until <time dateTime={expiresAt}>{formatDate(new Date(expiresAt))}</time>.
          </>
        )}
      </p>
    </div>
  );
}
