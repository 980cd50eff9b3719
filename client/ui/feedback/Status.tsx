import type { ComponentProps } from 'react';

/** Content whose changes are announced without moving focus. */
export function Status(props: ComponentProps<'div'>) {
  // An <output> has the same role, but is an inline form element.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div {...props} role="status" />;
}
