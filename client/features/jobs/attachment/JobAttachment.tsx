import { Link } from 'react-router-dom';
import { StateBadge } from '../StateBadge';
import { typeLabels } from '../jobLabels';
import { formatEquity, formatPay } from '../text/formatPay';
import { formatPlace } from '../text/formatPlace';
import type { JobAttachment_JobCardFragment } from './__generated__/JobAttachment.generated';

declare module '../../../shell/attachments/attachment' {
  interface AttachmentCards {
    job: JobAttachment_JobCardFragment;
  }
}

/** A job inside a post, a message or the composer. The whole card is a link to it. */
export function JobAttachment({ card }: { card: JobAttachment_JobCardFragment }) {
  const equity = formatEquity(card);
  return (
    <div className="relative flex min-h-24 flex-col justify-center px-3 py-2 text-left hover:bg-fill">
      <p className="flex items-center gap-x-2 text-meta text-ink-3">
        Job · {typeLabels[card.type]}
        {card.state !== 'PUBLISHED' && <StateBadge state={card.state} />}
      </p>
      <Link
        to={`/jobs/${card.id}`}
        className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="line-clamp-2 font-bold break-words text-ink">{card.title}</bdi>
      </Link>
      <p className="truncate text-ink-2">
        <bdi>{card.company}</bdi> · <bdi>{formatPlace(card)}</bdi>
      </p>
      <p className="truncate text-meta text-ink-2 tabular-nums">
        {formatPay(card, { isCompact: true })}
        {equity && ` · ${equity}`}
      </p>
    </div>
  );
}
