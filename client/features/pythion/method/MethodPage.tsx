import {
  capRubric,
  confidenceRubric,
  dealBreakerRubric,
  evidenceLadder,
  maxPart,
  maxRefinement,
  hopedLevel,
  readingErrors,
  rubricVersion,
  sources,
  supposedLevel,
  vagueSizeLevel,
  verdictRubric,
} from '../../../../shared/analysisRubric';
import { dealBreakerKeys, scoreKeys } from '../../../../shared/contracts/analysis';
import { ButtonLink } from '../../../ui/button/Button';
import { PageTitle } from '../../../ui/text/PageTitle';
import { ExternalLink } from '../../../ui/text/TextLink';
import { dealBreakerLabels } from '../parts/analysisLabels';
import { DetailHeader } from '../parts/DetailHeader';
import { MethodSection } from './MethodSection';
import { ScoreRubricRows } from './ScoreRubricRows';
import { WithReferences } from './WithReferences';

const items = dealBreakerKeys.length + scoreKeys.length;
const percent = (share: number) => `${Math.round(share * 100)}%`;
const isMeasuredEarlier: boolean = readingErrors.version !== rubricVersion;
const caps = Object.entries(capRubric).toSorted(([, one], [, other]) => one.limit - other.limit);

/** How the analyst scores, from the rubric that it scores with. */
export function Component() {
  return (
    <>
      <DetailHeader title="How we score" />
      <header className="px-4 pt-6 pb-6 max-md:pt-4">
        <PageTitle title="How we score" hidden="phones" />
        <p className="mt-2 max-w-140 text-lead text-pretty text-ink-2 max-md:mt-0">
          The score says how good and how well backed the case is, as you tell it. It doesn’t predict success, and it
          believes what you write. The same text always gets the same score.
        </p>
        <p className="mt-3 text-meta text-ink-3">Version {rubricVersion}. Each report names its version.</p>
      </header>
      <MethodSection id="scores" title="Six scores, 100 points">
        <p className="mt-2 text-ink-2">
          Each score goes from 0 to 5. A level needs all of its signals, stated as facts of your own: plans, hopes,
          questions, and other companies’ results don’t count. The total adds each weight × score ÷ 5.
        </p>
        <p className="mt-2 text-ink-2">
          Level 4 is level 3 with evidence of level 4, or with half of what level 5 asks. Between two levels, the share
          of the next one that you state adds up to {maxPart}. A plan or a guess is worth {supposedLevel}: it names a
          group, a price or a channel, but doesn’t show one. A hope that somebody pays is worth {hopedLevel}, and so is
          a market that you only call large ({vagueSizeLevel}).
        </p>
        <p className="mt-2 text-ink-2">
          Rules read what each sentence states. In English, German, Spanish and Chinese, a neural network trained on
          labeled sentences reviews each one: it adds statements in unusual wording, and removes those that only share
          the words. It runs on our server; your text isn’t sent to another service.
        </p>
        <ScoreRubricRows />
      </MethodSection>
      <MethodSection id="evidence" title="Evidence ladder">
        <p className="mt-2 text-ink-2">
          <WithReferences text="Behavior beats words, and money beats behavior. [1-3]" /> Who, how many and when add up
          to {maxRefinement} within a level. Failures that you report don’t lower it.
        </p>
        <ol className="mt-3">
          {evidenceLadder.map((kind, level) => (
            <li key={kind} className="flex gap-3 border-b border-line py-2 last:border-b-0">
              <span className="w-16 shrink-0 font-medium tabular-nums">Level {level}</span>
              <span className="min-w-0 text-ink-2">{kind}</span>
            </li>
          ))}
        </ol>
      </MethodSection>
      <MethodSection id="deal-breakers" title="Deal-breakers">
        <p className="mt-2 text-ink-2">
          One that fails limits the score, however good the rest is. What the text doesn’t show is unknown.
        </p>
        <p className="mt-2 text-ink-2">
          Whether an idea does harm is judged by each sentence. A text of three sentences or more is also judged as a
          whole, because what is harmless in each may be harmful together.
        </p>
        <dl className="mt-1">
          {dealBreakerKeys.map((key) => (
            <div key={key} className="border-b border-line py-3 last:border-b-0">
              <dt className="font-bold">{dealBreakerLabels[key]}</dt>
              <dd className="mt-1 text-ink-2">
                <span className="font-medium text-ink">Shown:</span> {dealBreakerRubric[key].pass}
              </dd>
              <dd className="mt-1 text-ink-2">
                <span className="font-medium text-ink">Failed:</span> {dealBreakerRubric[key].fail}
              </dd>
            </div>
          ))}
        </dl>
      </MethodSection>
      <MethodSection id="caps" title="Caps">
        <p className="mt-2 text-ink-2">
          The lowest cap that applies limits the total. The part above the cap minus 10 is compressed into ten points,
          so better cases still rank higher.
        </p>
        <dl className="mt-2">
          {caps.map(([key, { limit, when }]) => (
            <div key={key} className="flex gap-3 border-b border-line py-2 last:border-b-0">
              <dt className="w-20 shrink-0 font-medium tabular-nums">At most {limit}</dt>
              <dd className="min-w-0 text-ink-2">{when}</dd>
            </div>
          ))}
        </dl>
      </MethodSection>
      <MethodSection id="verdict" title="Verdict and confidence">
        <ul className="mt-2 flex flex-col gap-2 text-ink-2">
          <li>
            <span className="font-medium text-ink">Go:</span> {verdictRubric.goFrom} points or more, all three
            deal-breakers shown, and more than low confidence.
          </li>
          <li>
            <span className="font-medium text-ink">No go:</span> a deal-breaker failed, or fewer than{' '}
            {verdictRubric.noGoBelow} points.
          </li>
          <li>
            <span className="font-medium text-ink">Not yet:</span> everything else. Unless a deal-breaker failed, that
            is also the verdict in a language that isn’t read.
          </li>
          <li>
            <span className="font-medium text-ink">Confidence:</span> how many of the {items} deal-breakers and scores
            rest on evidence of level {confidenceRubric.evidence} or more. Below {percent(confidenceRubric.mediumFrom)}{' '}
            it’s low; from {percent(confidenceRubric.highFrom)} with one of level {confidenceRubric.highEvidence} it’s
            high. In languages other than English, German, Spanish and Chinese it’s always low.
          </li>
        </ul>
      </MethodSection>
      <MethodSection id="errors" title="How often it’s wrong">
        <p className="mt-2 text-ink-2">
          {isMeasuredEarlier
            ? `Last measured with version ${readingErrors.version}, which is older than this one (${rubricVersion}). The counts may be different now.`
            : `Measured with this version, ${readingErrors.version}.`}{' '}
          {readingErrors.ideas} ideas that it wasn’t built with were written, and each line of their reports was judged
          by the words of the idea.
        </p>
        <dl className="mt-2">
          {readingErrors.kinds.map(({ key, what, wrong, of }) => (
            <div key={key} className="flex gap-3 border-b border-line py-2 last:border-b-0">
              <dd className="w-20 shrink-0 font-medium tabular-nums">
                {wrong} of {of}
              </dd>
              <dt className="min-w-0 text-ink-2">{what}</dt>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-ink-2">
          If the report overlooks something, say it once more in a plain sentence of its own, and save that as a new
          version.
        </p>
      </MethodSection>
      <MethodSection id="sources" title="Sources">
        <ol className="mt-2">
          {sources.map(({ number, title, url }) => (
            <li key={number} id={`source-${number}`} className="flex gap-3 py-1 target:bg-primary-soft">
              <span className="w-8 shrink-0 text-ink-2 tabular-nums">[{number}]</span>
              <ExternalLink href={url} target="_blank" className="target">
                {title}
              </ExternalLink>
            </li>
          ))}
        </ol>
        <ButtonLink to="/pythion" className="mt-6">
          Analyze an idea
        </ButtonLink>
      </MethodSection>
    </>
  );
}
