import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { linkClasses } from '../../../ui/TextLink';
import { tokenizeText, type TextToken } from './tokenizeText';

function Piece({ piece }: { piece: TextToken }) {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'url') {
    return (
      <a href={piece.href} target="_blank" rel="noopener nofollow ugc" className={linkClasses}>
        {piece.text}
      </a>
    );
  }
  return (
    <Link to={piece.to} className="font-medium text-primary hover:underline">
      {piece.text}
    </Link>
  );
}

/** What a person wrote: its line breaks kept, its links, #hashtags and @mentions alive, and nothing else. */
export function RichText({ text }: { text: string }) {
  const pieces = useMemo(() => tokenizeText(text), [text]);
  return (
    <span dir="auto" className="whitespace-pre-wrap">
      {pieces.map((piece, index) => (
        // The pieces follow from the text alone, in order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <Piece piece={piece} />
        </Fragment>
      ))}
    </span>
  );
}
