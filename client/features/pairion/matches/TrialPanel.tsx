import { useMutation } from '@apollo/client/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { useToast } from '../../../ui/toast/Toast';
import { AcceptPairionTrialDocument, AnswerPairionTrialDocument } from '../__generated__/Pairion.generated';
import { formatDay } from '../formatDay';
import { describeTrial, type Match, type Trial } from './describeTrial';
import { TrialDialog } from './TrialDialog';

/** The private question at the end. The answer can be changed until both go on. */
function EndQuestion({ trial: { id, viewerContinues } }: { trial: Trial }) {
  const toast = useToast();
  const [send, { loading }] = useMutation(AnswerPairionTrialDocument);
  async function answer(continues: boolean) {
    try {
      await send({ variables: { id, continues } });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t save your answer.').message, { failed: true });
    }
  }
  return (
    <div className="mt-3">
      <p className="text-meta text-ink-2">Only you see your answer, unless you both want to go on.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {[
          { continues: true, label: 'Yes, go on' },
          { continues: false, label: 'No, stop here' },
        ].map(({ continues, label }) => {
          const isChosen = viewerContinues === continues;
          return (
            <Button
              key={label}
              icon={isChosen ? Check : undefined}
              aria-pressed={isChosen}
              disabled={loading}
              onClick={() => void answer(continues)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** The latest trial project of a match, and the next step. */
export function TrialPanel({ match }: { match: Match }) {
  const { trial, user } = match;
  const toast = useToast();
  const [isProposing, setProposing] = useState(false);
  const [accept, { loading }] = useMutation(AcceptPairionTrialDocument);
  const isRunning = trial !== null && trial.isAccepted && !trial.isOver;
  const isAsked = trial !== null && trial.isAccepted && trial.isOver && !trial.bothContinue;

  async function handleAccept(id: string) {
    try {
      await accept({ variables: { id } });
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t accept the trial project.').message, { failed: true });
    }
  }

  return (
    <section aria-label="Trial project" className="mt-3 border-t border-line pt-3">
      <h3 className="font-medium">Trial project</h3>
      {trial ? (
        <>
          <Status className="mt-1 text-ink-2">{describeTrial(trial, user.displayName)}</Status>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {[
              ['Goal', trial.goal],
              ['You', trial.ownTask],
              ['They', trial.otherTask],
              ['Time', `${formatDay(trial.startsOn)} to ${formatDay(trial.endsOn)}`],
            ].map(([label, text]) => (
              <div key={label} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="break-words whitespace-pre-line" dir="auto">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-1 text-ink-2">Work on something small together for two weeks before you decide.</p>
      )}
      {trial && isAsked && <EndQuestion trial={trial} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {trial && !trial.isAccepted && !trial.isOwn && !trial.isOver && (
          <Button loading={loading} onClick={() => void handleAccept(trial.id)}>
            Accept trial
          </Button>
        )}
        {!isRunning && !(isAsked && trial.viewerContinues === null) && (
          <Button variant={trial ? 'quiet' : 'secondary'} onClick={() => setProposing(true)}>
            {trial ? 'Propose another trial' : 'Propose a trial'}
          </Button>
        )}
      </div>
      <TrialDialog match={match} open={isProposing} onOpenChange={setProposing} />
    </section>
  );
}
