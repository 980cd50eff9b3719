import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { linkClasses } from '../../../ui/text/TextLink';
import { tokenizeText, type TextToken } from './tokenizeText';
import { useTopLevelDomains } from './useTopLevelDomains';

function Token({ token }: { token: TextToken }) {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'url') {
    return (
      <a href={token.href} target="_blank" rel="noopener nofollow ugc" className={linkClasses}>
        {token.text}
      </a>
    );
  }
  return (
    <Link to={token.to} className="font-medium text-primary hover:underline">
      {token.text}
    </Link>
  );
}

/**
 * User text with line breaks, links, #hashtags and @mentions. Supports no other markup. The block around it needs
 * `dir="auto"`: it aligns the text.
 */
export function RichText({ text }: { text: string }) {
  const isTopLevelDomain = useTopLevelDomains(text);
  const tokens = useMemo(() => tokenizeText(text, isTopLevelDomain), [text, isTopLevelDomain]);
  return (
    <span className="whitespace-pre-wrap">
      {tokens.map((token, index) => (
        // Tokens derive from the text alone and never reorder.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <Token token={token} />
        </Fragment>
      ))}
    </span>
  );
}
