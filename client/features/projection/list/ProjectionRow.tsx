import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TemplateName } from '../../../../shared/contracts/projection';
import { parseMonth } from '../../../../shared/projection/months';
import { useAuth } from '../../../auth/AuthProvider';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { templateLabels } from '../inputs/labels';
import { monthName } from '../result/format';
import type { ProjectionRow_CardFragment } from './__generated__/Projections.generated';
import { useProjectionActions } from './useProjectionActions';

/** One model of a list. The whole row is a link, but for its buttons. */
export function ProjectionRow({ card }: { card: ProjectionRow_CardFragment }) {
  const { duplicate, archive, remove } = useProjectionActions();
  const isOwn = useAuth().user?.id === card.owner.id;
  return (
    <li className="relative flex items-start gap-3 border-b border-line py-3 pr-2 pl-4 hover:bg-fill">
      <div className="min-w-0 flex-1">
        <Link
          to={`/financial-projections/${card.id}`}
          className="block after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <bdi className="line-clamp-2 font-bold break-words">{card.name}</bdi>
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-3">
          <span>{templateLabels[card.template as TemplateName].label}</span>
          <span>
            {card.currency} from {monthName(parseMonth(card.startMonth) ?? 0)}
          </span>
          {!isOwn && (
            <Badge>
              Shared by {card.owner.displayName}
              {card.viewerCanEdit ? '' : ', read only'}
            </Badge>
          )}
          <span className="relative z-1">
            Changed <RelativeTime value={card.updatedAt} />
          </span>
        </p>
      </div>
      <div className="relative z-1 -mt-1 flex shrink-0">
        <Menu trigger={<IconButton label={`More actions for ${card.name}`} icon={Ellipsis} />}>
          <MenuItem icon={Copy} onSelect={() => void duplicate(card)}>
            Duplicate
          </MenuItem>
          {isOwn && (
            <>
              <MenuItem
                icon={card.isArchived ? ArchiveRestore : Archive}
                onSelect={() => void archive(card, !card.isArchived)}
              >
                {card.isArchived ? 'Restore' : 'Archive'}
              </MenuItem>
              <MenuItem icon={Trash2} danger onSelect={() => remove(card)}>
                Delete
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </li>
  );
}
