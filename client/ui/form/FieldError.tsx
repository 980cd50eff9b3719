import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with a control that brings its own label; the control names it in `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex animate-appear gap-1 text-meta font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4" />
      {children}
    </p>
  );
}
