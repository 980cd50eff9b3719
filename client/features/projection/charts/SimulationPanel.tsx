import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Status } from '../../../ui/feedback/Status';
import { TextField } from '../../../ui/form/TextField';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import type { Chosen } from '../chosen/ChosenModel';
import { formatNumber } from '../result/format';
import type { Simulation, SimulationState } from './Simulation';
import {
  optionNames,
  readOptions,
  typedOptions,
  urlOptions,
  type OptionName,
  type TypedOptions,
} from './simulationOptions';

const labels: Record<OptionName, string> = {
  runs: 'Runs',
  seed: 'Seed',
  acquisitionPercent: 'New customers (± %)',
  churnPercent: 'Churn (± %)',
  pricePercent: 'Price (± %)',
  cacPercent: 'Acquisition cost (± %)',
  maxRoundDelayMonths: 'Rounds late by up to (months)',
};

const spreads = optionNames.filter((name) => name !== 'runs' && name !== 'seed');

interface SimulationPanelProps {
  simulation: Simulation;
  state: SimulationState;
  choice: Chosen['choice'];
  inputs: unknown;
}

/** Options, start, progress and stop of the simulation. Its options are in the URL: a link shows the same band. */
export function SimulationPanel({ simulation, state, choice, inputs }: SimulationPanelProps) {
  const [typed, setTyped] = useState(() => typedOptions(choice.params));
  const [errors, setErrors] = useState<Partial<TypedOptions>>({});
  const [isOpen, setOpen] = useState(false);
  const panel = useFocusInvalid<HTMLDivElement>(Object.keys(errors).length > 0 ? errors : undefined);
  const mainButton = useRef<HTMLButtonElement>(null);
  const isBusy = state.status === 'running' || state.status === 'stopped';

  function start() {
    const read = readOptions(typed);
    setErrors(read.errors ?? {});
    if (spreads.some((name) => read.errors?.[name])) setOpen(true);
    if (!read.options) return;
    choice.change(urlOptions(typed));
    simulation.start(inputs, read.options);
  }

  function mainAction(): ButtonProps {
    if (state.status === 'running') return { icon: Pause, onClick: () => simulation.stop(), children: 'Stop' };
    if (state.status === 'stopped')
      return { icon: Play, variant: 'primary', onClick: () => simulation.resume(), children: 'Resume' };
    return state.status === 'finished'
      ? { icon: Play, onClick: start, children: 'Run again' }
      : { icon: Play, variant: 'primary', onClick: start, children: 'Run the simulation' };
  }

  const field = (name: OptionName) => (
    <TextField
      key={name}
      label={labels[name]}
      inputMode="decimal"
      autoComplete="off"
      value={typed[name]}
      error={errors[name]}
      disabled={isBusy}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  );
  return (
    <div ref={panel} className="w-full rounded-card border border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid flex-1 basis-64 grid-cols-2 gap-3">
          {field('seed')}
          {field('runs')}
        </div>
        {/* One button, which keeps the focus while it changes. */}
        <Button ref={mainButton} {...mainAction()} />
        {state.status === 'stopped' && (
          <Button
            onClick={() => {
              simulation.end();
              mainButton.current?.focus();
            }}
          >
            Discard
          </Button>
        )}
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-3">
        <summary className="w-fit cursor-pointer py-1 text-meta font-medium text-ink-2 hover:text-ink touch:py-3">
          How far the inputs vary
        </summary>
        <div className="mt-3 grid gap-3 md:grid-cols-3">{spreads.map(field)}</div>
        <p className="mt-3 text-meta text-pretty text-ink-2">
          In each run, every input is drawn anew around the plan; values near the plan are more probable. The same seed
          gives the same runs, here and through the API.
        </p>
      </details>
      <Status className="empty:hidden">
        {state.status === 'running' && (
          <div className="mt-3">
            <ProgressBar label={`Running with seed ${typed.seed}`} part={state.done / state.total} />
          </div>
        )}
        {state.status === 'stopped' && (
          <p className="mt-3 text-meta text-ink-2">
            Stopped after {formatNumber(state.done)} of {formatNumber(state.total)} runs with seed {typed.seed}. Resume
            continues with the next run.
          </p>
        )}
        {state.status === 'finished' && <VisuallyHidden>The simulation is finished.</VisuallyHidden>}
      </Status>
      {state.status === 'failed' && (
        <p role="alert" className="mt-3 text-meta font-medium text-danger">
          {state.message}
        </p>
      )}
    </div>
  );
}
