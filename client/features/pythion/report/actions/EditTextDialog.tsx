import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { analysisLimits } from '../../../../../shared/contracts/analysis';
import type { CallError } from '../../../../http/errors';
import { toCallError } from '../../../../http/toCallError';
import { Button } from '../../../../ui/button/Button';
import { TextArea } from '../../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../../ui/form/useFocusInvalid';
import { useLeaveWarning } from '../../../../ui/form/useLeaveWarning';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { useOpenings } from '../../../../ui/overlay/useOpenings';
import { useToast } from '../../../../ui/toast/Toast';
import { evictAnalysisLists, evictVersions } from '../../analysisCache';
import { CharacterCount } from '../../ask/CharacterCount';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { DraftNotice } from './DraftNotice';
import { useTextDraft } from './useTextDraft';
import { CreateAnalysisVersionDocument } from './__generated__/ReportActions.generated';

export interface EditTextDialogProps {
  analysis: Report_AnalysisFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits the idea and analyzes it as the next version. Each opening reads the draft again. */
export function EditTextDialog(props: EditTextDialogProps) {
  return <EditText key={useOpenings(props.open)} {...props} />;
}

/** What is typed is stored until it is analyzed. */
function EditText({ analysis, open, onOpenChange }: EditTextDialogProps) {
  const { id, idea } = analysis;
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const editing = useTextDraft(analysis);
  const { draft, isChanged } = editing;
  const text = draft?.text ?? idea;
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const area = useRef<HTMLTextAreaElement>(null);
  useLeaveWarning(open && isChanged);

  async function analyze() {
    if (!draft || !isChanged) return setError({ message: '', fields: { idea: 'Change the text first.' } });
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: CreateAnalysisVersionDocument,
        variables: { id, idea: text },
        context: { headers: { 'Idempotency-Key': draft.key } },
      });
      evictVersions(client.cache);
      evictAnalysisLists(client.cache);
      editing.store(null);
      onOpenChange(false);
      const number = data!.createAnalysisVersion.number;
      toast.show(`Version ${number} is ready.`, {
        action: {
          label: 'See what changed',
          run: () => void navigate(`/analyses/${id}?view=versions&from=${number - 1}&to=${number}`),
        },
      });
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t analyze the text. It’s saved on this device.'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit the text"
      description="It becomes a new version. Earlier versions stay, with their reports."
      dismissible={!isChanged}
      initialFocus={area}
      className="max-w-180!"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isSending} onClick={() => void analyze()}>
            Analyze as new version
          </Button>
        </>
      }
    >
      <div ref={fields}>
        {!isSending && <DraftNotice analysis={analysis} editing={editing} onChange={() => setError(undefined)} />}
        <TextArea
          label="Your idea"
          rows={10}
          value={text}
          readOnly={isSending}
          error={error && (error.fields?.idea ?? error.message)}
          onChange={({ target }) => {
            editing.change(target.value);
            setError(undefined);
          }}
        />
        <CharacterCount text={text} max={analysisLimits.idea} />
      </div>
    </Dialog>
  );
}
