import { Ellipsis, FileText, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { StarButton } from '../parts/StarButton';
import { useDeleteWithUndo } from './useDeleteWithUndo';
import { RowBody } from './RowBody';
import type { AnalysisRow_CardFragment } from './__generated__/Analyses.generated';

/** One of the viewer's own analyses. */
export function AnalysisRow({ card }: { card: AnalysisRow_CardFragment }) {
  const navigate = useNavigate();
  const remove = useDeleteWithUndo();
  const path = `/analyses/${card.id}`;
  return (
    <RowBody
      to={path}
      card={card}
      meta={
        <>
          {card.versionCount > 1 && <span>{card.versionCount} versions</span>}
          {card.isShared && <Badge>Shared</Badge>}
          <RelativeTime value={card.updatedAt} className="relative z-1" />
        </>
      }
    >
      <StarButton analysis={card} />
      <Menu trigger={<IconButton label={`More actions for ${card.title}`} icon={Ellipsis} />}>
        <MenuItem icon={FileText} onSelect={() => void navigate(path)}>
          Open report
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={() => remove(card)}>
          Delete
        </MenuItem>
      </Menu>
    </RowBody>
  );
}
