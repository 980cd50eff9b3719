import { useEffect, useRef } from 'react';

/**
 * Restores keyboard focus when a change of the relation replaces the focused button: to the first of the new buttons.
 * @returns props for the element that contains the buttons
 */
export function useRestoreActionFocus() {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && (document.activeElement ?? document.body) === document.body)
      container.current?.querySelector<HTMLElement>('button, a')?.focus();
  });
  return {
    ref: container,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  };
}
