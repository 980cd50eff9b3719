import type { ComponentProps } from 'react';
import { scrollMotion } from './revealElements';

export interface PartLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  elementId: string;
}

/** A link to a part of the report, which takes the focus. The address of the page stays. */
export function PartLink({ elementId, children, ...rest }: PartLinkProps) {
  return (
    <a
      {...rest}
      href={`#${elementId}`}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(elementId);
        target?.focus({ preventScroll: true });
        target?.scrollIntoView({ block: 'center', behavior: scrollMotion() });
      }}
    >
      {children}
    </a>
  );
}
