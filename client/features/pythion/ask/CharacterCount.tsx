import { countGraphemes } from '../../../../shared/graphemes';
import { LimitNote } from '../../../ui/form/LimitNote';

/** The number of characters of a long text; near the limit, how many are left. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const count = countGraphemes(text.trim());
  if (count > max - 200) return <LimitNote text={text} max={max} />;
  return (
    <p className="mt-1 text-meta text-ink-3 tabular-nums">
      {count.toLocaleString('en')} of {max.toLocaleString('en')} characters
    </p>
  );
}
