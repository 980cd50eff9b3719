import { Ellipsis, FileText, TextCursorInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnalysisSortName } from '../../../../shared/contracts/pythion';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { LazyRenameDialog } from '../rename/LazyRenameDialog';
import { StarButton } from '../parts/StarButton';
import { useDeleteWithUndo } from './useDeleteWithUndo';
import { RowBody } from './RowBody';
import type { AnalysisRow_CardFragment } from './__generated__/Analyses.generated';

export interface AnalysisRowProps {
  card: AnalysisRow_CardFragment;
  /** The order of the list. The row shows the time that it is by. */
  sort: AnalysisSortName;
}

/** One of the viewer's own analyses. */
export function AnalysisRow({ card, sort }: AnalysisRowProps) {
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();
  const [isRenaming, setRenaming] = useState<boolean>();
  const path = `/analyses/${card.id}`;
  return (
    <RowBody
      to={path}
      card={card}
      meta={
        <>
          {card.versionCount > 1 && <span>{card.versionCount} versions</span>}
          {card.isShared && <Badge>Shared</Badge>}
          <span>
            <span className="max-md:sr-only">{sort === 'newest' ? 'Created' : 'Changed'} </span>
            <RelativeTime value={sort === 'newest' ? card.createdAt : card.updatedAt} className="relative z-1" />
          </span>
        </>
      }
    >
      <StarButton analysis={card} />
      <Menu trigger={<IconButton label={`More actions for ${card.title}`} icon={Ellipsis} />}>
        <MenuItem icon={FileText} onSelect={() => void navigate(path)}>
          Open report
        </MenuItem>
        <MenuItem icon={TextCursorInput} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => remove(card)}>
          Delete
        </MenuItem>
      </Menu>
      {isRenaming !== undefined && <LazyRenameDialog analysis={card} open={isRenaming} onOpenChange={setRenaming} />}
    </RowBody>
  );
}
