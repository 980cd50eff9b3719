import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../auth/AuthProvider';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { controlClasses } from '../../../ui/Field';
import { ImagePickerButton } from '../../../ui/ImagePickerButton';
import { ProgressBar } from '../../../ui/ProgressBar';
import { useToast } from '../../../ui/Toast';
import { MentionTextArea } from '../text/MentionTextArea';
import { useFocusInvalid } from '../useFocusInvalid';
import { useViewerProfile } from './useViewerProfile';
import { isDraftEmpty } from './draft';
import { FieldError } from './FieldError';
import { LimitNote } from './LimitNote';
import { maxContent } from './limits';
import { PictureField } from './PictureField';
import { SubmitError } from './SubmitError';
import { useComposer } from './useComposer';
import { usePictureDrop } from './usePictureDrop';
import { VisibilitySelect } from './VisibilitySelect';

export interface ComposerProps {
  /** `page`: one line until it is used. `layer`: above a page, ready to write. */
  place: 'page' | 'layer';
  onPosted?: () => void;
  /** Filled with a function that leads to the words. */
  focusRef?: React.RefObject<(() => void) | null>;
}

/** Where a post is written. What is typed is kept until it is posted. */
export function Composer({ place, onPosted, focusRef }: ComposerProps) {
  const { user } = useAuth();
  const viewer = useViewerProfile();
  const toast = useToast();
  const navigate = useNavigate();
  const words = useRef<HTMLTextAreaElement>(null);
  const { draft, fields, failure, progress, change, choosePicture, send } = useComposer(user?.id ?? '');
  const [isUsed, setUsed] = useState(place === 'layer');
  const [outcome, setOutcome] = useState<{ isPosted: boolean }>();
  const form = useFocusInvalid<HTMLFormElement>(outcome?.isPosted === false ? outcome : undefined);
  const { isOver, props: dropProps } = usePictureDrop(choosePicture);
  const isOpen = isUsed || !isDraftEmpty(draft);
  const isSending = progress !== null;

  useEffect(() => {
    if (place === 'layer') {
      words.current?.focus();
      // What the draft has already is written on.
      words.current?.setSelectionRange(words.current.value.length, words.current.value.length);
    }
    if (focusRef) focusRef.current = () => words.current?.focus();
  }, [place, focusRef]);

  async function post() {
    const id = await send();
    setOutcome({ isPosted: id !== undefined });
    if (id === undefined) return;
    setUsed(place === 'layer');
    onPosted?.();
    // On its page the post is seen at once.
    if (place === 'layer')
      toast.show('Posted.', { action: { label: 'View', run: () => void navigate(`/post/${id}`) } });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void post();
  }

  return (
    <form
      ref={form}
      {...dropProps}
      aria-label="New post"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
      className={clsx('flex gap-3 px-4 py-4', place === 'page' && 'border-b border-line', isOver && 'bg-primary-soft')}
    >
      <output className="sr-only">{outcome?.isPosted && 'Posted.'}</output>
      {place === 'page' && <Avatar name={viewer?.displayName ?? user?.username ?? ''} src={viewer?.avatarUrl} />}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <MentionTextArea
            ref={words}
            aria-label="Your post"
            aria-invalid={fields.content ? true : undefined}
            aria-describedby={fields.content && 'content-error'}
            placeholder="What are you building, or stuck on?"
            rows={isOpen ? 3 : 1}
            dir="auto"
            value={draft.content}
            onFocus={() => setUsed(true)}
            onChange={(event) => change({ content: event.target.value })}
            onKeyDown={handleKeyDown}
            data-invalid={fields.content ? '' : undefined}
            className={clsx(controlClasses, 'block max-h-[50dvh] py-2', isOpen ? 'min-h-20' : 'min-h-[40px]')}
          />
          {fields.content && <FieldError id="content-error">{fields.content}</FieldError>}
        </div>
        {draft.picture ? (
          <PictureField
            picture={draft.picture}
            imageAlt={draft.imageAlt}
            onAltChange={(imageAlt) => change({ imageAlt })}
            onRemove={() => {
              change({ picture: null, imageAlt: '' });
              words.current?.focus();
            }}
            pictureError={fields.picture}
            altError={fields.imageAlt}
            onKeyDown={handleKeyDown}
          />
        ) : (
          fields.picture && <FieldError id="picture-error">{fields.picture}</FieldError>
        )}
        {isSending && draft.picture && (
          <ProgressBar label={progress < 1 ? 'Sending the picture' : 'Publishing'} part={progress} />
        )}
        {failure && <SubmitError error={failure} retrying={isSending} onRetry={() => void post()} />}
        {isOpen && (
          <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-2">
            {!draft.picture && (
              <ImagePickerButton variant="quiet" onFile={choosePicture} className="px-2!">
                Picture
              </ImagePickerButton>
            )}
            <VisibilitySelect isPublic={draft.isPublic} onChange={(isPublic) => change({ isPublic })} />
            <div className="ml-auto flex items-center gap-3">
              <LimitNote text={draft.content} max={maxContent} />
              <Button type="submit" variant="primary" loading={isSending}>
                Post
              </Button>
            </div>
          </div>
        )}
      </div>
    </form>
  );
}
