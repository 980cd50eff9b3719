import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { describePath, describeValue } from '../inputs/describeValue';
import { applyChanges, getAt, isObject, pathKey, type Conflict, type Doc } from '../model/document';
import { ProjectionChangesDocument } from './__generated__/Projection.generated';
import { authorOf, headingOf, ownerOf } from './changeAuthors';
import { useEditing } from './EditorContext';
import { useSaveState } from './useEditor';

type Side = 'mine' | 'theirs';

/** Values that this tab and another one, or somebody else, changed differently. The rest is merged. */
export function ConflictPanel({ id }: { id: string }) {
  const editing = useEditing();
  const { model, autosave } = editing;
  const { conflicts } = useSaveState(editing);
  const { data, refetch } = useQuery(ProjectionChangesDocument, { variables: { id }, fetchPolicy: 'no-cache' });
  const paths = JSON.stringify(conflicts.map(({ path, theirs }) => [path, theirs]));
  const authors = conflicts.map(({ path }) => authorOf(path, data?.projectionChanges ?? []));
  const currency = String(getAt(model.get(), ['inputs', 'currency']));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});

  // A further change may be someone else's.
  useEffect(() => {
    if (paths !== '[]') void refetch().catch(() => undefined);
  }, [paths, refetch]);

  function apply() {
    const changes = conflicts.map((conflict) => ({
      path: conflict.path,
      value: conflict[sides[pathKey(conflict.path)] ?? 'mine'],
    }));
    autosave.resolve(applyChanges(model.get(), changes));
  }

  const chooseAll = (side: Side) => setSides(Object.fromEntries(conflicts.map(({ path }) => [pathKey(path), side])));

  return (
    <section aria-labelledby="conflict" role="alert" className="border-b border-line bg-warn-soft px-4 py-4">
      <h2 id="conflict" className="text-lead font-bold">
        <bdi>{headingOf(authors)}</bdi>
      </h2>
      <p className="mt-1">
        All other changes are merged. Choose {conflicts.length === 1 ? 'what stays' : 'what stays of each'}.
      </p>
      <div className="mt-3 flex flex-col gap-3">
        {conflicts.map((conflict, index) => {
          const key = pathKey(conflict.path);
          const label = labelOf(conflict.path, model.get());
          return (
            <fieldset key={key} className="rounded-control border border-line bg-surface px-3 py-2">
              <legend className="px-1 font-medium">{label}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className="flex min-h-control cursor-pointer items-center gap-2">
                  <input
                    type="radio"
                    name={key}
                    checked={(sides[key] ?? 'mine') === side}
                    onChange={() => setSides({ ...sides, [key]: side })}
                    className="size-4 shrink-0 accent-primary"
                  />
                  <span className="min-w-0 break-words tabular-nums">
                    {side === 'mine' ? 'Yours' : ownerOf(authors[index] ?? null)}:{' '}
                    <b>{show(conflict, side, currency)}</b>
                  </span>
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={apply}>
          Save
        </Button>
        {conflicts.length > 1 && (
          <>
            <Button onClick={() => chooseAll('mine')}>All yours</Button>
            <Button onClick={() => chooseAll('theirs')}>All theirs</Button>
          </>
        )}
      </div>
    </section>
  );
}

/** "Customers: Monthly churn" of a path of the document, with the scenario's name before it. */
function labelOf([part, ...path]: Conflict['path'], doc: Doc): string {
  if (part === 'name') return 'Name of the projection';
  if (part === 'inputs') return describePath(path, doc.inputs);
  const [key = '', field, ...within] = path;
  const name = String(getAt(doc, ['scenarios', key, 'name']) ?? 'Scenario');
  if (field === 'patch' && within.length > 0)
    return `${name}: ${describePath(within, getAt(doc, ['scenarios', key, 'patch']), doc.inputs)}`;
  return field === 'name' ? 'Name of a scenario' : `Scenario ${name}`;
}

function show({ path: [part, ...path], ...values }: Conflict, side: Side, currency: string): string {
  const value = values[side];
  const isWholeScenario = part === 'scenarios' && path.length === 1;
  if (isWholeScenario) return value === undefined ? 'delete the scenario' : 'keep the scenario, with the changes';
  if (value === undefined) return part === 'scenarios' && path.length > 2 ? 'as in the base' : 'removed';
  if (part === 'inputs') return describeValue(path, value, currency);
  if (part === 'scenarios' && path[1] === 'patch' && path.length > 2)
    return value === null ? 'removed' : describeValue(path.slice(2), value, currency);
  return isObject(value) ? 'changed' : String(value);
}
