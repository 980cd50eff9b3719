import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { closeToast, showToast } from '../ui/toast/toastQueue';
import { isReloading, loadOrReload } from './routing/lazyPage';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialogOptions<Props> {
  /** Opens without user action: a failure to load shows no toast and reloads no page. */
  quiet?: boolean;
  /** Rendered until the code is loaded, such as a trigger that the overlay renders itself. */
  placeholder?: ComponentType<Props>;
}

let errorToast: string | undefined;

/** Shows one toast, however many dialogs are missing. */
function showLoadError(): void {
  if (errorToast) closeToast(errorToast);
  errorToast = showToast('Couldn’t load this. Check your connection and try again.', { failed: true });
}

/**
 * Lazily loads a dialog or another overlay when it is first opened. When loading fails, the page reloads once, as for pages;
 * otherwise a toast shows the error, the dialog closes, and the next opening retries. React's lazy would fail the whole page
 * permanently.
 * @param name name of the loader; each reloads at most once per tab
 */
export function lazyDialog<Props extends OverlayProps>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { quiet = false, placeholder: Placeholder }: LazyDialogOptions<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [Dialog, setDialog] = useState(() => loaded);

    const handleLoadError = useEffectEvent(() => {
      if (!quiet && !isReloading()) showLoadError();
      onOpenChange(false);
    });

    useEffect(() => {
      if (Dialog || !open) return undefined;
      let isCurrent = true;
      (quiet ? load() : loadOrReload(name, load)).then(
        (component) => isCurrent && setDialog(() => (loaded = component)),
        () => isCurrent && handleLoadError(),
      );
      return () => {
        isCurrent = false;
      };
    }, [Dialog, open]);

    if (Dialog) return <Dialog {...props} />;
    return Placeholder ? <Placeholder {...props} /> : null;
  };
}
