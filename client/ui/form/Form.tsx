import { Form as BaseForm } from '@base-ui/react/form';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A form whose errors are keyed by field name: `errors={{ username: 'That name is taken.' }}`. They show under their
 * fields, the first one gets focus, and each clears when its field is typed in.
 */
export function Form({ className, ...rest }: ComponentProps<typeof BaseForm>) {
  return <BaseForm {...rest} className={clsx('flex flex-col gap-4', className as string)} />;
}
