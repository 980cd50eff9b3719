import { Camera } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { Tooltip } from '../../../ui/overlay/Tooltip';
import type { PictureKind } from './pictureKinds';

/** Button on one of the viewer's pictures that opens its dialog. */
export function ChangePictureButton({ kind, onClick }: { kind: PictureKind; onClick: () => void }) {
  if (kind === 'cover') {
    return (
      <Button icon={Camera} onClick={onClick} className="absolute top-3 right-3 max-md:w-control max-md:px-0!">
        <span className="max-md:sr-only">Change cover picture</span>
      </Button>
    );
  }
  return (
    <Tooltip label="Change profile picture" side="bottom">
      <IconButton
        label="Change profile picture"
        icon={Camera}
        onClick={onClick}
        className="absolute! right-0 bottom-0 rounded-full! pointer-coarse:-right-2 pointer-coarse:-bottom-1 border border-line-strong bg-surface!"
      />
    </Tooltip>
  );
}
