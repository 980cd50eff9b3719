import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { loadTabDraft, saveTabDraft } from '../../../lib/tabDraft';
import { Button } from '../../../ui/button/Button';
import { LimitNote } from '../../../ui/form/LimitNote';
import { SubmitError } from '../../../ui/form/SubmitError';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { ProposePairionTrialDocument } from '../__generated__/Pairion.generated';
import type { Match } from './describeTrial';

const TRIAL_DAYS = 14;
const dayMs = 86_400_000;

/** ISO date some days after another time. */
export const dayAfter = (time: number, days: number): string =>
  new Date(time + days * dayMs).toISOString().slice(0, 10);

interface Values {
  goal: string;
  ownTask: string;
  otherTask: string;
  startsOn: string;
  endsOn: string;
}

function initialValues(key: string): Values {
  const now = Date.now();
  const empty = {
    goal: '',
    ownTask: '',
    otherTask: '',
    startsOn: dayAfter(now, 1),
    endsOn: dayAfter(now, 1 + TRIAL_DAYS),
  };
  const stored = loadTabDraft(key);
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, typeof stored[name] === 'string' ? stored[name] : value]),
  ) as unknown as Values;
}

/** Proposes a trial project. What is typed is stored until it is sent. */
export function TrialDialog({
  match,
  open,
  onOpenChange,
}: {
  match: Match;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const toast = useToast();
  const key = `draft:pairionTrial:${useAuth().user?.id ?? ''}:${match.id}`;
  const [values, setValues] = useState(() => initialValues(key));
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [propose, { loading }] = useMutation(ProposePairionTrialDocument);

  const bind = (name: keyof Values) => ({
    name,
    value: values[name],
    error: error?.fields?.[name],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      saveTabDraft(key, next);
    },
  });

  async function send() {
    if (loading) return;
    setError(undefined);
    try {
      await propose({ variables: { matchId: match.id, input: values } });
      saveTabDraft(key, null);
      setValues(initialValues(key));
      onOpenChange(false);
      toast.show('Trial project proposed.');
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t propose the trial project.'));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Propose a trial project"
      description="When it’s over, you’re both asked privately whether to go on."
      dismissible={values.goal === ''}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={loading} onClick={() => void send()}>
            Propose trial
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <div>
          <TextArea label="Goal" rows={2} hint="What will be done at the end?" {...bind('goal')} />
          <LimitNote text={values.goal} max={pairionLimits.goal} />
        </div>
        <div>
          <TextArea label="What you do" rows={2} {...bind('ownTask')} />
          <LimitNote text={values.ownTask} max={pairionLimits.task} />
        </div>
        <div>
          <TextArea label={`What ${match.user.displayName} does`} rows={2} {...bind('otherTask')} />
          <LimitNote text={values.otherTask} max={pairionLimits.task} />
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField type="date" label="Starts on" {...bind('startsOn')} />
          <TextField type="date" label="Ends on" {...bind('endsOn')} />
        </div>
        {error && !error.fields && (
          <div className="-mx-6">
            <SubmitError error={error} retrying={loading} onRetry={() => void send()} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
