import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';

export interface SourceMenuProps {
  sources: readonly { id: string; title: string }[];
  /** Null for all sources. */
  sourceId: string | null;
  onChange: (sourceId: string | null) => void;
}

const ALL = 'all';

/** Selects whose stories are listed. */
export function SourceMenu({ sources, sourceId, onChange }: SourceMenuProps) {
  const options = [
    { value: ALL, label: 'All sources' },
    ...sources.map(({ id, title }) => ({ value: id, label: title })),
  ];
  const current = options.find(({ value }) => value === (sourceId ?? ALL));
  return (
    <Menu
      align="start"
      trigger={
        <Button className="max-w-full px-3!">
          <span className="sr-only">Source: </span>
          <bdi className="truncate">{current?.label ?? 'Unknown source'}</bdi>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </Button>
      }
    >
      <MenuChoice
        label="Source"
        value={sourceId ?? ALL}
        options={options}
        onValueChange={(value) => onChange(value === ALL ? null : value)}
      />
    </Menu>
  );
}
