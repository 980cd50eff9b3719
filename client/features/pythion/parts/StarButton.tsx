import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { ActionButton } from '../../../ui/button/ActionButton';
import { useStar } from './useStar';

export interface StarButtonProps {
  analysis: { id: string; title: string; isStarred: boolean };
  className?: string;
}

/** Stars an analysis, or removes the star. */
export function StarButton({ analysis, className }: StarButtonProps) {
  const toggle = useStar(analysis);
  return (
    <ActionButton
      data-action="star"
      label={`Star ${analysis.title}`}
      icon={Star}
      pressed={analysis.isStarred}
      onClick={() => void toggle()}
      className={clsx(analysis.isStarred && 'text-star!', className)}
    />
  );
}
