import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';

const fails = {
  en: '(?:crumbles?|falls? apart|breaks?|goes stale|go stale|tastes? (?:of|like|bad|bland)|is (?:too )?(?:dry|stale|dear|expensive|hard|bland|full of)|are (?:too )?(?:dry|stale|dear|expensive|hard|bland|full of)|melts?|tears?|leaks?|rots?)',
  de: '(?:zerbröselt|zerfällt|bricht|schmeckt nach|ist (?:zu )?(?:trocken|hart|teuer)|sind (?:zu )?(?:trocken|hart|teuer)|reißt|geht kaputt|schimmelt)',
  es: '(?:se (?:desmigaja|deshace|rompe|parte|seca)|sabe a|es (?:muy )?(?:car[oa]|sec[oa]|dur[oa])|está (?:sec[oa]|dur[oa]))',
};
/** "The bread in supermarkets costs £3.80 and crumbles to pieces": what is sold today, and where it fails. */
const forms = [
  ` (?:the )?\\S+ (?:in|from|at) (?:the |most |our |big )?(?:supermarkets?|shops?|stores?|chemists?|pharmac(?:y|ies)) (?:costs?|is|are|[a-z]+s) (?:[^;]* )?(?:and |, )?${fails.en} `,
  ` (?:das|die|der) \\S+ (?:im|aus dem|in den) (?:supermarkt|supermärkten|laden|läden|drogerie|handel) (?:[^;]* )?${fails.de} `,
  ` (?:el|la|los|las) \\S+ (?:del|de los|en el|en los) (?:supermercados?|tiendas?|súper) (?:[^;]* )?${fails.es} `,
].map((form) => new RegExp(form));
const formHan =
  /(?:超市|商店|药店)(?:里|卖)?的?[^，。]{0,8}[^。]{0,12}(?:掉渣|一掰就碎|容易坏|难吃|太贵|太硬|太干|很贵|又贵)/u;

const trigger =
  / (?:supermarkets?|shops?|stores?|chemists?|pharmac(?:y|ies)|supermarkt|supermärkten|laden|läden|drogerie|handel|supermercados?|tiendas?|súper) /;

const isGoods = ({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return formHan.test(lettersOf(context));
  return trigger.test(wordsInFigures(tokens)) && forms.some((form) => form.test(wordsInFigures(context)));
};

/** Goods of today's shops that fail are the way of today, and a trouble of those who buy them. */
export function readShopGoods(clauses: readonly Clause[]): Claim[] {
  const told = new Set<Clause['sentence']>();
  return clauses.flatMap((clause) => {
    if (told.has(clause.sentence) || clause.modality !== 'fact' || clause.speaker === 'quoted' || !isGoods(clause))
      return [];
    told.add(clause.sentence);
    return (['trouble', 'alternative', 'alternativeDetail', 'alternativeFails'] as const).map((kind) =>
      makeClaim(kind, clause),
    );
  });
}
