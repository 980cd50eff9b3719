import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { IconButton } from '../../ui/button/IconButton';
import { Menu, MenuCheckbox, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlay/Menu';
import { Sheet } from '../../ui/overlay/Sheet';
import { TextField } from '../../ui/form/TextField';
import { useToast } from '../../ui/toast/Toast';
import { Row, Specimen } from './Specimen';

export function LayersGallery() {
  return (
    <Specimen title="Menu, dialog, sheet, toast">
      <Layers />
    </Specimen>
  );
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const [isChecked, setChecked] = useState(true);
  const toast = useToast();
  const setLayer = (layer: typeof open) => (isOpen: boolean) => setOpen(isOpen ? layer : null);
  return (
    <>
      <Row>
        <Menu trigger={<IconButton label="More" icon={Ellipsis} />} align="start">
          <MenuLink to="/__ui">Open</MenuLink>
          <MenuItem icon={Pencil} onSelect={() => {}}>
            Edit post
          </MenuItem>
          <MenuItem icon={Flag} disabled onSelect={() => {}}>
            Report post
          </MenuItem>
          <MenuSeparator />
          <MenuCheckbox checked={isChecked} onCheckedChange={setChecked}>
            Pricing
          </MenuCheckbox>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            value={theme}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onValueChange={setTheme}
          />
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setOpen('confirm')}>
            Delete post
          </MenuItem>
        </Menu>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      </Row>
      <Row>
        <Button onClick={() => toast.show('Link copied')}>Toast</Button>
        <Button onClick={() => toast.show('Comment deleted', { undo: () => toast.show('Comment restored') })}>
          Toast with Undo
        </Button>
        <Button
          onClick={() => toast.show('Failed to like post', { failed: true, action: { label: 'Retry', run: () => {} } })}
        >
          Toast, failed
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={setLayer('dialog')}
        title="Describe this picture"
        description="Describe the picture for people who can’t see it."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              Save description
            </Button>
          </>
        }
      >
        <TextField label="Description" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={setLayer('confirm')}
        title="Delete “Fourteen landlords said yes”?"
        confirmLabel="Delete post"
        onConfirm={() => setOpen(null)}
      >
        Its 2 comments and 31 likes will be deleted, too. You can’t undo this.
      </ConfirmDialog>
      <Sheet open={open === 'sheet'} onOpenChange={setLayer('sheet')} title="More">
        <p className="px-4 py-6">Swipe down, or press above, to close.</p>
      </Sheet>
    </>
  );
}
