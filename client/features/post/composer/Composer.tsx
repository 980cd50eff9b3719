import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { postLimits } from '../../../../shared/contracts/post';
import { useAuth } from '../../../auth/AuthProvider';
import { Avatar } from '../../../ui/image/Avatar';
import { Button } from '../../../ui/button/Button';
import { controlClasses } from '../../../ui/form/controlClasses';
import { ImagePickerButton } from '../../../ui/image/ImagePickerButton';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { useToast } from '../../../ui/toast/Toast';
import { MentionTextArea } from '../text/MentionTextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { AttachmentField } from './AttachmentField';
import { useViewerProfile } from './useViewerProfile';
import { isDraftEmpty } from './draft';
import { FieldError } from '../../../ui/form/FieldError';
import { LimitNote } from '../../../ui/form/LimitNote';
import { PictureField } from './PictureField';
import { SubmitError } from '../../../ui/form/SubmitError';
import { useComposer } from './useComposer';
import { usePictureDrop } from './usePictureDrop';
import { VisibilitySelect } from './VisibilitySelect';

export interface ComposerProps {
  /** `inline`: one line until it gets focus. `overlay`: expanded and focused. */
  variant: 'inline' | 'overlay';
  onPublished?: () => void;
  /** Set to a function that focuses the text area. */
  focusRef?: React.RefObject<(() => void) | null>;
}

/** Form that publishes a post. The draft is stored until it is published. */
export function Composer({ variant, onPublished, focusRef }: ComposerProps) {
  const { user } = useAuth();
  const viewer = useViewerProfile();
  const toast = useToast();
  const navigate = useNavigate();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const { draft, fields, failure, progress, change, choosePicture, publish } = useComposer(user?.id ?? '');
  const [wasFocused, setWasFocused] = useState(variant === 'overlay');
  const [result, setResult] = useState<{ isPublished: boolean }>();
  const form = useFocusInvalid<HTMLFormElement>(result?.isPublished === false ? result : undefined);
  const { isOver, props: dropProps } = usePictureDrop(choosePicture);
  const isExpanded = wasFocused || !isDraftEmpty(draft);
  const isSending = progress !== null;

  useEffect(() => {
    if (variant === 'overlay') {
      textArea.current?.focus();
      // Places the caret after the draft's text.
      textArea.current?.setSelectionRange(textArea.current.value.length, textArea.current.value.length);
    }
    if (focusRef) focusRef.current = () => textArea.current?.focus();
  }, [variant, focusRef]);

  async function submit() {
    const id = await publish();
    setResult({ isPublished: id !== undefined });
    if (id === undefined) return;
    if (variant === 'inline') leave();
    onPublished?.();
    // Inline, the new post appears in the feed below.
    if (variant === 'overlay')
      toast.show('Posted.', { action: { label: 'View', run: () => void navigate(`/post/${id}`) } });
  }

  /** Single keys act on the page again. */
  function leave() {
    setWasFocused(false);
    if (form.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
    // An overlay closes on Esc itself.
    if (event.key === 'Escape' && variant === 'inline') leave();
  }

  return (
    <form
      ref={form}
      {...dropProps}
      aria-label="New post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className={clsx(
        'flex gap-3 px-4 py-4',
        variant === 'inline' && 'border-b border-line',
        isOver && 'bg-primary-soft',
      )}
    >
      <output className="sr-only">{result?.isPublished && 'Posted.'}</output>
      {variant === 'inline' && <Avatar name={viewer?.displayName ?? user?.username ?? ''} src={viewer?.avatarUrl} />}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <MentionTextArea
            ref={textArea}
            aria-label="Your post"
            aria-invalid={fields.content ? true : undefined}
            aria-describedby={fields.content && 'content-error'}
            placeholder="What are you working on?"
            rows={isExpanded ? 3 : 1}
            value={draft.content}
            onFocus={() => setWasFocused(true)}
            onChange={(event) => change({ content: event.target.value })}
            onKeyDown={handleKeyDown}
            data-invalid={fields.content ? '' : undefined}
            className={clsx(controlClasses, 'block max-h-[50dvh] py-2', isExpanded ? 'min-h-20' : 'min-h-[40px]')}
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
              textArea.current?.focus();
            }}
            pictureError={fields.picture}
            altError={fields.imageAlt}
            onKeyDown={handleKeyDown}
          />
        ) : (
          fields.picture && <FieldError id="picture-error">{fields.picture}</FieldError>
        )}
        {draft.attachment && (
          <AttachmentField
            attachment={draft.attachment}
            error={fields.attachment}
            onRemove={() => {
              change({ attachment: null });
              textArea.current?.focus();
            }}
          />
        )}
        {isSending && draft.picture && (
          <ProgressBar label={progress < 1 ? 'Uploading picture' : 'Posting'} part={progress} />
        )}
        {failure && <SubmitError error={failure} retrying={isSending} onRetry={() => void submit()} />}
        {isExpanded && (
          <div className="-ml-2 flex flex-wrap items-center gap-x-1 gap-y-2">
            {!draft.picture && (
              <ImagePickerButton variant="quiet" onFile={choosePicture} className="px-2!">
                Picture
              </ImagePickerButton>
            )}
            <VisibilitySelect isPublic={draft.isPublic} onChange={(isPublic) => change({ isPublic })} />
            <div className="ml-auto flex items-center gap-3">
              <LimitNote text={draft.content} max={postLimits.content} />
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
