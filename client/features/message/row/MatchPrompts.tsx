import { ChevronRight } from 'lucide-react';
import { foundingQuestions } from '../../../../shared/matching/questions';

/** Questions for two people who matched, each of which can be put into the composer. */
export function MatchPrompts({ onPrompt }: { onPrompt: (text: string) => void }) {
  return (
    <details className="group mx-auto mt-2 max-w-xl rounded-card border border-line">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-2 rounded-card px-3 font-medium -outline-offset-2 hover:bg-fill">
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3 group-open:rotate-90" />
        Ten questions before you found
      </summary>
      <p className="px-3 pt-1 text-meta text-ink-2">
        Select one to write it in your message. You can change it before you send.
      </p>
      <ol className="flex flex-col py-2">
        {foundingQuestions.map((question, index) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onPrompt(question)}
              className="flex min-h-control w-full cursor-pointer items-baseline gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-fill"
            >
              <span aria-hidden="true" className="w-4 shrink-0 text-right text-ink-3 tabular-nums">
                {index + 1}
              </span>
              {question}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
