import { useRef } from 'react';
import { settingsSections } from '../../shell/registry';
import { PageTitle } from '../../ui/text/PageTitle';
import { Section } from './Section';
import { SectionList } from './SectionList';
import { useCurrentSection } from './useCurrentSection';

const sections = settingsSections();

/** All settings sections on one page, with their navigation. */
export function SettingsPage() {
  const sectionList = useRef<HTMLDivElement>(null);
  const currentId = useCurrentSection(sectionList) ?? sections[0]?.id;
  return (
    <div className="md:-mb-12 md:grid md:min-h-dvh md:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[232px_minmax(0,1fr)]">
      <div className="border-line md:border-r">
        <div className="md:sticky md:top-0 md:max-h-dvh md:overflow-y-auto md:pb-4">
          <PageTitle title="Settings" hidden="phones" className="md:px-4 md:pt-4 md:pb-3" />
          <SectionList sections={sections} currentId={currentId} />
        </div>
      </div>
      <div ref={sectionList}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}
