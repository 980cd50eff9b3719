import { Badge } from '../../../ui/feedback/Badge';
import { Commentable } from '../comments/Commentable';
import { OriginBadge } from '../parts/OriginBadge';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { rangeOf } from './highlight/backings';
import { QuotedWords } from './highlight/QuotedWords';

type Sentence = Report_AnalysisFragment['sentences'][number];

/** Sentences of a section, each with its origin, a model’s marked; calculated ones with their formula. */
export function SentenceList({
  analysis,
  sentences,
}: {
  analysis: Report_AnalysisFragment;
  sentences: readonly Sentence[];
}) {
  return (
    <ul className="flex flex-col gap-3 md:gap-2 print:gap-1">
      {sentences.map((sentence) => (
        <li key={sentence.claim} className="break-inside-avoid">
          {isLeadIn(sentence) ? (
            <p className="font-medium">{sentence.text}</p>
          ) : (
            <Commentable claim={sentence.claim} label={sentence.text}>
              <div className="md:flex md:items-start md:gap-4 print:block">
                <p className="min-w-0 flex-1 text-pretty print:inline">
                  <SentenceText analysis={analysis} sentence={sentence} />
                </p>
                <p className="flex shrink-0 flex-wrap gap-1 max-md:mt-1 md:justify-end print:ml-1 print:inline">
                  <OriginBadge
                    origin={sentence.origin}
                    isOwner={analysis.viewerCanEdit}
                    isBuiltIn={sentence.source !== 'model'}
                  />
                  {sentence.source === 'model' && <Badge>Language model</Badge>}
                </p>
              </div>
              {sentence.formula && (
                <p className="mt-1 text-meta break-words text-ink-2 tabular-nums print:mt-0">{sentence.formula}</p>
              )}
            </Commentable>
          )}
        </li>
      ))}
    </ul>
  );
}

/** It announces the sentences after it and claims nothing, so it has no origin and no comments. */
const isLeadIn = ({ text, origin }: Sentence): boolean => origin === 'general' && text.endsWith(':');

/** A sentence; the founder's words in it can be found in the text. */
function SentenceText({ analysis, sentence }: { analysis: Report_AnalysisFragment; sentence: Sentence }) {
  const { text, quote } = sentence;
  const start = quote === null ? -1 : text.indexOf(`“${quote}”`);
  if (quote === null || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <QuotedWords quote={quote} range={rangeOf(analysis.text, sentence)} />
      {text.slice(start + quote.length + 2)}
    </>
  );
}
