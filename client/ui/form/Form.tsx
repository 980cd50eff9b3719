import { Form as BaseForm } from '@base-ui/react/form';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A form with errors by field name: `errors={{ username: 'That name is taken.' }}`. They show below their fields, the
 * first one gets focus, and each clears on input.
 */
export function Form({ className, ...rest }: ComponentProps<typeof BaseForm>) {
  return <BaseForm {...rest} className={clsx('flex flex-col gap-4', className as string)} />;
}
