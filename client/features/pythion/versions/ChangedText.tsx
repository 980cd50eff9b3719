import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

export interface ChangedTextProps {
  changes: readonly { kind: 'same' | 'added' | 'removed'; text: string }[];
}

/** A text with what was added underlined and what was removed struck through. */
export function ChangedText({ changes }: ChangedTextProps) {
  return (
    <p dir="auto" className="leading-7 break-words whitespace-pre-wrap">
      {changes.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const isAdded = kind === 'added';
        const Tag = isAdded ? 'ins' : 'del';
        return (
          <Tag
            key={index}
            className={
              isAdded
                ? 'rounded-[2px] bg-primary-soft box-decoration-clone py-0.5 text-on-primary-soft underline decoration-1 underline-offset-3'
                : 'rounded-[2px] bg-danger-soft box-decoration-clone py-0.5 text-on-danger-soft line-through'
            }
          >
            <VisuallyHidden>{isAdded ? ' added: ' : ' removed: '}</VisuallyHidden>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
