/**
 * Position of toasts: above the bars at the foot of the page, at the start of the column, no wider than the conversation
 * list.
 */
export const toastViewportClasses =
  'fixed inset-x-4 bottom-[calc(var(--bottom-bar)+var(--banner)+var(--form-bar)+16px)] z-2 flex flex-col gap-2 ' +
  'md:right-auto md:bottom-[calc(var(--banner)+var(--form-bar)+16px)] md:left-[84px] md:w-76 xl:left-[calc(max(0px,(100vw-1200px)/2)+264px)]';

export const toastBoxClasses = 'rounded-card border border-line bg-raised text-ink shadow-raised';

export const toastContentClasses = 'flex min-h-12 items-center gap-2 py-1 pr-1 pl-4';
