import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { missingFields } from '../../../../shared/matching/missing';
import { listTexts } from '../../../../shared/matching/reasons';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Status } from '../../../ui/feedback/Status';
import type { OwnProfile } from '../AvailabilityBar';
import { fieldLabels } from '../pairionLabels';
import { refetchPairion } from '../refetchPairion';
import { currentStep, errorsByField, steps, type Draft, type Step } from './profileDraft';
import { PlaceStep, RoleStep, SkillsStep, StyleStep, type StepProps } from './StepFields';
import { TermsStep } from './TermsStep';
import { useProfileDraft, type SaveState } from './useProfileDraft';
import { WeightsStep } from './WeightsStep';
import { WishesStep } from './WishesStep';

const stepFields: Readonly<Record<Step, ComponentType<StepProps>>> = {
  role: RoleStep,
  skills: SkillsStep,
  place: PlaceStep,
  style: StyleStep,
  wishes: WishesStep,
  terms: TermsStep,
  weights: WeightsStep,
};

const stateTexts: Readonly<Record<SaveState, string>> = {
  idle: 'Saved as you go',
  waiting: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
};

/** What others need before they see the profile, each with a link to its step. */
function Missing({ draft }: { draft: Draft }) {
  const missing = missingFields(draft);
  if (missing.length === 0)
    return <p className="text-meta text-ink-2">Your profile is complete. You can change it at any time.</p>;
  return (
    <div className="text-meta">
      <h2 className="font-medium">What’s missing</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {missing.map((field) => (
          <li key={field}>
            <Link
              to={`?step=${steps.find(({ fields }) => (fields as readonly string[]).includes(field))!.value}`}
              className="target text-primary hover:underline"
            >
              {fieldLabels[field]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const prefilledLabels: Readonly<Record<string, string>> = {
  skillsHave: 'skills you have',
  skillsNeed: 'skills you need',
  location: 'place',
  stage: 'stage',
  industries: 'industries',
};

/** Which fields are filled in already, and from where. It stays while the guide is open. */
function Prefilled({ profile }: { profile: OwnProfile }) {
  const [{ fromProfile, fromAnalysis }] = useState(profile);
  const sources = [
    { name: 'your profile', fields: fromProfile },
    { name: 'your newest analysis', fields: fromAnalysis },
  ].filter(({ fields }) => fields.length > 0);
  if (sources.length === 0) return null;
  const texts = sources.map(
    ({ name, fields }) => `${listTexts(fields.map((field) => prefilledLabels[field]!))} from ${name}`,
  );
  return (
    <p className="rounded-control bg-fill px-3 py-2">Filled in already: {texts.join('; ')}. Change what isn’t right.</p>
  );
}

/** Scrolls the row of steps to the current one, which lies outside it on a phone. The page stays where it is. */
function showStep(item: HTMLLIElement | null) {
  const row = item?.closest('nav');
  if (item && row) row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
}

/** Steps of the profile with progress. The step is in the URL; without one the guide goes on where something is missing. */
export function ProfileGuide({ profile }: { profile: OwnProfile }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { draft, change, flush, state, error } = useProfileDraft(profile);
  const [initial] = useState(() => currentStep(null, draft));
  const step = search.get('step') === null ? initial : currentStep(search.get('step'), draft);
  const index = steps.findIndex(({ value }) => value === step);
  const heading = useRef<HTMLHeadingElement>(null);
  const Fields = stepFields[step];
  const next = steps[index + 1];

  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  function go(target: Step) {
    void flush();
    setSearch({ step: target });
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }

  async function finish() {
    await flush();
    refetchPairion(client, ['candidates']);
    void navigate('/pairion');
  }

  return (
    <div className="flex flex-col gap-5 px-4 py-4 text-body">
      <div className="flex flex-col gap-3">
        <ProgressBar
          label={`Step ${index + 1} of ${steps.length}: ${steps[index]!.label}`}
          part={(index + 1) / steps.length}
        />
        <nav aria-label="Steps" className="-mx-2 overflow-x-auto">
          <ol className="flex">
            {steps.map(({ value, label }) => (
              <li key={value} ref={value === step ? showStep : undefined}>
                <button
                  type="button"
                  aria-current={value === step ? 'step' : undefined}
                  onClick={() => go(value)}
                  className="min-h-control rounded-control px-2 whitespace-nowrap text-ink-2 -outline-offset-2 hover:bg-fill hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
                >
                  {label}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <Prefilled profile={profile} />
        <div className="flex items-start justify-between gap-4">
          <Missing draft={draft} />
          <Status className="shrink-0 text-meta text-ink-3">{stateTexts[state]}</Status>
        </div>
      </div>
      {error && (
        <div className="-mx-4">
          <ErrorState onRetry={() => void flush()} note="What you entered is still here.">
            {error.message}
          </ErrorState>
        </div>
      )}
      <section aria-labelledby="pairion-step" className="flex flex-col gap-5 border-t border-line pt-5">
        <h2 id="pairion-step" ref={heading} tabIndex={-1} className="text-section font-bold">
          {steps[index]!.label}
        </h2>
        <Fields key={step} draft={draft} change={change} errors={errorsByField(error?.fields)} />
      </section>
      <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
        <Button disabled={index === 0} onClick={() => go(steps[Math.max(0, index - 1)]!.value)}>
          Back
        </Button>
        {next ? (
          <Button variant="primary" onClick={() => go(next.value)}>
            Next: {next.label}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void finish()}>
            See candidates
          </Button>
        )}
      </div>
    </div>
  );
}
