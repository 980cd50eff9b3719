import type { ReactNode } from 'react';

/** A ruled section of the page. */
export function MethodSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-6">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
