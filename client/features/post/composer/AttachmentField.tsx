import { X } from 'lucide-react';
import type { Attachment } from '../../../shell/attachments/attachment';
import { Attachments } from '../../../shell/attachments/Attachments';
import { attachmentKinds } from '../../../shell/registry';
import { IconButton } from '../../../ui/button/IconButton';
import { FieldError } from '../../../ui/form/FieldError';

export interface AttachmentFieldProps {
  attachment: Attachment;
  error?: string;
  onRemove: () => void;
}

/** The card that the new post will carry, with a Remove button. */
export function AttachmentField({ attachment: { name, card }, error, onRemove }: AttachmentFieldProps) {
  const label = attachmentKinds().find((kind) => kind.name === name)?.label;
  return (
    <div>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 [&>*]:mt-0!">
          <Attachments of={{ [name]: card }} />
        </div>
        <IconButton
          label={`Remove ${label}`}
          icon={X}
          onClick={onRemove}
          aria-describedby={error && 'attachment-error'}
        />
      </div>
      <div role="alert">{error && <FieldError id="attachment-error">{error}</FieldError>}</div>
    </div>
  );
}
