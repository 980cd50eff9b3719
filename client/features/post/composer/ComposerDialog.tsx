import { Dialog } from '../../../ui/overlay/Dialog';
import { Sheet } from '../../../ui/overlay/Sheet';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { Composer } from './Composer';
import { setComposerOpen, useComposerOpen } from './composerStore';

/** The composer as an overlay on any page: a sheet on phones, otherwise a dialog. Closing it keeps the draft. */
export function ComposerDialog() {
  const isOpen = useComposerOpen();
  const isPhone = !useMediaQuery('(min-width: 700px)');
  const props = { open: isOpen, onOpenChange: setComposerOpen, title: 'New post' };
  const composer = <Composer variant="overlay" onPublished={() => setComposerOpen(false)} />;
  if (isPhone) return <Sheet {...props}>{composer}</Sheet>;
  return (
    <Dialog {...props} className="max-w-150!">
      <div className="-mx-4 -mb-4">{composer}</div>
    </Dialog>
  );
}
