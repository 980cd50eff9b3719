import { useSyncExternalStore } from 'react';
import { PageTitle } from '../../../ui/text/PageTitle';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import type { Editing } from './EditorContext';
import { nameFault } from './nameFault';

/** The name of the model, which is changed in place. A wrong one isn't stored, and everything else is. */
export function ModelName({ projection, editing }: { projection: Editor_ProjectionFragment; editing: Editing }) {
  const { model, canEdit } = editing;
  const name = useSyncExternalStore(model.subscribe, () => String(model.at(['name']) ?? ''));
  const fault = nameFault(name);
  if (!canEdit)
    return (
      <>
        <PageTitle title={name} hidden />
        <p className="min-w-0 flex-1 basis-60 truncate text-section font-bold">
          <bdi>{name}</bdi>
        </p>
      </>
    );
  return (
    <>
      <PageTitle title={name.trim() || projection.name} hidden />
      <div className="min-w-0 flex-1 basis-full md:basis-40">
        <input
          aria-label="Name of the projection"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && 'name-error'}
          value={name}
          autoComplete="off"
          onChange={(event) => model.set(['name'], event.target.value)}
          onBlur={() => name.trim() === '' && model.set(['name'], projection.name)}
          className="h-control w-full truncate rounded-control border border-transparent bg-transparent px-2 -ml-2 text-section font-bold hover:border-line-strong focus:border-primary aria-invalid:border-danger"
        />
        {fault && (
          <p id="name-error" role="alert" className="mt-1 text-meta font-medium text-danger">
            {fault}
          </p>
        )}
      </div>
    </>
  );
}
