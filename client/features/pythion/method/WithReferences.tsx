import { linkClasses } from '../../../ui/text/TextLink';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { splitReferences } from './splitReferences';

/** A text of the rubric, whose references link to the list of sources. */
export function WithReferences({ text }: { text: string }) {
  return splitReferences(text).map((part) =>
    'text' in part ? (
      part.text
    ) : (
      <a key={part.from} href={`#source-${part.from}`} className={`${linkClasses} target`}>
        [<VisuallyHidden>{part.from === part.to ? 'Source ' : 'Sources '}</VisuallyHidden>
        {part.from === part.to ? part.from : `${part.from}–${part.to}`}]
      </a>
    ),
  );
}
