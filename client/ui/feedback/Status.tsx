import type { ComponentProps } from 'react';

/** Something that changes by itself and is read out when it does, without taking focus. */
export function Status(props: ComponentProps<'div'>) {
  // An <output> would say the same, but belongs to forms and is an inline element.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div {...props} role="status" />;
}
