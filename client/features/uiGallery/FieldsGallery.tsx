import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { Select } from '../../ui/form/Select';
import { Switch } from '../../ui/form/Switch';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { Specimen } from './Specimen';

const audiences = [
  { value: 'public', label: 'Everyone', description: 'Anyone logged in can see it' },
  { value: 'private', label: 'Connections', description: 'Only your connections can see it' },
] as const;

export function FieldsGallery() {
  return (
    <>
      <Specimen title="Fields">
        <Form className="max-w-100" onFormSubmit={() => {}}>
          <TextField
            label="Username"
            hint="3 to 30 letters, numbers or underscores."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField label="Email" defaultValue="ana@example.com" type="email" autoComplete="email" />
          <TextField label="Username" defaultValue="ana" error="This username is taken. Try another." />
          <TextField label="Location" placeholder="Lisbon, or remote" />
          <TextField label="Account number" defaultValue="Can’t be changed" disabled />
          <PasswordField label="Password" defaultValue="correct horse battery" autoComplete="current-password" />
          <TextArea
            label="About you"
            defaultValue="Two exits, one of them through the window."
            hint="Grows with the text."
          />
          <Select label="Who can see this" options={audiences} defaultValue="public" />
          <Select label="Stage" options={audiences} placeholder="Choose one" error="Choose a stage." />
          <Switch label="Email me about replies" hint="At most once an hour." defaultChecked />
          <Switch label="Email me about likes" />
          <Switch label="Can’t be changed" disabled />
          <Button variant="primary" type="submit">
            Save changes
          </Button>
        </Form>
      </Specimen>
    </>
  );
}
