/** Renders keys as keycaps: "g h" becomes two, "mod+k" depends on the platform. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split(' ').map((key, index) => (
        <kbd
          key={index}
          className="inline-flex h-6 min-w-6 items-center justify-center rounded-chip border border-line-strong bg-surface px-1.5 font-sans text-badge font-medium text-ink"
        >
          {formatKey(key)}
        </kbd>
      ))}
    </span>
  );
}

function formatKey(key: string): string {
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
  return key
    .replace('mod+', isApple ? '⌘ ' : 'Ctrl ')
    .replace('Enter', '↵')
    .replace('Page', 'Page ')
    .replace(/ (\w)$/, (_, letter: string) => ` ${letter.toUpperCase()}`);
}
