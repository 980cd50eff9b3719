import { Check, CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isServerReachable, onReachabilityChange } from '../../../http/reachability';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { useOnline } from '../../../ui/useOnline';
import type { Editing } from './EditorContext';
import { useSaveState } from './useEditor';

/** Whether what is typed is stored. */
export function SaveStatus({ editing }: { editing: Editing }) {
  const { save, error } = useSaveState(editing);
  const isOnline = useOnline();
  const isReachable = useSyncExternalStore(onReachabilityChange, isServerReachable);
  if (save !== 'saved' && save !== 'invalid' && save !== 'conflict' && !(isOnline && isReachable))
    return <Status className="text-meta text-ink-2">Kept on this device. Saved when you’re back online.</Status>;
  if (save === 'failed')
    return (
      <div role="alert" className="flex items-center gap-1 text-meta font-medium text-danger">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span>{error} Your changes are kept on this device.</span>
        <Button variant="quiet" className="px-2!" onClick={() => void editing.autosave.flush()}>
          Retry
        </Button>
      </div>
    );
  return (
    <Status className="flex items-center gap-1 text-meta text-ink-3">
      {save === 'saved' && (
        <>
          <Check aria-hidden="true" className="size-4" />
          Saved
        </>
      )}
      {(save === 'waiting' || save === 'saving') && 'Saving…'}
      {save === 'invalid' && 'Not saved until the inputs are fixed. Kept on this device.'}
      {save === 'conflict' && 'Not saved: choose below.'}
    </Status>
  );
}
