import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { parseActuals, type ActualsComparison } from '../../../../shared/projection/actuals';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import type { Computed } from '../chosen/messages';
import { ActualsDocument, SetActualsDocument } from './__generated__/Actuals.generated';
import type { ActualMonths, SentMonth } from './actualValues';

export type Actuals = { months: ActualMonths } & ActualsComparison;
export type SentMonths = Record<string, SentMonth | null>;

/** What is wrong with months, by "2026-11.revenue", or the reason why they aren't stored. */
export type ActualsProblem = { fields: Record<string, string>; message: string };

/** Reads the actual figures of a model, and stores changes one after the other. */
export function useActuals(id: string, model: Pick<Computed, 'start' | 'currency' | 'digits'>) {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(ActualsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useAfterReconnect(() => void refetch().catch(() => undefined));
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [problem, setProblem] = useState<ActualsProblem | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const readStored = (): ActualMonths =>
    (client.cache.readQuery({ query: ActualsDocument, variables: { id } })?.projectionActuals.months ??
      {}) as ActualMonths;

  /**
   * @param change months to store, from those that are stored. It is called again when earlier changes are stored, because a
   * stored month replaces the whole one
   * @returns whether the months are stored
   */
  async function save(change: (stored: ActualMonths) => SentMonths): Promise<boolean> {
    const parsed = parseActuals(change(readStored()), model);
    if (!parsed.ok) {
      const fields = Object.fromEntries(
        parsed.issues.map(({ path, message }) => [path.replace(/^months\./, ''), message]),
      );
      setProblem({ fields, message: parsed.issues[0]!.message });
      setStatus('idle');
      return false;
    }
    setProblem(null);
    setStatus('saving');
    const sent = last.current.then(() => send(change(readStored())));
    last.current = sent;
    return sent;
  }

  async function send(months: SentMonths): Promise<boolean> {
    try {
      const { data: answer } = await client.mutate({ mutation: SetActualsDocument, variables: { id, months } });
      client.cache.writeQuery({
        query: ActualsDocument,
        variables: { id },
        data: { projectionActuals: answer!.setProjectionActuals },
      });
      setStatus('saved');
      return true;
    } catch (failure) {
      setProblem({ fields: {}, message: toCallError(failure, 'Couldn’t save the figures.').message });
      setStatus('idle');
      return false;
    }
  }

  const actuals = data?.projectionActuals as Actuals | undefined;
  return { actuals, error, loading, refetch, save, status, problem };
}

export type ActualsState = ReturnType<typeof useActuals>;
