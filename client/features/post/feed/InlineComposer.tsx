import { useEffect, useRef } from 'react';
import { Composer } from '../composer/Composer';
import { registerComposer } from '../composer/composerStore';

/** The composer at the top of the page. While mounted, the Post button and its shortcut focus it. */
export function InlineComposer() {
  const focus = useRef<(() => void) | null>(null);
  useEffect(
    () =>
      registerComposer(() => {
        window.scrollTo({ top: 0 });
        focus.current?.();
      }),
    [],
  );
  return <Composer variant="inline" focusRef={focus} />;
}
