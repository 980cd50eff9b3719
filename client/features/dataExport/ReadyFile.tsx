import { formatAbsoluteTime } from '../../ui/formatTime';
import { formatBytes } from './formatAmounts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

type Props = { bytes: number | null; createdAt: string; expiresAt: string | null };

/** What lies ready: how large it is, of when, and until when. Size and end arrive a moment after the news. */
export function ReadyFile({ bytes, createdAt, expiresAt }: Props) {
  return (
    <div>
      <p className="font-bold">Your file is ready{bytes !== null && `: ${formatBytes(bytes)}`}</p>
      <p className="mt-1 text-meta text-ink-2">
        As of <time dateTime={createdAt}>{formatAbsoluteTime(new Date(createdAt))}</time>.
        {expiresAt !== null && (
          <>
            {' '}
            Thrown away on <time dateTime={expiresAt}>{day.format(new Date(expiresAt))}</time>.
          </>
        )}
      </p>
    </div>
  );
}
