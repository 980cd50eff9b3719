import { Globe, Users } from 'lucide-react';

export type Visibility = 'everyone' | 'connections';

/** Who may read a post, in words. */
export const visibilityOptions = [
  { value: 'everyone', label: 'Everyone on Venturion', icon: Globe },
  { value: 'connections', label: 'Connections only', icon: Users },
] as const;

export const toVisibility = (isPublic: boolean): Visibility => (isPublic ? 'everyone' : 'connections');
