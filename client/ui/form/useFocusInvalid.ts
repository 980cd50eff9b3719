import { useEffect, useRef, type RefObject } from 'react';
import { focusFirstInvalid } from './focusFirstInvalid';

/**
 * Moves focus to the first wrong field once its message stands beside it.
 * @param refusal another object for each attempt that was refused
 * @returns for the element that holds the fields
 */
export function useFocusInvalid<Holder extends HTMLElement>(refusal: object | undefined): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    if (refusal && holder.current) focusFirstInvalid(holder.current);
  }, [refusal]);
  return holder;
}
