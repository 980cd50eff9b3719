import { useFragment, useQuery } from '@apollo/client/react';
import { PreviewCard } from '@base-ui/react/preview-card';
import { clsx } from 'clsx';
import { CalendarDays, MapPin } from 'lucide-react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Avatar } from '../../../ui/Avatar';
import { ButtonLink } from '../../../ui/Button';
import { popupClasses } from '../../../ui/layers';
import { Skeleton, SkeletonGroup } from '../../../ui/Skeleton';
import { MessageButton } from '../../message/MessageButton';
import { MutualSummary } from '../mutual/MutualSummary';
import { PersonCardDocument, type PersonCardQuery } from './__generated__/PersonCard.generated';
import { closePersonCard, scheduleClose, cancelClose, type PersonCardState } from './personCardStore';
import { CardActions } from './PersonCardActions';
import { PersonRow_ProfileFragmentDoc } from '../people/__generated__/PersonRow.generated';

export interface PersonCardProps extends Omit<PersonCardState, 'isOpen'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A short answer to "who is this?", beside their name. It has nothing that their page, one press away, has not. */
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
            onPointerEnter={cancelClose}
            onPointerLeave={scheduleClose}
            className={clsx(popupClasses, 'w-80 p-4!')}
          >
            <Person key={personId} id={personId} />
          </PreviewCard.Popup>
        </PreviewCard.Positioner>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}

/** Who it is stands there already, from beside what they wrote; the rest keeps its place until it comes. */
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
      {headline && <p className="mt-3 line-clamp-2 break-words text-pretty">{headline}</p>}
      <div className="mt-3 flex h-16 flex-col gap-2 text-meta text-ink-2">
        {error ? <p>{fieldErrors(error, 'Failed to fetch profile').message}</p> : <Facts data={data} />}
      </div>
      {/* Kept free until it is known what can be done, so that the card keeps its size. */}
      {!data?.profile?.viewerIsSelf && (
        <div className="mt-3 flex min-h-control gap-2">
          {data?.profile?.viewerRelation && <CardActions person={data.profile} />}
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

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** Where or since when, and whom both know: always these two, so that the card keeps its size. */
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
        <span className="truncate">{person.location || `Joined ${month.format(new Date(person.createdAt))}`}</span>
      </p>
      {person.mutualConnectionCount > 0 ? (
        <MutualSummary count={person.mutualConnectionCount} people={data.mutualConnections} on="raised" />
      ) : (
        <p className="text-ink-3">{person.viewerIsSelf ? 'This is you' : 'No connections in common'}</p>
      )}
    </>
  );
}
