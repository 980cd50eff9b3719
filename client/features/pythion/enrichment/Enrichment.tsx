import { clsx } from 'clsx';
import { useRef } from 'react';
import { Button } from '../../../ui/button/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Status } from '../../../ui/feedback/Status';
import { Section } from '../report/Section';
import type { EnrichmentQuery } from './__generated__/Enrichment.generated';
import { EnrichmentResult, failureClasses } from './EnrichmentResult';
import { useEnrichment } from './useEnrichment';

type State = EnrichmentQuery['analysis']['enrichment'];

/**
 * Lets the founder send an analysis to the language model, with its progress and its result. Renders nothing on a server
 * without one.
 */
export function Enrichment({ analysisId }: { analysisId: string }) {
  const { modelName, enrichment, error, isStarting, isCancelling, start, cancel } = useEnrichment(analysisId);
  const status = useRef<HTMLDivElement>(null);
  if (modelName == null || !enrichment) return null;
  const isRunning = enrichment.status === 'running';

  async function act(action: () => Promise<boolean>) {
    // The pressed button unmounts, so focus moves to the status.
    if (await action()) status.current?.focus();
  }

  return (
    <Section title="Language model" className="print:hidden">
      <div className="flex flex-col gap-3">
        {!isRunning && (
          <p className="max-w-130 text-pretty text-ink-2">
            {modelName} can point out gaps and next steps. Your idea, your answers, and this report are sent to it only
            when you choose this. It doesn’t change scores or the verdict.
          </p>
        )}
        <Status ref={status} tabIndex={-1} className="max-w-130 outline-none empty:hidden">
          {isRunning ? (
            <ProgressBar label={progressLabel(enrichment)} part={enrichment.progress / 100} />
          ) : (
            <EnrichmentResult enrichment={enrichment} />
          )}
        </Status>
        {isRunning ? (
          <Button className="self-start" loading={isCancelling} onClick={() => void act(cancel)}>
            Cancel
          </Button>
        ) : (
          <Button className="self-start" loading={isStarting} onClick={() => void act(start)}>
            {enrichment.status === 'none' ? 'Enrich with the language model' : 'Run it again'}
          </Button>
        )}
        {error && (
          <p role="alert" className={clsx('max-w-130', failureClasses)}>
            {error.message}
          </p>
        )}
      </div>
    </Section>
  );
}

function progressLabel({ sentenceCount, progress }: State): string {
  if (progress === 0) return 'Waiting for the language model';
  return sentenceCount === 1 ? 'Writing: 1 sentence so far' : `Writing: ${sentenceCount} sentences so far`;
}
