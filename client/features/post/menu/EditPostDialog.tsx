import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { useState, type KeyboardEvent } from 'react';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextArea';
import { LimitNote } from '../composer/LimitNote';
import { maxContent } from '../composer/limits';
import { PostImage } from '../card/PostImage';
import { useFocusInvalid } from '../useFocusInvalid';
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

/** Changes the words, the picture's description and the readers of one's own post. */
export function EditPostDialog({ post, ...layer }: EditPostDialogProps) {
  const { data, complete } = useFragment({
    fragment: EditPostDialog_PostFragmentDoc,
    fragmentName: 'EditPostDialog_post',
    from: post,
  });
  return complete ? <Editor key={String(layer.open)} post={data} {...layer} /> : null;
}

const valuesOf = ({ content, image, isPublic }: EditPostDialog_PostFragment) => ({
  content,
  imageAlt: image?.alt ?? '',
  isPublic,
});

function Editor({
  post,
  open,
  onOpenChange,
}: Omit<EditPostDialogProps, 'post'> & { post: EditPostDialog_PostFragment }) {
  const [before] = useState(() => valuesOf(post));
  const [values, setValues] = useState(before);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const [isLeaving, setLeaving] = useState(false);
  const [update, { loading }] = useMutation(UpdatePostDocument);
  const change = (part: Partial<typeof values>) => setValues((last) => ({ ...last, ...part }));
  const isChanged =
    values.content !== before.content || values.imageAlt !== before.imageAlt || values.isPublic !== before.isPublic;

  async function save() {
    if (loading) return;
    try {
      if (isChanged) await update({ variables: { id: post.id, input: values } });
      onOpenChange(false);
    } catch (failure) {
      setError(fieldErrors(failure, 'Failed to save post'));
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next || !isChanged ? onOpenChange(next) : setLeaving(true))}
        title="Edit post"
        dismissible={!isChanged}
        footer={
          <>
            <Button onClick={() => (isChanged ? setLeaving(true) : onOpenChange(false))}>Cancel</Button>
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
              hint="Earlier versions stay readable behind “Edited”."
              value={values.content}
              onChange={(event) => change({ content: event.target.value })}
              onKeyDown={handleKeyDown}
              error={error && (error.fields?.content ?? (error.fields ? undefined : error.message))}
            />
            <LimitNote text={values.content} max={maxContent} />
          </div>
          {post.image && (
            <div>
              <div className="max-w-60 [&>*]:mt-0!">
                <PostImage image={post.image} />
              </div>
              <TextArea
                label="What the picture shows"
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
              label="Who can read it"
              options={visibilityOptions}
              value={toVisibility(values.isPublic)}
              onValueChange={(value) => change({ isPublic: value === 'everyone' })}
              error={error?.fields?.isPublic}
            />
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        onConfirm={() => {
          setLeaving(false);
          onOpenChange(false);
        }}
      >
        The post stays as it was.
      </ConfirmDialog>
    </>
  );
}
