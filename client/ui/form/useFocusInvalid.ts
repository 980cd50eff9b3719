import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid';

/**
 * Focuses the first invalid field after a failed submission has rendered its errors.
 * @param failure a new object per failed attempt
 * @returns a ref for the element that contains the fields
 */
export function useFocusInvalid<Container extends HTMLElement>(
  failure: object | undefined,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (failure && container.current) focusFirstInvalid(container.current);
  }, [failure]);
  return container;
}
