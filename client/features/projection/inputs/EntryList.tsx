import { clsx } from 'clsx';
import { ChevronRight, Copy, Plus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { Tick } from '../../../ui/Tick';
import { useToast } from '../../../ui/toast/Toast';
import { useEditing, useInput, useIsOverridden, useIssues } from '../editor/EditorContext';
import { isObject } from '../model/document';
import { byKey, describeEntry, newEntry, newKey, shownFields } from './entries';
import { InputField } from './InputField';
import { entryFields, type EntryKind } from './sections';

const nouns: Record<EntryKind, { add: string; none: string }> = {
  costs: { add: 'Add a cost', none: 'No costs yet.' },
  hires: { add: 'Add a role', none: 'Nobody on the payroll yet.' },
  rounds: { add: 'Add a round', none: 'No funding planned.' },
};

/** Costs, people or rounds. Each is one line that opens to its fields. */
export function EntryList({ kind }: { kind: EntryKind }) {
  const { inputs, canEdit } = useEditing();
  const entries = useInput([kind]);
  const issues = useIssues();
  const [opened, setOpened] = useState('');
  const listed = isObject(entries)
    ? Object.entries(entries)
        .filter(([, entry]) => isObject(entry))
        .toSorted(byKey)
    : [];
  const { add, none } = nouns[kind];
  const listIssue = issues.find(({ path }) => path === kind);

  function addEntry() {
    const key = newKey(isObject(entries) ? entries : {});
    setOpened(key);
    inputs.set([kind, key], newEntry(kind, inputs.at(['startMonth'])));
  }

  return (
    <>
      {listed.length === 0 && <p className="text-ink-2">{none}</p>}
      {listIssue && <p className="font-medium text-danger">{listIssue.message}</p>}
      <ul className="-mx-4">
        {listed.map(([key, entry]) => (
          <Entry
            key={key}
            kind={kind}
            id={key}
            entry={entry as Record<string, unknown>}
            startsOpen={key === opened}
            issueCount={issues.filter(({ path }) => path.startsWith(`${kind}.${key}.`)).length}
          />
        ))}
      </ul>
      {canEdit && (
        <Button icon={Plus} onClick={addEntry}>
          {add}
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  kind: EntryKind;
  id: string;
  entry: Record<string, unknown>;
  startsOpen: boolean;
  issueCount: number;
}

const Entry = memo(function Entry({ kind, id, entry, startsOpen, issueCount }: EntryProps) {
  const { inputs, canEdit } = useEditing();
  const isOverridden = useIsOverridden([kind, id]);
  const toast = useToast();
  const [isOpen, setOpen] = useState(startsOpen);
  const { title, detail } = describeEntry(kind, entry);

  function duplicate() {
    const entries = inputs.at([kind]);
    inputs.set([kind, newKey(isObject(entries) ? entries : {})], { ...entry });
  }

  function remove() {
    inputs.set([kind, id], undefined);
    toast.show(`Removed “${title}”.`, { undo: () => inputs.set([kind, id], entry) });
  }

  return (
    <li className="relative border-b border-line first:border-t">
      {isOverridden && <Tick />}
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-control cursor-pointer items-center gap-2 px-4 py-2 -outline-offset-2 hover:bg-fill">
          <ChevronRight aria-hidden="true" className={clsx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-90')} />
          <bdi className={clsx('min-w-0 flex-1 truncate', isOverridden ? 'font-bold' : 'font-medium')}>{title}</bdi>
          {isOverridden && <VisuallyHidden>, differs from the base</VisuallyHidden>}
          {issueCount > 0 && <span className="text-meta font-medium text-danger">{issueCount} to fix</span>}
          <span className="text-meta text-ink-3 tabular-nums">{detail}</span>
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-3 bg-canvas px-4 py-3">
            {shownFields(kind, entry).map((name) => (
              <InputField key={name} path={[kind, id, name]} field={entryFields[kind][name]!} />
            ))}
            {canEdit && (
              <div className="flex flex-wrap gap-2">
                <Button icon={Copy} onClick={duplicate}>
                  Duplicate
                </Button>
                <Button variant="quiet" icon={Trash2} onClick={remove}>
                  Remove
                </Button>
              </div>
            )}
          </div>
        )}
      </details>
    </li>
  );
});
