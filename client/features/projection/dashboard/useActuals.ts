import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { parseActuals, type ActualsComparison } from '../../../../shared/projection/actuals';
import { toCallError } from '../../../http/toCallError';
import { useAfterReconnect } from '../../../live/useAfterReconnect';
import type { Computed } from '../chosen/messages';
import { ActualsDocument, SetActualsDocument } from './__generated__/Actuals.generated';
import type { ActualMonths, SentMonth } from './actualValues';
import { faultsOf, withoutFaults, type Faults } from './faults';

export type Actuals = { months: ActualMonths } & ActualsComparison;
export type SentMonths = Record<string, SentMonth | null>;

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
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  /** Forgets what is wrong with figures whose typed text is gone. */
  const clearFault = (figure: string) => setFaults((old) => withoutFaults(old, [figure]));

  /**
   * @param months figures to store by month; others stay
   * @param figures that are typed, as faults name them; without them, those of the months that change
   * @returns whether the months are stored
   */
  async function save(months: SentMonths, figures?: readonly string[]): Promise<boolean> {
    const parsed = parseActuals(months, model);
    const typed = figures ?? Object.keys(months);
    // Faults of other figures stay: their texts aren't stored either.
    setFaults((old) => ({ ...withoutFaults(old, typed), ...(parsed.ok ? {} : faultsOf(parsed.issues)) }));
    if (!parsed.ok) {
      setStatus('idle');
      return false;
    }
    setFailure(null);
    setStatus('saving');
    const sent = last.current.then(() => send(months));
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
    } catch (error) {
      setFailure(toCallError(error, 'Couldn’t save the figures.').message);
      setStatus('idle');
      return false;
    }
  }

  const actuals = data?.projectionActuals as Actuals | undefined;
  return { actuals, error, loading, refetch, save, clearFault, status, faults, failure };
}

export type ActualsState = ReturnType<typeof useActuals>;
