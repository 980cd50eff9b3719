import { NotebookPen } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countGraphemes } from '../../../../shared/graphemes';
import { applicationLimits } from '../../../../shared/contracts/application';
import { useAuth } from '../../../auth/AuthProvider';
import { toCallError } from '../../../http/toCallError';
import { hasDraftText, useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { Status } from '../../../ui/feedback/Status';
import { LimitNote } from '../../../ui/form/LimitNote';
import { TextArea } from '../../../ui/form/TextArea';

const DEBOUNCE_MS = 800;

export interface PrivateNoteProps {
  application: { id: string; privateNote: string | null };
  name: string;
  save: (privateNote: string) => Promise<unknown>;
}

/** A note on an applicant that only the viewer reads. Saved while typing; an unsaved text is stored on the device. */
export function PrivateNote({ application, name, save }: PrivateNoteProps) {
  const viewerId = useAuth().user?.id ?? '';
  const storageKey = `draft:private-note:${viewerId}:${application.id}`;
  const [isOpen, setOpen] = useState(() => (application.privateNote ?? '') !== '' || hasDraftText(storageKey));
  if (!isOpen)
    return (
      <Button
        variant="quiet"
        icon={NotebookPen}
        aria-label={`Add a private note on ${name}`}
        onClick={() => setOpen(true)}
        className="px-3!"
      >
        Private note
      </Button>
    );
  return <NoteField application={application} name={name} save={save} storageKey={storageKey} />;
}

type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; message: string };

function NoteField({ application, name, save: send, storageKey }: PrivateNoteProps & { storageKey: string }) {
  const savedNote = application.privateNote ?? '';
  const [draft, setDraft] = useDraftText(storageKey);
  const [text, setText] = useState(draft.text || savedNote);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const latest = useRef(text);
  const isTooLong =
    text.length > applicationLimits.privateNote && countGraphemes(text.trim()) > applicationLimits.privateNote;

  async function save() {
    const privateNote = text.trim();
    if (privateNote === savedNote || isTooLong) return;
    setSaving({ state: 'saving' });
    try {
      await send(privateNote);
      setSaving({ state: 'saved' });
      // Typing may have continued.
      if (latest.current.trim() === privateNote) setDraft('');
    } catch (error) {
      setSaving({ state: 'failed', message: toCallError(error, 'Couldn’t save the note.').message });
    }
  }

  const saveLatest = useEffectEvent(() => void save());
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(saveLatest, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="w-full pt-1 pb-2">
      <TextArea
        label="Private note"
        aria-label={`Private note on ${name}`}
        rows={2}
        value={text}
        hint="Only you can read it."
        error={saving.state === 'failed' ? saving.message : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setDraft(target.value);
        }}
        onBlur={() => void save()}
      />
      <div className="flex items-center justify-between gap-4">
        <Status className="text-meta text-ink-3">
          {saving.state === 'saving' && 'Saving…'}
          {saving.state === 'saved' && text.trim() === savedNote && 'Saved'}
        </Status>
        <LimitNote text={text} max={applicationLimits.privateNote} />
        {saving.state === 'failed' && <Button onClick={() => void save()}>Retry</Button>}
      </div>
    </div>
  );
}
