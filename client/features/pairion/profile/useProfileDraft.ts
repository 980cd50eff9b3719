import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import type { OwnProfile } from '../AvailabilityBar';
import { useSaveProfile } from '../useSaveProfile';
import { applyChanges, hoursFromUtc, mergeChanges, toDraft, type Changes, type Draft } from './profileDraft';

const SAVE_AFTER_MS = 600;

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface ProfileDraft {
  draft: Draft;
  change: (changes: Changes) => void;
  /** Saves what waits at once. */
  flush: () => Promise<void>;
  state: SaveState;
  error: CallError | undefined;
}

const isEmpty = (changes: Changes) => Object.keys(changes).length === 0;

/**
 * Saves changes of the profile shortly after they are made. Changes that are not saved yet are stored in the browser, so that
 * neither a reload nor a lost connection loses them. After a refusal they stay in their fields and are sent with the next change.
 */
export function useProfileDraft(profile: OwnProfile): ProfileDraft {
  const key = `draft:pairionProfile:${useAuth().user?.id ?? ''}`;
  const [pending, setPending] = useState<Changes>(() => {
    const timeZone = profile.timeZone === null ? { timeZone: hoursFromUtc(new Date().getTimezoneOffset()) } : {};
    return mergeChanges(timeZone, loadDraft(key) as Changes);
  });
  const [state, setState] = useState<SaveState>('idle');
  const [error, setError] = useState<CallError>();
  const [save] = useSaveProfile();
  const waiting = useRef(pending);
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keep(changes: Changes) {
    waiting.current = changes;
    setPending(changes);
    saveDraft(key, isEmpty(changes) ? null : changes);
  }

  async function send(): Promise<void> {
    const sent = waiting.current;
    if (isEmpty(sent)) return;
    setState('saving');
    try {
      await save({ variables: { input: sent } });
      setError(undefined);
      // Fields that changed meanwhile still wait.
      const later = Object.entries(waiting.current).filter(([name, value]) => sent[name as keyof Changes] !== value);
      keep(Object.fromEntries(later) as Changes);
      setState(later.length === 0 ? 'saved' : 'waiting');
      if (later.length > 0) await send();
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t save your profile.'));
      setState('failed');
    }
  }

  async function flush() {
    clearTimeout(timer.current);
    await running.current;
    running.current = send();
    await running.current;
    running.current = undefined;
  }

  function change(changes: Changes) {
    keep(mergeChanges(waiting.current, changes));
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
  }

  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  useEffect(() => () => void latestFlush.current(), []);

  return { draft: applyChanges(toDraft(profile), pending), change, flush, state, error };
}
