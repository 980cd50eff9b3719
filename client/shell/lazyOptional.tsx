import { useEffect, useState, type ComponentType } from 'react';
import { verifyReachability, isServerReachable, onReachabilityChange } from '../api/reachability';
import type { Load } from './feature';
import { SilentBoundary } from './routing/RouteBoundary';

/**
 * A small part of the signed-in area whose code comes after the page. Where that cannot be fetched, or the part fails,
 * only its absence is seen; the code is asked for again when the server answers again.
 */
export function lazyOptional<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);

    useEffect(() => {
      if (Loaded) return undefined;
      let isCurrent = true;
      const ask = () =>
        void load().then((arrived) => isCurrent && setLoaded(() => (loaded = arrived)), verifyReachability);
      const stop = onReachabilityChange(() => isServerReachable() && ask());
      ask();
      return () => {
        isCurrent = false;
        stop();
      };
    }, [Loaded]);

    return Loaded ? <Loaded {...props} /> : null;
  }

  return function QuietPart(props: Props) {
    return (
      <SilentBoundary>
        <Part {...props} />
      </SilentBoundary>
    );
  };
}
