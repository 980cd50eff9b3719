import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../theme';
import { IconButton } from '../../ui/button/IconButton';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={toggle}
    />
  );
}
