import { useEffect, useRef } from 'react';

/**
 * Buttons give place to others when a relation changes, and the focus on one would be lost with it: it goes to the
 * first of those that came.
 * @returns props of the element around them
 */
export function useKeptFocus() {
  const around = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && (document.activeElement ?? document.body) === document.body)
      around.current?.querySelector<HTMLElement>('button, a')?.focus();
  });
  return {
    ref: around,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  };
}
