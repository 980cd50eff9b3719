import { cloneElement, createContext, useContext, useState, type DOMAttributes, type KeyboardEvent } from 'react';
import type { MenuCheckboxProps, MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps } from './menuProps';
import { showToast } from '../toast/toastQueue';

type Parts = typeof import('./MenuParts');

const PartsContext = createContext<Parts | null>(null);

const loadParts = () => import('./MenuParts');

/** Preloads the menu's code. Fails silently. */
export const preloadMenus = () => void loadParts().catch(() => {});

/**
 * Menu of actions. A feed has dozens of menus and few are opened, so a menu renders only its trigger until hover, focus
 * or press loads the code.
 */
export function Menu(props: MenuProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [isOpen, setOpen] = useState(false);

  if (parts) {
    return (
      <PartsContext value={parts}>
        <parts.Root {...props} open={isOpen} onOpenChange={setOpen} />
      </PartsContext>
    );
  }

  async function handleOpen() {
    try {
      setParts(await loadParts());
      setOpen(true);
    } catch {
      showToast('Couldn’t load the menu. Check your connection and try again.', { failed: true });
    }
  }

  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preloadMenus,
    onFocus: preloadMenus,
    onClick: () => void handleOpen(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      void handleOpen();
    },
  } as DOMAttributes<HTMLElement>);
}

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.Item {...props} />;
}

/** Menu item that navigates. */
export function MenuLink(props: MenuLinkProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.LinkItem {...props} />;
}

export function MenuSeparator() {
  const parts = useContext(PartsContext);
  return parts && <parts.Separator />;
}

/** Menu item that is on or off. Pressing it leaves the menu open. */
export function MenuCheckbox(props: MenuCheckboxProps) {
  const parts = useContext(PartsContext);
  return parts && <parts.CheckboxItem {...props} />;
}

/** Radio group inside a menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = useContext(PartsContext);
  return parts && <parts.Choice {...props} />;
}
