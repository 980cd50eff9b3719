import { Copy, Link2, UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Avatar } from '../../../ui/image/Avatar';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useCopyLink } from '../../../ui/useCopyLink';
import type { Share, Shares } from './useShares';

/** People with access, and the link. Ending access asks first, because it ends at once and cannot be undone. */
export function AccessList({ shares, onAdd }: { shares: Shares; onAdd: () => void }) {
  const { people, error, loading, pending, refetch, revoke } = shares;
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ share: Share; isOpen: boolean }>();
  const name = asked?.share.person?.displayName;
  const ask = (share: Share) => setAsked({ share, isOpen: true });
  const setOpen = (isOpen: boolean) => setAsked((last) => last && { ...last, isOpen });

  async function confirm() {
    if (!asked || !(await revoke(asked.share))) return;
    // The button that opened the confirmation is gone with its row.
    heading.current?.focus();
    setOpen(false);
  }

  return (
    <>
      <section aria-labelledby="shared-with">
        <div className="flex items-center justify-between gap-4">
          <h3 ref={heading} id="shared-with" tabIndex={-1} className="text-lead outline-none">
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
                  aria-label={`Remove access of ${share.person.displayName}`}
                  onClick={() => ask(share)}
                  className="-mr-2 px-3!"
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <LinkAccess shares={shares} onRevoke={ask} />
      <ConfirmDialog
        open={asked?.isOpen ?? false}
        onOpenChange={setOpen}
        title={name === undefined ? 'Revoke the link?' : `Remove ${name}’s access?`}
        confirmLabel={name === undefined ? 'Revoke link' : 'Remove access'}
        loading={asked !== undefined && pending === asked.share.id}
        onConfirm={() => void confirm()}
      >
        {name === undefined
          ? 'It stops working for everyone who has it, and a new link has another address. People you added by name keep their access.'
          : 'They can’t read or comment on this analysis anymore. You can share it with them again.'}
      </ConfirmDialog>
    </>
  );
}

/** The link: everyone who is signed in and has it can read the analysis. */
function LinkAccess({
  shares: { link, people, pending, createLink },
  onRevoke,
}: {
  shares: Shares;
  onRevoke: (share: Share) => void;
}) {
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
            <Button variant="quiet" onClick={() => onRevoke(link)}>
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
