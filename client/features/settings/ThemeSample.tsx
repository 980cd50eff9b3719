import type { Theme } from '../../theme';

/** Thumbnail of a page in one theme; split in half for two themes. */
export function ThemeSample({ themes }: { themes: readonly Theme[] }) {
  return (
    <span aria-hidden="true" className="flex h-11 w-16 shrink-0 overflow-hidden rounded-chip border border-line-strong">
      {themes.map((theme) => (
        <span key={theme} data-theme={theme} className="flex-1 bg-canvas pt-2 pl-2">
          <span className="block h-full border-l-[3px] border-primary bg-surface pt-1.5 pl-1.5">
            <span className="block border-t-2 border-ink" />
            <span className="mt-1.5 block border-t-2 border-line-strong" />
            <span className="mt-1.5 block border-t-2 border-line-strong" />
          </span>
        </span>
      ))}
    </span>
  );
}
