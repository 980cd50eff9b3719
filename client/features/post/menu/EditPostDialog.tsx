import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { useState, type KeyboardEvent } from 'react';
import { postLimits } from '../../../../shared/contracts/post';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Select } from '../../../ui/form/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { LimitNote } from '../../../ui/form/LimitNote';
import { PostImage } from '../card/PostImage';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { visibilityOptions, toVisibility } from '../composer/visibility';
import {
  EditPostDialog_PostFragmentDoc,
  type EditPostDialog_PostFragment,
} from './__generated__/EditPostDialog.generated';
import { UpdatePostDocument } from './__generated__/updatePost.generated';

export interface EditPostDialogProps {
  post: FragmentType<typeof EditPostDialog_PostFragmentDoc>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits the text, the image description and the audience of a post. */
export function EditPostDialog({ post, ...dialog }: EditPostDialogProps) {
  const { data, complete } = useFragment({
    fragment: EditPostDialog_PostFragmentDoc,
    fragmentName: 'EditPostDialog_post',
    from: post,
  });
  return complete ? <Editor key={String(dialog.open)} post={data} {...dialog} /> : null;
}

const toFormValues = ({ content, image, isPublic }: EditPostDialog_PostFragment) => ({
  content,
  imageAlt: image?.alt ?? '',
  isPublic,
});

function Editor({
  post,
  open,
  onOpenChange,
}: Omit<EditPostDialogProps, 'post'> & { post: EditPostDialog_PostFragment }) {
  const [initial] = useState(() => toFormValues(post));
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const [update, { loading }] = useMutation(UpdatePostDocument);
  const change = (changes: Partial<typeof values>) => setValues((last) => ({ ...last, ...changes }));
  const isChanged =
    values.content !== initial.content || values.imageAlt !== initial.imageAlt || values.isPublic !== initial.isPublic;

  async function save() {
    if (loading) return;
    try {
      if (isChanged) await update({ variables: { id: post.id, input: values } });
      onOpenChange(false);
    } catch (failure) {
      setError(toCallError(failure, 'Couldn’t save the post.'));
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next || !isChanged ? onOpenChange(next) : setConfirmingDiscard(true))}
        title="Edit post"
        dismissible={!isChanged}
        footer={
          <>
            <Button onClick={() => (isChanged ? setConfirmingDiscard(true) : onOpenChange(false))}>Cancel</Button>
            <Button variant="primary" loading={loading} onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-4">
          <div>
            <TextArea
              label="Your post"
              hint="People can see earlier versions by selecting “Edited”."
              value={values.content}
              onChange={(event) => change({ content: event.target.value })}
              onKeyDown={handleKeyDown}
              error={error && (error.fields?.content ?? (error.fields ? undefined : error.message))}
            />
            <LimitNote text={values.content} max={postLimits.content} />
          </div>
          {post.image && (
            <div>
              <div className="max-w-60 [&>*]:mt-0!">
                <PostImage image={post.image} />
              </div>
              <TextArea
                label="Image description (alt text)"
                rows={1}
                value={values.imageAlt}
                onChange={(event) => change({ imageAlt: event.target.value })}
                onKeyDown={handleKeyDown}
                error={error?.fields?.imageAlt}
                className="mt-2"
              />
            </div>
          )}
          {!post.isShare && (
            <Select
              label="Who can see this"
              options={visibilityOptions}
              value={toVisibility(values.isPublic)}
              onValueChange={(value) => change({ isPublic: value === 'everyone' })}
              error={error?.fields?.isPublic}
            />
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirmingDiscard}
        onOpenChange={setConfirmingDiscard}
        title="Discard changes?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        onConfirm={() => {
          setConfirmingDiscard(false);
          onOpenChange(false);
        }}
      >
        Your edits to this post won’t be saved.
      </ConfirmDialog>
    </>
  );
}
