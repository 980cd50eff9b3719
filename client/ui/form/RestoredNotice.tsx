import { Button } from '../button/Button';

/** States that a form shows changes that were stored on the device. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-info-soft px-4 py-2 text-on-info-soft">
      <p className="min-w-0 flex-1 basis-50">Your unsaved changes were restored from this device.</p>
      <Button onClick={onDiscard}>Discard changes</Button>
    </div>
  );
}
