import { themeOptions } from '../../shell/navigation/themeOptions';
import { useTheme, type Theme, type ThemeChoice } from '../../theme';
import { Tick } from '../../ui/Tick';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { ThemeSample } from './ThemeSample';

const samples: Record<ThemeChoice, readonly Theme[]> = { light: ['light'], dark: ['dark'], system: ['light', 'dark'] };

/** Settings section: light, dark or system theme, stored in this browser and applied at once. */
export function Appearance() {
  const { choice, setChoice } = useTheme();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <fieldset>
      <legend className="px-4 pb-3 text-meta text-ink-2">Theme (saved in this browser)</legend>
      {themeOptions.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-16 items-center gap-4 border-t border-line px-4 py-2 hover:bg-fill has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          {choice === value && <Tick />}
          <input
            type="radio"
            name="theme"
            value={value}
            checked={choice === value}
            aria-labelledby={`theme-${value}`}
            aria-describedby={value === 'system' ? 'theme-device' : undefined}
            onChange={() => setChoice(value)}
            className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-6 checked:border-primary"
          />
          <ThemeSample themes={samples[value]} />
          <span>
            <span id={`theme-${value}`}>{label}</span>
            {value === 'system' && (
              <span id="theme-device" className="block text-meta font-normal text-ink-2">
                Your device is set to {isSystemDark ? 'dark' : 'light'}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
