import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { closeToast, showToast } from '../toast/toastQueue';

interface Opened {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface LazyDialogOptions {
  /** Nobody pressed anything for it: its absence says enough. */
  quiet?: boolean;
}

let told: string | undefined;

/** One message, however many parts are missing. */
function tellMissing(): void {
  if (told) closeToast(told);
  told = showToast('This could not be loaded. Check your connection and try again.', { failed: true });
}

/**
 * A dialog, or another part that opens over the page, whose code arrives when it is first opened. Code that cannot be
 * fetched leaves the page as it is: a message says so, the part is closed again, and the next opening asks anew.
 * React's own lazy would fail the whole page, and for good.
 */
export function lazyDialog<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: LazyDialogOptions = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    const { open, onOpenChange } = props;
    const [Part, setPart] = useState(() => loaded);

    const giveUp = useEffectEvent(() => {
      if (!quiet) tellMissing();
      onOpenChange(false);
    });

    useEffect(() => {
      if (Part || !open) return undefined;
      let isCurrent = true;
      load().then(
        (arrived) => isCurrent && setPart(() => (loaded = arrived)),
        () => isCurrent && giveUp(),
      );
      return () => {
        isCurrent = false;
      };
    }, [Part, open]);

    return Part ? <Part {...props} /> : null;
  };
}
