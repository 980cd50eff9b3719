import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { Tick } from '../../../ui/Tick';
import { useEditing, useInput, useIsOverridden } from '../editor/EditorContext';
import type { Path } from '../model/document';
import { describePath, describeValue } from './describeValue';

/** Marks a value of a scenario that differs from the base, and links it to the base again. */
export function OverrideMark({ path, children }: { path: Path; children: ReactNode }) {
  const { inputs, canEdit } = useEditing();
  const isOverridden = useIsOverridden(path);
  const currency = String(useInput(['currency']));
  return (
    <div className="relative">
      {children}
      {isOverridden && (
        <>
          <Tick className="-left-4" />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
            <span>
              <span className="font-bold text-ink">Changed.</span> Base:{' '}
              {describeValue(path, inputs.baseAt(path), currency)}
            </span>
            {canEdit && (
              <Button
                variant="quiet"
                aria-label={`Reset ${describePath(path, inputs.get())}`}
                className="h-8! px-2! touch:h-11!"
                onClick={() => inputs.reset(path)}
              >
                Reset
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  );
}
