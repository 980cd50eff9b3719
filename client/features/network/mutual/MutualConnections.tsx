import { useQuery } from '@apollo/client/react';
import { usePainted } from '../../../lib/usePainted';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { MutualConnectionsPreviewDocument } from './__generated__/MutualConnections.generated';
import { MutualSummary } from './MutualSummary';

const MutualDialog = lazyDialog('MutualDialog', async () => (await import('./MutualDialog')).MutualDialog);

/** Summary of the mutual connections with a person; opens the full list. Renders nothing when there are none. */
export function MutualConnections({
  person,
}: {
  person: { id: string; displayName: string; mutualConnectionCount: number };
}) {
  const { id, mutualConnectionCount: count } = person;
  const dialog = useDialogState<'all'>();
  const isPainted = usePainted();
  const { data, error } = useQuery(MutualConnectionsPreviewDocument, {
    variables: { personId: id },
    skip: count === 0 || !isPainted,
  });
  // The summary is optional, so an error is not worth a message.
  if (count === 0 || error || data?.mutualConnections.edges.length === 0) return null;
  return (
    <div className="px-4 pb-3">
      {data ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => dialog.open('all')}
          className="-mx-2 flex min-h-control items-center rounded-control px-2 hover:bg-fill"
        >
          <MutualSummary count={count} people={data.mutualConnections} />
        </button>
      ) : (
        <div className="flex min-h-control items-center gap-2">
          <Skeleton className="h-7 w-15 rounded-full!" />
          <Skeleton className="h-3.5 w-60 max-w-full" />
        </div>
      )}
      {dialog.name && <MutualDialog person={person} open={dialog.isOpen} onOpenChange={dialog.setOpen} />}
    </div>
  );
}
