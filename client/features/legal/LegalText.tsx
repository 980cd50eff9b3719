import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/text/PageTitle';

export interface Section {
  /** Fragment of the section's URL: /privacy#cookies. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal text: summary first, then numbered sections with ids to link to. */
export function LegalText({
  title,
  updated,
  summary,
  sections,
}: {
  title: string;
  updated: string;
  summary: ReactNode;
  sections: readonly Section[];
}) {
  return (
    <article className="px-4 pt-8 pb-12 md:px-8">
      <PageTitle title={title} />
      <p className="mt-1 text-meta text-ink-3">Effective {updated}</p>
      <div className="relative mt-6 border-l-[3px] border-primary pl-4 text-lead text-pretty">{summary}</div>
      <ol className="mt-8">
        {sections.map((section, index) => (
          <li key={section.id} id={section.id} className="scroll-mt-4 border-t border-line py-5">
            <h2 className="flex gap-3 text-section">
              <span className="w-6 shrink-0 font-normal text-ink-3 tabular-nums">{index + 1}</span>
              {section.title}
            </h2>
            <div className="mt-2 flex max-w-130 flex-col gap-2 pl-9 text-pretty text-ink-2 [&_strong]:font-medium [&_strong]:text-ink">
              {section.body}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** A bullet list inside a section. */
export function BulletList({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-ink-3">{children}</ul>;
}
