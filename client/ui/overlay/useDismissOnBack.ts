import { useEffect, useEffectEvent } from 'react';
import { useMediaQuery } from '../useMediaQuery';
import { addOverlayEntry } from './overlayHistory';

/**
 * Makes browser back close an overlay instead of leaving the page. Phones only: elsewhere an overlay would discard the
 * entries that browser forward leads to.
 * @param always also on wide screens, for overlays that look like pages
 */
export function useDismissOnBack(isOpen: boolean, close: () => void, always = false): void {
  const isWide = useMediaQuery('(min-width: 700px)');
  const hasEntry = isOpen && (always || !isWide);
  const handleBack = useEffectEvent(close);
  useEffect(() => (hasEntry ? addOverlayEntry(() => handleBack()) : undefined), [hasEntry]);
}
