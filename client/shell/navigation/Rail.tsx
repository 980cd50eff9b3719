import { clsx } from 'clsx';
import { FooterLinks } from './FooterLinks';
import { lazyOptional } from '../lazyOptional';
import { railModules } from '../registry';
import { openShortcutHelp } from '../shortcuts/store';

const modules = railModules().map(({ load }) => lazyOptional(async () => (await load()).Component));

/** The scrollbar's gutter is reserved; the bar shows on hover and focus. */
const scrollbar =
  '[scrollbar-width:thin] [scrollbar-color:transparent_transparent] hover:[scrollbar-color:var(--color-line-strong)_transparent] ' +
  'focus-within:[scrollbar-color:var(--color-line-strong)_transparent]';

/** The right column: the page's own modules, the shared ones, and the footer links. */
export function Rail({ slotRef }: { slotRef: (element: HTMLElement | null) => void }) {
  return (
    <aside
      aria-label="Sidebar"
      className={clsx('sticky top-0 flex max-h-dvh flex-col gap-4 self-start overflow-y-auto py-4', scrollbar)}
    >
      <div ref={slotRef} className="flex flex-col gap-4 empty:hidden" />
      {modules.map((Module, index) => (
        // The list is fixed at start; its order is its identity.
        <Module key={index} />
      ))}
      <div className="flex flex-wrap gap-x-4 px-1 text-meta text-ink-3">
        <FooterLinks />
        <button
          type="button"
          onClick={openShortcutHelp}
          className="min-h-8 rounded-chip hover:text-ink hover:underline"
        >
          Keyboard shortcuts
        </button>
      </div>
    </aside>
  );
}
