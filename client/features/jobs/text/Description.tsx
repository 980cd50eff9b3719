import { Fragment, useMemo, type ReactNode } from 'react';
import { linkClasses } from '../../../ui/text/TextLink';
import { parseDescription, type TextPart } from './parseDescription';

function renderPart(part: TextPart): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'heading':
      return <h3 className="mt-2 text-lead font-bold">{renderParts(part.parts)}</h3>;
    case 'paragraph':
      return <p>{renderParts(part.parts)}</p>;
    case 'list':
      return <ul className="flex list-disc flex-col gap-1 pl-5">{renderParts(part.parts)}</ul>;
    case 'numbers':
      return <ol className="flex list-decimal flex-col gap-1 pl-6">{renderParts(part.parts)}</ol>;
    case 'item':
      return <li>{renderParts(part.parts)}</li>;
    case 'quote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-3 text-ink-2">{renderParts(part.parts)}</blockquote>
      );
    case 'strong':
      return <strong className="font-bold">{renderParts(part.parts)}</strong>;
    case 'em':
      return <em>{renderParts(part.parts)}</em>;
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" className={linkClasses}>
          {renderParts(part.parts)}
        </a>
      );
    case 'code':
      return <code className="rounded-chip bg-fill px-1 font-mono text-meta">{part.text}</code>;
    case 'break':
      return <br />;
    case 'rule':
      return <hr className="border-line" />;
  }
}

const renderParts = (parts: readonly TextPart[]): ReactNode =>
  // Parts derive from the text alone and never reorder.
  parts.map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);

/** The description of a job: Markdown with headings, lists and links. HTML in it is text. */
export function Description({ text }: { text: string }) {
  const parts = useMemo(() => parseDescription(text), [text]);
  return (
    <div dir="auto" className="flex flex-col gap-3 break-words text-pretty">
      {renderParts(parts)}
    </div>
  );
}
