import { useFragment, useQuery } from '@apollo/client/react';
import { PreviewCard } from '@base-ui/react/preview-card';
import { clsx } from 'clsx';
import { CalendarDays, MapPin } from 'lucide-react';
import { toCallError } from '../../../http/toCallError';
import { Avatar } from '../../../ui/image/Avatar';
import { ButtonLink } from '../../../ui/button/Button';
import { popupClasses } from '../../../ui/overlay/overlayClasses';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { formatMonth } from '../../../ui/text/formatTime';
import { MessageButton } from '../../message/MessageButton';
import { MutualSummary } from '../mutual/MutualSummary';
import { PersonCardDocument, type PersonCardQuery } from './__generated__/PersonCard.generated';
import { closePersonCard, scheduleCardClose, cancelCardClose, type PersonCardState } from './personCardStore';
import { PersonCardActions } from './PersonCardActions';
import { PersonRow_ProfileFragmentDoc } from '../people/__generated__/PersonRow.generated';

export interface PersonCardProps extends Omit<PersonCardState, 'isOpen'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Preview card of a person beside a link to them. It shows nothing that their page does not. */
export function PersonCard({ personId, anchor, open, onOpenChange }: PersonCardProps) {
  return (
    <PreviewCard.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <PreviewCard.Portal>
        <PreviewCard.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-1"
        >
          <PreviewCard.Popup
            render={<aside aria-label="Profile card" />}
            onPointerEnter={cancelCardClose}
            onPointerLeave={scheduleCardClose}
            className={clsx(popupClasses, 'w-80 p-4!')}
          >
            <Person key={personId} id={personId} />
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

/** Name, headline and avatar come from the cache; space for the rest is reserved until the query returns. */
function Person({ id }: { id: string }) {
  const { data: person, complete } = useFragment({
    fragment: PersonRow_ProfileFragmentDoc,
    from: { __typename: 'Profile', id },
  });
  const { data, error } = useQuery(PersonCardDocument, { variables: { id } });
  if (!complete) return null;
  const { username, displayName, headline, avatarUrl } = person;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={displayName} src={avatarUrl} size={64} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 text-lead font-bold break-words">
            <bdi>{displayName}</bdi>
          </p>
          <p className="truncate text-meta text-ink-3">@{username}</p>
        </div>
      </div>
      {headline && (
        <p dir="auto" className="mt-3 line-clamp-2 break-words text-pretty">
          {headline}
        </p>
      )}
      <div className="mt-3 flex h-16 flex-col gap-2 text-meta text-ink-2">
        {error ? <p>{toCallError(error, 'Failed to fetch profile').message}</p> : <Facts data={data} />}
      </div>
      {/* Reserves the height of the actions while loading, so that the card does not change its size. */}
      {!data?.profile?.viewerIsSelf && (
        <div className="mt-3 flex min-h-control gap-2">
          {data?.profile?.viewerRelation && <PersonCardActions person={data.profile} />}
        </div>
      )}
      <ButtonLink to={`/user/${username}`} wide onClick={closePersonCard} className="mt-2">
        View profile
      </ButtonLink>
      {data?.profile && !data.profile.viewerIsSelf && (
        <div className="mt-2">
          <MessageButton person={person} wide onOpen={closePersonCard} />
        </div>
      )}
    </>
  );
}

/** Location or date of joining, and mutual connections. Always two rows, so that the card does not change its size. */
function Facts({ data }: { data: PersonCardQuery | undefined }) {
  const person = data?.profile;
  if (!person) {
    return (
      <SkeletonGroup label="Loading profile">
        <Skeleton className="my-0.5 h-3.5 w-40" />
        <span className="mt-3 flex items-center gap-2">
          <Skeleton className="h-7 w-15 rounded-full!" />
          <Skeleton className="h-3.5 flex-1" />
        </span>
      </SkeletonGroup>
    );
  }
  const Icon = person.location ? MapPin : CalendarDays;
  return (
    <>
      <p className="flex items-center gap-1">
        <Icon aria-hidden="true" className="size-4 text-ink-3" />
        <span className="truncate">{person.location || `Joined ${formatMonth(new Date(person.createdAt))}`}</span>
      </p>
      {person.mutualConnectionCount > 0 ? (
        <MutualSummary count={person.mutualConnectionCount} people={data.mutualConnections} background="raised" />
      ) : (
        <p className="text-ink-3">{person.viewerIsSelf ? 'This is you' : 'No mutual connections'}</p>
      )}
    </>
  );
}
