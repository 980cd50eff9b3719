import type { LucideIcon } from 'lucide-react';
import type { DOMAttributes, ReactElement, ReactNode } from 'react';

export interface MenuProps {
  /** The button that opens the menu, usually an `IconButton` without handlers. */
  trigger: ReactElement<DOMAttributes<HTMLElement>>;
  side?: 'top' | 'bottom' | 'right';
  align?: 'start' | 'end';
  children: ReactNode;
}

export interface MenuItemProps {
  icon?: LucideIcon;
  /** Destructive action. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export interface MenuLinkProps {
  to: string;
  icon?: LucideIcon;
  children: ReactNode;
}

export interface MenuCheckboxProps {
  checked: boolean;
  disabled?: boolean;
  /** The menu stays open. */
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
}
