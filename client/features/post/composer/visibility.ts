import { Globe, Users } from 'lucide-react';

export type Visibility = 'everyone' | 'connections';

/** Audiences of a post, with label and icon. */
export const visibilityOptions = [
  { value: 'everyone', label: 'Everyone on Venturion', icon: Globe },
  { value: 'connections', label: 'Connections only', icon: Users },
] as const;

export const toVisibility = (isPublic: boolean): Visibility => (isPublic ? 'everyone' : 'connections');
