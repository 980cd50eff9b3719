import { ArrowLeft } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/button/Button';
import { useHighlight } from './HighlightProvider';
import { scrollMotion } from './revealElements';

/**
 * Leads back from the words in the text to the quote that was pressed, at the same place of the window. Where the text is beside
 * the report, the page didn't move.
 */
export function BackToQuote() {
  const { pinned, pin } = useHighlight();
  const pressed = pinned?.pressed;
  if (!pressed) return null;

  function goBack({ element, top }: NonNullable<typeof pressed>) {
    // Without this button the page is shorter.
    flushSync(() => pin(null));
    element.focus({ preventScroll: true });
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: scrollMotion() });
  }

  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--bottom-bar)+var(--banner)+12px)] z-1 mt-4 flex md:bottom-[calc(var(--banner)+12px)] lg:hidden print:hidden">
      <Button icon={ArrowLeft} className="pointer-events-auto shadow-raised" onClick={() => goBack(pressed)}>
        Back to the quote
      </Button>
    </div>
  );
}
