import { newsLimits } from '../../../../shared/contracts/news';

/** Formats a number of discussions: "1 discussion", "12 discussions", "1,000+ discussions" at the limit of counting. */
export function formatDiscussionCount(count: number): string {
  if (count === 1) return '1 discussion';
  return `${count.toLocaleString('en')}${count >= newsLimits.discussions ? '+' : ''} discussions`;
}
