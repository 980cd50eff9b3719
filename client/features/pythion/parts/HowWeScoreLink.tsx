import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text/TextLink';

/** Link to the method in a line of text: 24 px high, on touch 44, and moves nothing around it. */
export function HowWeScoreLink({ className, children = 'How we score' }: { className?: string; children?: ReactNode }) {
  return (
    <TextLink
      to="/pythion/how-we-score"
      className={clsx('-my-[3px] inline-block py-[3px] whitespace-nowrap touch:-my-[13px] touch:py-[13px]', className)}
    >
      {children}
    </TextLink>
  );
}
