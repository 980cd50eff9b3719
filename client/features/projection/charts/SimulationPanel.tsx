import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Status } from '../../../ui/feedback/Status';
import { TextField } from '../../../ui/form/TextField';
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
  const isBusy = state.status === 'running' || state.status === 'stopped';

  function start() {
    const read = readOptions(typed);
    setErrors(read.errors ?? {});
    if (!read.options) return;
    choice.change(urlOptions(typed));
    simulation.start(inputs, read.options);
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
  const spreads = optionNames.filter((name) => name !== 'runs' && name !== 'seed');
  return (
    <div className="w-full rounded-card border border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid flex-1 basis-64 grid-cols-2 gap-3">
          {field('seed')}
          {field('runs')}
        </div>
        {state.status === 'running' && (
          <Button icon={Pause} onClick={() => simulation.stop()}>
            Stop
          </Button>
        )}
        {state.status === 'stopped' && (
          <>
            <Button icon={Play} variant="primary" onClick={() => simulation.resume()}>
              Resume
            </Button>
            <Button onClick={() => simulation.end()}>Discard</Button>
          </>
        )}
        {!isBusy && (
          <Button icon={Play} variant={state.status === 'finished' ? 'secondary' : 'primary'} onClick={start}>
            {state.status === 'finished' ? 'Run again' : 'Run the simulation'}
          </Button>
        )}
      </div>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer text-meta font-medium text-ink-2 hover:text-ink">
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
      </Status>
      {state.status === 'failed' && (
        <p role="alert" className="mt-3 text-meta font-medium text-danger">
          {state.message}
        </p>
      )}
    </div>
  );
}
