import { Copy, Link2, UserPlus } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Avatar } from '../../../ui/image/Avatar';
import { useCopyLink } from '../../../ui/useCopyLink';
import type { Shares } from './useShares';

/** People with access, and the link. */
export function AccessList({ shares, onAdd }: { shares: Shares; onAdd: () => void }) {
  const { people, error, loading, pending, refetch, revoke } = shares;
  return (
    <>
      <section aria-labelledby="shared-with">
        <div className="flex items-center justify-between gap-4">
          <h3 id="shared-with" className="text-lead">
            People
          </h3>
          <Button icon={UserPlus} onClick={onAdd}>
            Add people
          </Button>
        </div>
        {error && (
          <div className="mt-3">
            <ErrorState onRetry={refetch} retrying={loading}>
              {error}
            </ErrorState>
          </div>
        )}
        {!people && !error && (
          <SkeletonGroup label="Loading people with access" className="py-4">
            <Skeleton className="h-8 w-full" />
          </SkeletonGroup>
        )}
        {people?.length === 0 && <p className="mt-2 text-ink-2">Only you can read this analysis by name so far.</p>}
        {people && people.length > 0 && (
          <ul className="mt-2">
            {people.map((share) => (
              <li key={share.id} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
                <Avatar name={share.person.displayName} src={share.person.avatarUrl} size={32} />
                <span className="min-w-0 flex-1">
                  <bdi className="block truncate font-medium">{share.person.displayName}</bdi>
                  <span className="block truncate text-meta text-ink-3">@{share.person.username}</span>
                </span>
                <Button
                  variant="quiet"
                  loading={pending === share.id}
                  aria-label={`Remove access of ${share.person.displayName}`}
                  onClick={() => void revoke(share)}
                  className="-mr-2 px-3!"
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <LinkAccess shares={shares} />
    </>
  );
}

/** The link: everyone who is signed in and has it can read the analysis. */
function LinkAccess({ shares: { link, people, pending, createLink, revoke } }: { shares: Shares }) {
  const copyLink = useCopyLink();
  if (!people) return null;
  return (
    <section aria-labelledby="shared-link" className="mt-5 border-t border-line pt-4">
      <h3 id="shared-link" className="text-lead">
        Link
      </h3>
      {link ? (
        <>
          <p className="mt-1 text-ink-2">Anyone who’s signed in and has the link can read it.</p>
          <p className="mt-2 truncate rounded-control border border-line bg-canvas px-3 py-1.5 text-meta text-ink-2 select-all">
            {window.location.origin + link.path}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon={Copy} onClick={() => void copyLink(link.path)}>
              Copy link
            </Button>
            <Button variant="quiet" loading={pending === link.id} onClick={() => void revoke(link)}>
              Revoke link
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 text-ink-2">There’s no link. With one, anyone who’s signed in can read this analysis.</p>
          <Button icon={Link2} loading={pending === 'link'} onClick={() => void createLink()} className="mt-3">
            Create link
          </Button>
        </>
      )}
    </section>
  );
}
