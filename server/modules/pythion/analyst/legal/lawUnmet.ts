import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

/** The parts of the statement, which follow one another in a sentence. */
const parts = [
  / (?:nobody|no one|no_one|none|not one|neither|keine[rs]?|niemand|nadie|ningun[oa]) /,
  / (?:which|that|what|as|though|although) (?:the )?(?:law|rules|regulations?) (?:requires?|demands?|prescribes?)(?= )| (?:was|wie|obwohl) (?:das gesetz|die vorschrift(?:en)?|die verordnung) (?:es )?(?:verlang|vorschreib|forder)\S+(?= )| (?:que|como|aunque) (?:la ley|la norma|la normativa|el reglamento) (?:l[oa] )?(?:exige|pide|manda|obliga)(?= )/,
  / (?:refus\S+|wo n't|will not|do n't (?:want|plan|intend) to|no intention|not going to|stellen? (?:\S+ )?keine?n?|weiger\S+|haben? (?:\S+ )?(?:auch |das )*nicht vor|wollen? (?:\S+ )?(?:auch )?keine?n?|no (?:pensamos|pienso|vamos a|voy a|queremos|quiero)|nos negamos|me niego)(?= )/,
];
const han =
  /(?:没有?(?:一个)?人|谁都没有?|都没有?)[^。；]{0,10}(?:法律|法规|国家)(?:要求|规定)的?[^，。；]{2,16}[,，](?:[也但可]是?|我们)*(?:不(?:打算|想|会|准备|肯)|没打算|拒绝)(?!.*(?:接|做|干)这)/u;

const isUnmet = memoise((context: readonly Token[]): boolean => {
  let words = spacedWords(context);
  for (const part of parts) {
    const found = part.exec(words);
    // "Nobody works without the papers that the law requires."
    if (!found || (part === parts[1] && / (?:without|ohne|sin) /.test(words.slice(0, found.index + 1)))) return false;
    words = words.slice(found.index + found[0].length - 1).replace(/^(?! )/, ' ');
  }
  return true;
});

/** "Nobody here is admitted to the bar, which the law requires, and we refuse to take on an attorney", 没有一个人有法律要求的资格证,也不打算请: the law is known, and not kept. */
export const isLawUnmet = ({ context, tokens, sentence, modality }: Clause): boolean =>
  tokens[0] === context[0] &&
  modality !== 'question' &&
  (sentence.isLatin ? isUnmet(context) : han.test(lettersOf(context)));
