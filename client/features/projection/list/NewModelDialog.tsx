import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { projectionLimits, templateNames, type TemplateName } from '../../../../shared/contracts/projection';
import { inputsFromFacts, statedCurrency } from '../../../../shared/projection/fromFacts';
import { toCallError } from '../../../http/toCallError';
import type { AnalysisHandover } from '../../../shell/feature';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { Select } from '../../../ui/form/Select';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { templateLabels } from '../inputs/labels';
import { modelCurrencies } from '../inputs/modelCurrencies';
import { evictProjectionLists } from '../projectionCache';
import { CreateProjectionDocument } from './__generated__/Projections.generated';
import { FactsTaken } from './FactsTaken';
import { guessCurrency, newInputs, nextMonth } from './newModel';

export interface NewModelDialogProps {
  /** The analysis whose numbers it starts with. */
  analysis?: AnalysisHandover;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts a model from one of four templates. */
export function NewModelDialog({ analysis, open, onOpenChange }: NewModelDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [name, setName] = useState(analysis?.title.slice(0, projectionLimits.name) ?? '');
  const [chosen, setTemplate] = useState<TemplateName>('saas');
  const [currency, setCurrency] = useState(() => guessCurrency(navigator.language));
  const [startMonth, setStartMonth] = useState(() => nextMonth(new Date()));
  const [error, setError] = useState('');
  const [isCreating, setCreating] = useState(false);
  const fromFacts = analysis && inputsFromFacts(analysis.facts, { startMonth, currency });
  const template = fromFacts?.inputs.template ?? chosen;

  async function create() {
    setCreating(true);
    setError('');
    try {
      const { data } = await client.mutate({
        mutation: CreateProjectionDocument,
        variables: {
          name: name.trim() || `${templateLabels[template].label} plan`,
          inputs: fromFacts?.inputs ?? newInputs(template, currency, startMonth),
        },
      });
      evictProjectionLists(client.cache);
      await navigate(`/financial-projections/${data!.createProjection.id}`);
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t create the projection.').message);
      setCreating(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New projection"
      description={
        analysis
          ? 'It starts with the numbers of your analysis. You can change every number.'
          : 'Start from a template. You can change every number.'
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isCreating} onClick={() => void create()}>
            Create
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Name"
          value={name}
          maxLength={projectionLimits.name}
          placeholder={`${templateLabels[template].label} plan`}
          onChange={(event) => setName(event.target.value)}
        />
        {fromFacts ? (
          <FactsTaken {...fromFacts} />
        ) : (
          <fieldset>
            <legend className="mb-1 font-medium">Template</legend>
            {templateNames.map((value) => (
              <label
                key={value}
                className="flex min-h-control cursor-pointer gap-3 border-b border-line py-2 last:border-b-0 hover:bg-fill"
              >
                <input
                  type="radio"
                  aria-label={templateLabels[value].label}
                  name="template"
                  checked={template === value}
                  onChange={() => setTemplate(value)}
                  className="mt-1 size-4 shrink-0 accent-primary"
                />
                <span>
                  <span className="block font-medium">{templateLabels[value].label}</span>
                  <span className="block text-meta text-ink-2">{templateLabels[value].description}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          {!(analysis && statedCurrency(analysis.facts)) && (
            <Select label="Currency" options={modelCurrencies()} value={currency} onValueChange={setCurrency} />
          )}
          <TextField
            label="First month"
            type="month"
            placeholder="YYYY-MM"
            value={startMonth}
            onChange={(event) => setStartMonth(event.target.value)}
          />
        </div>
        {error && <FieldError id="create-error">{error}</FieldError>}
      </div>
    </Dialog>
  );
}
