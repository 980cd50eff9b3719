import { useFragment } from '@apollo/client/react';
import { Button } from '../../../ui/button/Button';
import { getCompleteness, steps, type StepField } from './completeness';
import {
  CompletenessHint_ProfileFragmentDoc,
  type CompletenessHint_ProfileFragment,
} from './__generated__/CompletenessHint.generated';
import type { FragmentType } from '@apollo/client/masking';

export interface CompletenessHintProps {
  profile: FragmentType<CompletenessHint_ProfileFragment>;
  /** Opens the editor at the missing field. */
  onFill: (field: StepField) => void;
}

/** Progress of the viewer's profile and the next step. Renders nothing once it is complete. */
export function CompletenessHint({ profile, onFill }: CompletenessHintProps) {
  const { data, dataState } = useFragment({ fragment: CompletenessHint_ProfileFragmentDoc, from: profile });
  if (dataState !== 'complete') return null;
  const { done, next } = getCompleteness(data);
  if (!next) return null;
  return (
    <section
      aria-label="Complete your profile"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-primary-soft px-4 py-3 text-on-primary-soft"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {next.next}{' '}
          <span className="text-meta font-normal tabular-nums">
            ({done} of {steps.length} done)
          </span>
        </p>
        <p className="text-meta">{next.why}</p>
      </div>
      <Button onClick={() => onFill(next.field)}>{next.action}</Button>
    </section>
  );
}
