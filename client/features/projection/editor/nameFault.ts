import { projectionLimits } from '../../../../shared/contracts/projection';
import { countGraphemes } from '../../../../shared/graphemes';

const { name: limit } = projectionLimits;

/** What is wrong with the name of a model, for its reader; undefined when it can be stored. */
export function nameFault(name: string): string | undefined {
  const length = countGraphemes(name.trim());
  if (length === 0) return 'Enter a name. The last one is kept until then.';
  return length > limit ? `A name can have up to ${limit} characters. This one has ${length}.` : undefined;
}
