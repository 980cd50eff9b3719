import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../button/Button';

export interface FilterToggleProps {
  /** Number of chosen filters. */
  count: number;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Shows and hides the filters on phones, where they need several rows. */
export function FilterToggle({ count, isExpanded, onToggle }: FilterToggleProps) {
  return (
    <Button
      icon={SlidersHorizontal}
      aria-expanded={isExpanded}
      onClick={onToggle}
      className="min-h-control flex-1 px-2! md:hidden"
    >
      {count > 0 ? `Filters (${count})` : 'Filters'}
    </Button>
  );
}
