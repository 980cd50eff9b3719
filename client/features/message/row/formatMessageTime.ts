import { lazyValue } from '../../../lib/lazyValue';

const clock = lazyValue(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const thisYear = lazyValue(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }));
const otherYear = lazyValue(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }));

/** "09:41", in the reader's time zone. @param at ISO 8601 */
export const formatClock = (at: string): string => clock().format(new Date(at));

/** "Today", "Yesterday", "Monday 3 March", and with the year when it is another one. @param at ISO 8601 */
export function formatDay(at: string, now = new Date()): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? thisYear() : otherYear()).format(day);
}
