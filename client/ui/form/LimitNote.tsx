import { countGraphemes } from '../../../shared/graphemes';

/** The counter shows when this many characters or fewer remain. */
const NEAR = 200;

/** Shows the remaining characters near the limit. Counts graphemes: an emoji is one. */
export function LimitNote({ text, max }: { text: string; max: number }) {
  // A text never has more graphemes than UTF-16 units, so short ones are not counted.
  if (text.length < max - NEAR) return null;
  const left = max - countGraphemes(text.trim());
  if (left > NEAR) return null;
  return (
    <p
      aria-live="polite"
      className={left < 0 ? 'text-meta font-medium text-danger tabular-nums' : 'text-meta text-ink-2 tabular-nums'}
    >
      {Math.abs(left).toLocaleString('en')} {Math.abs(left) === 1 ? 'character' : 'characters'}{' '}
      {left < 0 ? 'too many' : 'left'}
    </p>
  );
}
