import { useState, type FormEvent } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';

export interface ScenarioDialogProps {
  title: string;
  action: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (name: string) => void;
}

/** Names a scenario, a new one or an existing one. */
export function ScenarioDialog({ title, action, name, open, onOpenChange, onSubmit }: ScenarioDialogProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return setError('Enter a name.');
    onSubmit(typed.trim());
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="A scenario changes some inputs. All others follow the base, also when the base changes later."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form="scenario-form">
            {action}
          </Button>
        </>
      }
    >
      <form id="scenario-form" onSubmit={submit}>
        <TextField
          label="Name"
          value={typed}
          error={error}
          maxLength={projectionLimits.name}
          placeholder="Slower sales"
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
