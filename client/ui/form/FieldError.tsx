import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Error of a control with a label of its own. The control references it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex animate-appear gap-1 text-meta font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4" />
      {children}
    </p>
  );
}
