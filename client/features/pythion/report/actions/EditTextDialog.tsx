import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { analysisLimits } from '../../../../../shared/contracts/analysis';
import { useAuth } from '../../../../auth/AuthProvider';
import type { CallError } from '../../../../http/errors';
import { toCallError } from '../../../../http/toCallError';
import { useDraftText } from '../../../../lib/useDraftText';
import { Button } from '../../../../ui/button/Button';
import { Status } from '../../../../ui/feedback/Status';
import { TextArea } from '../../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../../ui/form/useFocusInvalid';
import { useLeaveWarning } from '../../../../ui/form/useLeaveWarning';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { useToast } from '../../../../ui/toast/Toast';
import { evictAnalysisLists, evictVersions } from '../../analysisCache';
import { CharacterCount } from '../../ask/CharacterCount';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { CreateAnalysisVersionDocument } from './__generated__/ReportActions.generated';

export interface EditTextDialogProps {
  analysis: Report_AnalysisFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits the idea and analyzes it as the next version. What is typed is stored until then. */
export function EditTextDialog({ analysis: { id, idea }, open, onOpenChange }: EditTextDialogProps) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const viewerId = useAuth().user?.id ?? '';
  const [{ text: draft, key }, setDraft] = useDraftText(`draft:analysis-text:${viewerId}:${id}`);
  const [wasRestored, setRestored] = useState(() => draft !== '' && draft !== idea);
  const [text, setText] = useState(draft || idea);
  const [error, setError] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const area = useRef<HTMLTextAreaElement>(null);
  const isChanged = text.trim() !== idea.trim();
  useLeaveWarning(open && isChanged);

  function change(next: string) {
    setText(next);
    setDraft(next === idea ? '' : next);
    setError(undefined);
  }

  async function analyze() {
    if (!isChanged) return setError({ message: '', fields: { idea: 'Change the text first.' } });
    setSending(true);
    try {
      const { data } = await client.mutate({
        mutation: CreateAnalysisVersionDocument,
        variables: { id, idea: text },
        context: { headers: { 'Idempotency-Key': key } },
      });
      evictVersions(client.cache);
      evictAnalysisLists(client.cache);
      setDraft('');
      setRestored(false);
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
        {wasRestored && (
          <Status className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-info-soft px-3 py-2 text-on-info-soft">
            <p>Your unsaved changes were restored.</p>
            <Button
              onClick={() => {
                change(idea);
                setRestored(false);
              }}
            >
              Discard changes
            </Button>
          </Status>
        )}
        <TextArea
          label="Your idea"
          rows={10}
          value={text}
          error={error && (error.fields?.idea ?? error.message)}
          onChange={({ target }) => change(target.value)}
        />
        <CharacterCount text={text} max={analysisLimits.idea} />
      </div>
    </Dialog>
  );
}
