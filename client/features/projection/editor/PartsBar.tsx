import { useResult, useEditing } from './EditorContext';
import { describeRunway } from '../result/KeyFigures';

const link =
  'flex h-control items-center rounded-control px-2 font-medium text-primary underline-offset-3 hover:underline';

/** The headline of the result, and the way between inputs and figures, while they are below each other. */
export function PartsBar() {
  const { inputs } = useEditing();
  const result = useResult(inputs.scenario);
  return (
    <div className="sticky top-top-bar z-2 flex items-center gap-2 border-b border-line bg-surface px-4 py-1 md:top-0 lg:hidden">
      <p aria-hidden="true" className="min-w-0 flex-1 text-meta font-medium text-pretty">
        {result && describeRunway(result)}
      </p>
      <nav aria-label="Parts of the projection" className="-mr-2 flex shrink-0">
        <a href="#inputs" className={link}>
          Inputs
        </a>
        <a href="#figures" className={link}>
          Figures
        </a>
      </nav>
    </div>
  );
}
