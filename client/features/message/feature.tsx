import { MessagesSquare } from 'lucide-react';
import type { Feature } from '../../shell/feature';
import { cache } from './cache';

/** Private messages in conversations of two and in groups. */
export const feature: Feature = {
  cache,
  routes: [
    {
      path: '/messages',
      title: 'Messages',
      width: 'wide',
      load: async () => ({ Component: (await import('./MessagesPage')).MessagesPage }),
    },
  ],
  nav: [
    {
      to: '/messages',
      label: 'Messages',
      icon: MessagesSquare,
      order: 40,
      places: ['side', 'bottom'],
      shortcut: 'g m',
      badge: {
        of: 'unread',
        inTitle: true,
        load: async () => ({ useCount: (await import('./useUnreadMessages')).useUnreadMessageCount }),
      },
    },
  ],
  live: () => import('./live'),
  layer: async () => ({ Component: (await import('./outbox/OutboxLayer')).OutboxLayer }),
};
