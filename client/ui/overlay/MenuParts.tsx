import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { popupClasses, popupItemClasses } from './overlayClasses';
import { useDismissOnBack } from './useDismissOnBack';
import type { MenuCheckboxProps, MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps } from './menuProps';

export interface RootProps extends MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function Root({ trigger, side = 'bottom', align = 'end', open, onOpenChange, children }: RootProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The first opening replaced the button that had the focus, to which the menu and dialogs that it opens return it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useDismissOnBack(open, () => onOpenChange(false));
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseMenu.Trigger ref={button} render={trigger as ReactElement<Record<string, unknown>>} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner side={side} align={align} sideOffset={4} collisionPadding={8} className="z-1 outline-none">
          <BaseMenu.Popup className={clsx(popupClasses, 'max-h-(--available-height) min-w-48 overflow-y-auto')}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function ItemIcon({ icon: Icon }: { icon?: LucideIcon }): ReactNode {
  return Icon ? <Icon aria-hidden="true" className="size-4 text-ink-3" /> : null;
}

export function Item({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={onSelect}
      className={clsx(popupItemClasses, danger && 'text-danger [&_svg]:text-danger')}
    >
      <ItemIcon icon={icon} />
      {children}
    </BaseMenu.Item>
  );
}

export function LinkItem({ to, icon, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link to={to} />} className={popupItemClasses}>
      <ItemIcon icon={icon} />
      {children}
    </BaseMenu.LinkItem>
  );
}

export function Separator() {
  return <BaseMenu.Separator className="my-1 border-t border-line" />;
}

export function CheckboxItem({ checked, disabled, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <BaseMenu.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onCheckedChange}
      className={popupItemClasses}
    >
      <span
        aria-hidden="true"
        className="flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-line-strong"
      >
        <BaseMenu.CheckboxItemIndicator className="flex size-4 shrink-0 items-center justify-center rounded-[4px] bg-primary text-on-primary">
          <Check className="size-3" strokeWidth={3} />
        </BaseMenu.CheckboxItemIndicator>
      </span>
      {children}
    </BaseMenu.CheckboxItem>
  );
}

export function Choice<Value extends string>({ label, value, options, onValueChange }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-badge font-medium text-ink-3">{label}</BaseMenu.GroupLabel>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={clsx(popupItemClasses, 'pr-12 data-checked:font-medium')}
        >
          {option.label}
          <BaseMenu.RadioItemIndicator className="absolute right-3">
            <Check aria-hidden="true" className="size-4 text-primary" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
