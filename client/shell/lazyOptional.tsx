import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterStartup } from '../lib/startup';
import { verifyReachability, isServerReachable, onReachabilityChange } from '../http/reachability';
import type { Load } from './feature';
import { SilentBoundary } from './routing/RouteBoundary';

/**
 * Lazily loads a small, optional component of the signed-in area, after the page's first content. It renders nothing, or
 * `placeholder`, while its code is missing or after an error. Loading is retried when the server is reachable again.
 */
export function lazyOptional<Props extends object>(
  load: Load<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  function LazyOptional(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);

    useEffect(() => {
      if (Loaded) return undefined;
      let isCurrent = true;
      // Rendered in slices, so that a slow phone stays responsive.
      const show = (component: ComponentType<Props>) => startTransition(() => setLoaded(() => (loaded = component)));
      const startLoading = () =>
        void afterStartup()
          .then(load)
          .then((component) => isCurrent && show(component), verifyReachability);
      const stop = onReachabilityChange(() => isServerReachable() && startLoading());
      startLoading();
      return () => {
        isCurrent = false;
        stop();
      };
    }, [Loaded]);

    return Loaded ? <Loaded {...props} /> : placeholder;
  }

  return function Optional(props: Props) {
    return (
      <SilentBoundary>
        <LazyOptional {...props} />
      </SilentBoundary>
    );
  };
}
