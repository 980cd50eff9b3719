import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { popupClasses, popupItemClasses } from './layers';

export interface MenuProps {
  /** The button that opens it, usually an `IconButton`. */
  trigger: ReactElement;
  side?: 'top' | 'bottom' | 'right';
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A short list of actions on one thing. */
export function Menu({ trigger, side = 'bottom', align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner side={side} align={align} sideOffset={4} collisionPadding={8} className="z-1 outline-none">
          <BaseMenu.Popup className={clsx(popupClasses, 'max-h-(--available-height) min-w-48 overflow-y-auto')}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function ItemIcon({ icon: Icon }: { icon?: LucideIcon }) {
  return Icon ? <Icon aria-hidden="true" className="size-4 text-ink-3" /> : null;
}

export interface MenuItemProps {
  icon?: LucideIcon;
  /** Deletes or ends something. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item disabled={disabled} onClick={onSelect} className={clsx(popupItemClasses, danger && 'text-danger [&_svg]:text-danger')}>
      <ItemIcon icon={icon} />
      {children}
    </BaseMenu.Item>
  );
}

/** An entry that goes to a place in the product. */
export function MenuLink({ to, icon, children }: { to: string; icon?: LucideIcon; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link to={to} />} className={popupItemClasses}>
      <ItemIcon icon={icon} />
      {children}
    </BaseMenu.LinkItem>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="my-1 border-t border-line" />;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
}

/** One choice among a few, inside a menu. */
export function MenuChoice<Value extends string>({ label, value, options, onValueChange }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-badge font-medium text-ink-3">{label}</BaseMenu.GroupLabel>
      {options.map((option) => (
        <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick className={clsx(popupItemClasses, 'pr-12 data-checked:font-medium')}>
          {option.label}
          <BaseMenu.RadioItemIndicator className="absolute right-3">
            <Check aria-hidden="true" className="size-4 text-primary" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
