import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import { countGraphemes } from '../../../../shared/graphemes';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { Button } from '../../../ui/button/Button';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { GrowingTextArea } from '../../../ui/form/TextArea';
import { isRejected, type AnswerSaver } from './AnswerSaver';
import { Progress } from './Progress';
import type { RoundQuestion } from './round';
import { SaveStatus } from './SaveStatus';

/** Characters over the limit, as the server counts them. */
const countExcess = (text: string): number =>
  text.length > pythionLimits.answer ? Math.max(0, countGraphemes(text.trim()) - pythionLimits.answer) : 0;

export interface QuestionCardProps {
  question: RoundQuestion;
  place: { index: number; count: number };
  saver: AnswerSaver;
  /** The viewer went to this question: its field takes focus. */
  isMoved: boolean;
  onBack: (() => void) | undefined;
  onNext: () => void;
}

/** One question with its answer, which is saved as it is typed. */
export function QuestionCard({ question, place, saver, isMoved, onBack, onNext }: QuestionCardProps) {
  const { id, text: questionText, why, points } = question;
  const answer = useSyncExternalStore(saver.subscribe, () => saver.get(id));
  const [openedWith] = useState(answer.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const domId = useId();
  const isLast = place.index === place.count - 1;
  const isEmpty = answer.text.trim() === '';
  const excess = countExcess(answer.text);
  // Without a code there was no response, and the status below says that it isn't saved.
  const rejection = answer.error?.code && (answer.error.fields?.answers ?? answer.error.message);
  const error =
    excess > 0
      ? `${excess} ${excess === 1 ? 'character' : 'characters'} too many. Shorten the answer to save it.`
      : rejection;

  useEffect(() => {
    if (isMoved) field.current?.focus();
  }, [isMoved]);

  useShortcuts([
    { keys: 'j', label: 'Next question', group: 'Questions', run: onNext },
    { keys: 'k', label: 'Previous question', group: 'Questions', run: () => onBack?.() },
    { keys: 'mod+enter', label: 'Save and go on', group: 'Questions' },
  ]);

  return (
    <section aria-labelledby={`${domId}-question`} className="px-4 py-6">
      <Progress {...place} points={points} />
      <label htmlFor={`${domId}-answer`}>
        <h2 id={`${domId}-question`} className="mt-4 text-section text-pretty">
          {questionText}
        </h2>
      </label>
      <p id={`${domId}-why`} className="mt-2 text-ink-2">
        {why ? `Why we ask: ${why}` : 'You answered this. Changing the answer updates the score.'}
      </p>
      <GrowingTextArea
        ref={field}
        id={`${domId}-answer`}
        name="answer"
        rows={4}
        value={answer.text}
        placeholder="What happened, with numbers, names and dates"
        aria-describedby={`${domId}-why${error ? ` ${domId}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={({ target }) => saver.type(id, target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onNext();
        }}
        className={`${controlClasses} mt-4 block max-h-[40dvh] min-h-24 py-2 ${error ? 'border-danger!' : ''}`}
      />
      <div aria-live="polite" className={error ? 'mt-1' : undefined}>
        {error && <FieldError id={`${domId}-error`}>{error}</FieldError>}
      </div>
      {excess === 0 && <LimitNote text={answer.text} max={pythionLimits.answer} />}
      <div className="mt-1 flex min-h-control items-center justify-between gap-2">
        {/* The error says what to change, before which no attempt can succeed. */}
        {excess === 0 && !isRejected(answer) && <SaveStatus answer={answer} onRetry={() => void saver.flush(id)} />}
        {answer.text !== openedWith && (
          <Button
            variant="quiet"
            icon={Undo2}
            className="ml-auto px-2!"
            onClick={() => {
              saver.type(id, openedWith);
              field.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <div className="mt-3 flex flex-wrap justify-between gap-2 border-t border-line pt-4">
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button className="ml-auto" variant={isEmpty ? 'secondary' : 'primary'} onClick={onNext}>
          {isEmpty ? 'Skip' : isLast ? 'Finish' : 'Next'}
        </Button>
      </div>
      <p className="mt-4 text-meta text-ink-3">
        Answers become part of the analyzed text. Leave out what you don’t know.
      </p>
    </section>
  );
}
