import { useQuery } from '@apollo/client/react';
import { Ellipsis, Keyboard, LogOut, Settings, UserRound } from 'lucide-react';
import { useAuth, type Auth } from '../../auth/AuthProvider';
import { useTheme } from '../../theme';
import { Avatar } from '../../ui/image/Avatar';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/Menu';
import { AccountFaceDocument } from './__generated__/AccountFace.generated';
import { hasRoute } from '../registry';
import { openShortcutHelp } from '../shortcuts/store';
import { themeOptions } from './themeOptions';

type Face = { displayName: string; avatarUrl: string | null };

function triggerFor(user: NonNullable<Auth['user']>, face: Face | undefined, screen: 'rail' | 'full') {
  const name = face?.displayName || user.username;
  const avatar = <Avatar name={name} src={face?.avatarUrl} size={32} />;
  if (screen === 'rail') {
    return (
      <button
        type="button"
        aria-label={`Your account, ${name}`}
        className="flex size-11 items-center justify-center rounded-control hover:bg-fill"
      >
        {avatar}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="flex min-h-12 w-full items-center gap-3 rounded-r-control py-1 pr-3 pl-4 text-left hover:bg-fill data-popup-open:bg-fill"
    >
      {avatar}
      <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
      <span className="sr-only">Your account</span>
      <Ellipsis aria-hidden="true" className="size-4 text-ink-3" />
    </button>
  );
}

/** Menu of the signed-in user: profile, theme, logout. */
export function AccountMenu({ screen }: { screen: 'rail' | 'full' }) {
  const { user, logout } = useAuth();
  const { choice, setChoice } = useTheme();
  const { data } = useQuery(AccountFaceDocument);
  if (!user) return null;
  return (
    <Menu
      trigger={triggerFor(user, data?.me?.profile, screen)}
      side={screen === 'rail' ? 'right' : 'top'}
      align={screen === 'rail' ? 'end' : 'start'}
    >
      {hasRoute('/profile') && (
        <MenuLink to="/profile" icon={UserRound}>
          Your profile
        </MenuLink>
      )}
      {hasRoute('/settings') && (
        <MenuLink to="/settings" icon={Settings}>
          Settings
        </MenuLink>
      )}
      <MenuItem icon={Keyboard} onSelect={openShortcutHelp}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Theme" value={choice} options={themeOptions} onValueChange={setChoice} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void logout()}>
        Log out
      </MenuItem>
    </Menu>
  );
}
