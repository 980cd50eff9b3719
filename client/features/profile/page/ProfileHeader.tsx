import { useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client/masking';
import { CalendarDays, MapPin, Milestone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstLocationPart } from '../../../../shared/contracts/search';
import { Avatar } from '../../../ui/image/Avatar';
import { ImageWithFallback } from '../../../ui/image/ImageWithFallback';
import { formatDate, formatMonth } from '../../../ui/text/formatTime';
import { PageTitle } from '../../../ui/text/PageTitle';
import { peoplePath } from '../../network/search/peopleFilter';
import { CollapsibleText } from '../../post/text/CollapsibleText';
import {
  ProfileHeader_ProfileFragmentDoc,
  type ProfileHeader_ProfileFragment,
} from './__generated__/ProfileHeader.generated';
import { stageLabel } from '../profileLabels';

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1">
      <Icon aria-hidden="true" className="size-4 text-ink-3" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

export interface ProfileHeaderProps {
  profile: FragmentType<ProfileHeader_ProfileFragment>;
  /** Buttons at the right end, beside the picture. */
  action?: ReactNode;
  /** Buttons on the pictures that change them. */
  avatarAction?: ReactNode;
  coverAction?: ReactNode;
  /** `NetworkCounts`, below the facts. */
  counts?: ReactNode;
  /** Replaces the text below the picture: the editor. */
  children?: ReactNode;
}

/** Header of a person's page: pictures, name, headline, location, stage, date of joining, counts and bio. */
export function ProfileHeader({ profile, action, avatarAction, coverAction, counts, children }: ProfileHeaderProps) {
  const { data, dataState } = useFragment({ fragment: ProfileHeader_ProfileFragmentDoc, from: profile });
  if (dataState !== 'complete') return null;
  const {
    id,
    username,
    displayName,
    headline,
    bio,
    location,
    stage,
    avatarUrl,
    avatar,
    coverImageUrl,
    cover,
    createdAt,
  } = data;
  const joined = new Date(createdAt);
  return (
    <header>
      <div className="relative">
        {coverImageUrl ? (
          <ImageWithFallback
            src={coverImageUrl}
            srcSet={cover?.srcSet}
            thumbhash={cover?.placeholder}
            alt={`${displayName}’s cover picture`}
            kind="cover"
            width={1200}
            height={300}
          />
        ) : (
          <div aria-hidden="true" className="aspect-4/1 bg-(image:--cover)" />
        )}
        {coverAction}
      </div>
      <div className="px-4 pb-4">
        <div className="relative -mt-12 mb-3 flex items-end justify-between gap-4">
          <div className="relative">
            <Avatar name={displayName} src={avatar?.url ?? avatarUrl} size={96} className="border-4 border-surface" />
            {avatarAction}
          </div>
          {action}
        </div>
        <PageTitle title={displayName} hidden={Boolean(children)} className="break-words" />
        {children || (
          <>
            <p className="break-words text-ink-3">@{username}</p>
            {headline && (
              <p dir="auto" className="mt-2 text-lead break-words text-pretty">
                {headline}
              </p>
            )}
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
              {location && (
                <Fact icon={MapPin}>
                  <Link
                    to={peoplePath({ locations: [firstLocationPart(location)] })}
                    className="hover:text-primary hover:underline touch:inline-flex touch:min-h-control touch:items-center"
                  >
                    {location}
                  </Link>
                </Fact>
              )}
              {stage && <Fact icon={Milestone}>Stage: {stageLabel(stage)}</Fact>}
              <Fact icon={CalendarDays}>
                <time dateTime={createdAt} title={formatDate(joined)}>
                  Joined {formatMonth(joined)}
                </time>
              </Fact>
            </ul>
            {counts}
            {bio && (
              <div className="mt-3 max-w-prose break-words">
                <CollapsibleText id={`bio:${id}`} text={bio} />
              </div>
            )}
          </>
        )}
      </div>
    </header>
  );
}
