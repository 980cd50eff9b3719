import { useLayoutEffect, useRef } from 'react';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { Section } from '../Section';
import { FounderText } from './FounderText';

/** The founder's text: on wide screens beside the report, as high as the window has room for, with its own scroller. */
export function TextPanel({ analysis }: { analysis: Report_AnalysisFragment }) {
  const panel = useRef<HTMLElement>(null);

  // Before the panel sticks to the window's top, its last lines would be below the window, where its scroller can't reach.
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const measure = () => current.style.setProperty('--above', `${Math.max(0, current.getBoundingClientRect().top)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <Section
      data-text-panel=""
      ref={panel}
      title={analysis.viewerCanEdit ? 'Your text' : 'The founder’s text'}
      intro={<span className="print:hidden">Select underlined words to see what rests on them.</span>}
      className="lg:sticky lg:top-0 lg:max-h-[max(240px,100dvh-var(--above,0px))] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
    >
      <FounderText analysis={analysis} />
    </Section>
  );
}
