import { Button } from '../../../ui/button/Button';
import { applyChanges, isObject, type Conflict } from '../model/document';
import { describeEntry } from '../inputs/entries';
import { labelOf } from '../inputs/sections';
import { useEditing } from './EditorContext';
import { useSaveState } from './useEditor';

/** Values that this tab and another one, or somebody else, changed differently. The rest is merged. */
export function ConflictPanel() {
  const editing = useEditing();
  const { model, autosave } = editing;
  const { conflicts } = useSaveState(editing);
  const choose = (side: 'mine' | 'theirs') =>
    autosave.resolve(
      applyChanges(
        model.get(),
        conflicts.map((conflict) => ({ path: conflict.path, value: conflict[side] })),
      ),
    );
  return (
    <section aria-labelledby="conflict" role="alert" className="border-b border-line bg-warn-soft px-4 py-4">
      <h2 id="conflict" className="text-lead font-bold">
        This projection was changed elsewhere at the same time
      </h2>
      <p className="mt-1">
        Other changes are merged. Choose what to do about {conflicts.length === 1 ? 'this one' : 'these'}:
      </p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead className="text-meta text-ink-2">
            <tr>
              <th className="pr-4 font-medium">Input</th>
              <th className="pr-4 font-medium">Yours</th>
              <th className="font-medium">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ path, mine, theirs }) => (
              <tr key={path.join('.')} className="align-top">
                <td className="pr-4">{path[0] === 'name' ? 'Name' : labelOf(path.slice(1))}</td>
                <td className="pr-4 font-medium">{show(path, mine)}</td>
                <td className="font-medium">{show(path, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => choose('mine')}>Keep mine</Button>
        <Button onClick={() => choose('theirs')}>Take theirs</Button>
      </div>
    </section>
  );
}

function show([, kind]: Conflict['path'], value: unknown): string {
  if (value === undefined) return 'Removed';
  if (Array.isArray(value)) return value.join(', ');
  if (isObject(value))
    return kind === 'costs' || kind === 'hires' || kind === 'rounds' ? describeEntry(kind, value).title : 'Changed';
  return String(value);
}
