export type Right = 'read' | 'edit';

export const rights: readonly { value: Right; label: string }[] = [
  { value: 'read', label: 'Can read' },
  { value: 'edit', label: 'Can edit' },
];
