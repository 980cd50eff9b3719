import { Bookmark, Ellipsis, Heart, MessageSquare } from 'lucide-react';
import { ActionButton } from '../../ui/button/ActionButton';
import { Avatar } from '../../ui/image/Avatar';
import { Badge } from '../../ui/feedback/Badge';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Entry } from '../../ui/Entry';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { IconButton } from '../../ui/button/IconButton';
import { OfflineBanner } from '../../ui/feedback/OfflineBanner';
import { RelativeTime } from '../../ui/text/RelativeTime';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/feedback/Spinner';
import { Specimen } from './Specimen';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const times = [0, 5, 190, 3_000, 30_000, 900_000];

export function StatesGallery() {
  return (
    <>
      <Specimen title="Entry">
        <div className="-mx-4 border-t border-line">
          <Entry
            unread
            avatar={<Avatar name="Ana Ruiz" />}
            name="Ana Ruiz"
            meta={
              <>
                <span className="truncate">@ana</span>
                <RelativeTime value={minutesAgo(5)} />
              </>
            }
            headline="Founder, Quayside"
            corner={<IconButton label="More" icon={Ellipsis} />}
            actions={
              <>
                <ActionButton label="Like" icon={Heart} count={12} pressed />
                <ActionButton label="Comment" icon={MessageSquare} count={3} />
                <ActionButton label="Bookmark" icon={Bookmark} pressed={false} />
              </>
            }
          >
            Our first paying customer asked for an invoice on paper. We bought a printer.
          </Entry>
          <Entry
            avatar={<Avatar name="Maximiliana" />}
            name="Maximiliana Featherstonehaugh-Oyelaran de la Cruz y Montenegro"
            meta={
              <>
                <span className="truncate">@maximiliana_featherstone</span>
                <RelativeTime value={minutesAgo(3_000)} className="shrink-0" />
                <Badge>Connections</Badge>
              </>
            }
            headline="Chief of everything at a company whose name does not fit on one line either, previously elsewhere"
          >
            Averyveryverylongwordwithoutanyspacesinitthatmustnotmakethepagescrollsidewaysonaphoneofthreehundredandsixtypixels
          </Entry>
        </div>
      </Specimen>
      <Specimen title="Times">
        <ul className="text-meta text-ink-2">
          {times.map((minutes) => (
            <li key={minutes}>
              <RelativeTime value={minutesAgo(minutes)} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Loading">
        <Spinner label="Checking authentication..." className="mb-4" />
        <Spinner label="Loading..." className="mb-4" />
        <div className="-mx-4">
          <SkeletonRows label="Loading posts" rows={2} />
        </div>
      </Specimen>
      <Specimen title="Empty, error, offline">
        <div className="-mx-4 flex flex-col gap-4">
          <EmptyState action={<Button variant="primary">Find people</Button>}>
            You’re not following anyone yet. Posts from people you follow appear here.
          </EmptyState>
          <ErrorState onRetry={() => {}}>Failed to fetch posts</ErrorState>
          <OfflineBanner />
        </div>
      </Specimen>
    </>
  );
}
