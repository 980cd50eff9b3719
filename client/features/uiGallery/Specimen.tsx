import type { ReactNode } from 'react';

const themes = ['light', 'dark'] as const;

/** States of one component, rendered in the light and the dark theme. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line py-6">
      <h2 className="px-4 pb-3 text-section md:px-8">{title}</h2>
      <div className="grid lg:grid-cols-2">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 bg-surface px-4 py-5 text-ink md:px-8">
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A row of states. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3 last:mb-0">{children}</div>;
}
