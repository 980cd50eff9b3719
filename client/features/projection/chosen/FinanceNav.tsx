import { clsx } from 'clsx';
import { NavLink, useSearchParams } from 'react-router-dom';

const pages = [
  { to: '/financial-projections', label: 'Projections' },
  { to: '/financial-dashboard', label: 'Dashboard', ofModel: true },
  { to: '/advanced-financial-charts', label: 'Charts', ofModel: true },
  { to: '/funding', label: 'Funding' },
];

/**
 * Links between the pages of the finances. The chosen model and scenario stay.
 * @param modelId of a page that has the model in its path
 */
export function FinanceNav({ modelId }: { modelId?: string }) {
  const [params] = useSearchParams();
  const chosen = new URLSearchParams();
  for (const name of ['model', 'scenario']) if (params.has(name)) chosen.set(name, params.get(name)!);
  if (modelId) chosen.set('model', modelId);
  return (
    <nav
      aria-label="Finances"
      className="flex overflow-x-auto px-1 shadow-[inset_0_-1px_var(--color-line)] print:hidden"
    >
      {pages.map(({ to, label, ofModel }) => (
        <NavLink
          key={to}
          to={{ pathname: to, search: ofModel ? chosen.toString() : '' }}
          data-label={label}
          className={({ isActive }) =>
            clsx(
              'relative flex h-12 flex-col items-center justify-center px-3 whitespace-nowrap -outline-offset-2',
              // The hidden bold copy reserves the bold width.
              'after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)]',
              isActive ? 'font-bold text-ink shadow-[inset_0_-3px_var(--color-primary)]' : 'text-ink-2 hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
