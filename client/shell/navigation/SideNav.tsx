import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button/Button';
import { LogoMark, Wordmark } from '../../ui/text/Logo';
import { AccountMenu } from './AccountMenu';
import { CatchUpStatus } from '../ConnectionStatus';
import { NavItem } from './NavItem';
import { PanelButton } from './PanelButton';
import { primaryAction, sideEntries } from '../registry';

/** Side navigation: 232 px with labels, or a 76 px rail with small ones. */
export function SideNav({ screen }: { screen: 'rail' | 'full' }) {
  const isFull = screen === 'full';
  return (
    <header className="sticky top-0 flex h-dvh flex-col self-start overflow-y-auto pb-3">
      <Link
        to="/home"
        aria-label="Venturion home"
        className={
          isFull
            ? 'flex h-16 shrink-0 items-center rounded-control pl-4'
            : 'flex h-16 shrink-0 items-center justify-center rounded-control'
        }
      >
        {isFull ? <Wordmark /> : <LogoMark className="size-7!" />}
      </Link>
      <nav aria-label="Main" className="flex flex-col">
        {sideEntries().map((entry) =>
          'to' in entry ? (
            <NavItem key={entry.label} entry={entry} screen={screen} />
          ) : (
            <PanelButton key={entry.label} panel={entry} screen={screen} />
          ),
        )}
      </nav>
      <PostButton screen={screen} />
      <div className={isFull ? 'mt-auto pt-4' : 'mt-auto flex flex-col items-center pt-4'}>
        <CatchUpStatus className={isFull ? 'min-h-6 pl-4 text-meta text-ink-3' : 'min-h-6 text-rail text-ink-3'} />
        <AccountMenu screen={screen} />
      </div>
    </header>
  );
}

function PostButton({ screen }: { screen: 'rail' | 'full' }) {
  const navigate = useNavigate();
  const action = primaryAction();
  if (!action) return null;
  const { icon: Icon, label, shortcut, run } = action;
  if (screen === 'full') {
    return (
      <div className="mt-4 pl-4">
        <Button variant="primary" wide icon={Icon} aria-keyshortcuts={shortcut} onClick={() => run(navigate)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      onClick={() => run(navigate)}
      className="mx-auto mt-3 flex size-12 shrink-0 flex-col items-center justify-center gap-0.5 rounded-control bg-primary text-rail font-medium text-on-primary hover:bg-primary-hover"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="leading-none">{label}</span>
    </button>
  );
}
