import { Button } from '../../../ui/button/Button';
import { exampleIdea, ideaParts } from './exampleIdea';

/** What to write about, with an example that fills the form. Shown while the form is empty. */
export function IdeaGuide({ onUseExample }: { onUseExample: (text: string) => void }) {
  return (
    <section aria-labelledby="idea-guide" className="rounded-card border border-line bg-canvas p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="idea-guide" className="text-body">
          What makes it easy to judge
        </h2>
        <Button onClick={() => onUseExample(exampleIdea)}>Try this example</Button>
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-2 text-meta md:grid-cols-[200px_minmax(0,1fr)]">
        {ideaParts.map(({ label, example }) => (
          <div key={label} className="contents">
            <dt className="font-medium text-ink">{label}</dt>
            <dd className="text-ink-2 max-md:-mt-2">{example}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-meta text-ink-3">Write only what’s true. Plans and hopes don’t raise the score.</p>
    </section>
  );
}
