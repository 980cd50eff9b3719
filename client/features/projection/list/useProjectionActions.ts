import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { deferWithUndo } from '../../../shell/deferWithUndo';
import { useToast } from '../../../ui/toast/Toast';
import { evictProjection, evictProjectionLists, hideProjectionCard } from '../projectionCache';
import {
  ArchiveProjectionDocument,
  DeleteProjectionDocument,
  DuplicateProjectionDocument,
} from './__generated__/Projections.generated';

type Model = { id: string; name: string };

/** Duplicates, archives and deletes models of lists. */
export function useProjectionActions() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { cache } = client;
  const fail = (error: unknown, fallback: string) =>
    void toast.show(toCallError(error, fallback).message, { failed: true });

  async function duplicate({ id }: Model): Promise<void> {
    try {
      const { data } = await client.mutate({ mutation: DuplicateProjectionDocument, variables: { id } });
      evictProjectionLists(cache);
      await navigate(`/financial-projections/${data!.duplicateProjection.id}`);
    } catch (error) {
      fail(error, 'Couldn’t duplicate the projection.');
    }
  }

  async function archive({ id, name }: Model, archived: boolean): Promise<void> {
    try {
      await client.mutate({ mutation: ArchiveProjectionDocument, variables: { id, archived } });
      evictProjectionLists(cache);
      toast.show(archived ? `Archived “${name}”.` : `“${name}” is back among your projections.`, {
        undo: () => void archive({ id, name }, !archived),
      });
    } catch (error) {
      fail(error, archived ? 'Couldn’t archive the projection.' : 'Couldn’t restore the projection.');
    }
  }

  function remove({ id }: Model): void {
    const layer = `projection-delete:${id}`;
    const undo = () => cache.removeOptimistic(layer);
    cache.batch({ optimistic: layer, update: (layered) => hideProjectionCard(layered, id) });
    const send = () =>
      client
        .mutate({
          mutation: DeleteProjectionDocument,
          variables: { id },
          context: { fetchOptions: { keepalive: true } },
        })
        .then(
          () => evictProjection(cache, id),
          (error: unknown) => fail(error, 'Couldn’t delete the projection.'),
        )
        .finally(undo);
    deferWithUndo({ key: layer, message: 'Projection deleted.', undo, send: () => void send() });
  }

  return { duplicate, archive, remove };
}
