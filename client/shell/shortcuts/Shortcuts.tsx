import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { features, primaryAction } from '../registry';
import { lazyDialog } from '../lazyDialog';
import { createKeyReader } from './keyReader';
import {
  findShortcut,
  syncSingleKeysAcrossTabs,
  openShortcutHelp,
  getShortcutLists,
  singleKeysOn,
  useShortcutHelp,
  useShortcuts,
} from './store';

const ShortcutHelp = lazyDialog('ShortcutHelp', async () => (await import('./ShortcutHelp')).ShortcutHelp);

const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Takes the page over: nothing behind it may act. */
const MODALS = '[role="dialog"], [role="alertdialog"]';
const EDITABLE =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

const readKey = createKeyReader(
  (keys) => findShortcut(keys) !== undefined,
  (key) => getShortcutLists().some((list) => list.some((each) => each.keys.startsWith(`${key} `))),
);

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
  const isCombination = event.ctrlKey || event.metaKey;
  if (
    !isCombination &&
    (!singleKeysOn() ||
      event.target.closest(EDITABLE) ||
      event.target.closest(LAYERS) ||
      document.querySelector(MODALS))
  )
    return;
  const keys = readKey(event, event.timeStamp);
  if (!keys) return;
  event.preventDefault();
  findShortcut(keys)?.();
}

/** Handles all shortcuts of the shell and of the features, and renders their help. */
export function Shortcuts() {
  const navigate = useNavigate();
  const help = useShortcutHelp();
  const action = primaryAction();

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    const stopFollowing = syncSingleKeysAcrossTabs();
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      stopFollowing();
    };
  }, []);

  useShortcuts([
    { keys: '?', label: 'Show keyboard shortcuts', group: 'General', run: openShortcutHelp },
    ...(action?.shortcut
      ? [{ keys: action.shortcut, label: action.label, group: 'General', run: () => action.run(navigate) }]
      : []),
    ...features
      .flatMap((feature) => feature.shortcuts ?? [])
      .map((each) => ({ ...each, run: () => each.run(navigate) })),
    ...features
      .flatMap((feature) => feature.nav ?? [])
      .flatMap(({ shortcut, label, to }) =>
        shortcut ? [{ keys: shortcut, label, group: 'Go to', run: () => void navigate(to) }] : [],
      ),
    { keys: 'Esc', label: 'Close dialog or menu', group: 'General' },
    { keys: 'mod+Enter', label: 'Send', group: 'General' },
  ]);

  return help.isOpen ? <ShortcutHelp open onOpenChange={help.setOpen} lists={help.lists} /> : null;
}
