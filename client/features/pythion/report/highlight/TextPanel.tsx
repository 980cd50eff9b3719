import { useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '../../../../ui/useMediaQuery';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { Section } from '../Section';
import { BackToQuote } from './BackToQuote';
import { FounderText } from './FounderText';

/** The founder's text: on wide screens beside the report, as high as the window has room for, with its own scroller. */
export function TextPanel({ analysis }: { analysis: Report_AnalysisFragment }) {
  const panel = useRef<HTMLElement>(null);

  const isBeside = useMediaQuery('(min-width: 1100px)');

  // Before the panel sticks to the window's top, its last lines would be below the window, where its scroller can't reach.
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || !isBeside) return undefined;
    let frame = 0;
    const measure = () => {
      frame = 0;
      current.style.setProperty('--above', `${Math.max(0, current.getBoundingClientRect().top)}px`);
    };
    // Several events of a frame are measured once.
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [isBeside]);

  return (
    <Section
      data-text-panel=""
      ref={panel}
      title={analysis.viewerCanEdit ? 'Your text' : 'The founder’s text'}
      intro={<span className="print:hidden">Select underlined words to see what rests on them.</span>}
      className="lg:sticky lg:top-0 lg:max-h-[max(240px,100dvh-var(--above,0px))] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
    >
      <FounderText analysis={analysis} />
      <BackToQuote />
    </Section>
  );
}
