import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import { wordsInFigures } from '../../text/figures';

const back = {
  en: '(?:(?:went|gone|had to go|came|returned|were taken|was taken) (?:back )?(?:to|into) (?:the |a )?(?:hospital|clinic|doctor|er|ward|surgery|rehab|prison|care)|(?:were|was|been) readmitted|relapsed|came back with (?:the |a |an )?(?:same|pain|fault|problem|complaint|infection)|returned with the same)',
  de: '(?:(?:mussten|musste|kamen|kam) (?:\\S+ ){0,3}?(?:wieder |zurück )?ins krankenhaus|(?:wurden|wurde) (?:wieder )?rückfällig)',
  es: '(?:(?:volvieron|volvió|regresaron|tuvieron que volver) al (?:hospital|médico)|recayeron|recayó|reingresaron|reingresó)',
} as const;
const few = '(?:only|just|nur|solo|sólo|apenas) (?<some>\\d+|one|einer|uno|una)';
const of = '(?:of|out of|in|von|der|de) (?:the |our |my |den |unseren |los |las |mis |nuestr[oa]s )?(?<all>\\d+)';

const latin = [
  ` ${few} ${of} (?:[^\\s,;.]+ ){0,5}?(?:${back.en}|${back.de}|${back.es}) `,
  ` ${of} (?:[^\\s;.]+ ){0,5}?(?:, )?${few} (?:[^\\s,;.]+ ){0,3}?(?:${back.en}|${back.es}) `,
  ` ${of} (?:[^\\s;.]+ ){0,5}?(?:mussten|kamen|wurden) ${few} (?:[^\\s,;.]+ ){0,3}?(?:ins krankenhaus|rückfällig) `,
].map((pattern) => new RegExp(pattern, 'u'));
const han =
  /(?<all>\d+)[名位个][^。；]{0,8}?(?:只有|仅有?|就)(?<some>\d+|[一二两三四五六七八九十]+)[名位个][^，。,]{0,4}(?:复发|再次入院|再入院|又住院|重新住院|回医院)/u;

/** "Only 3 of 40 patients came back with the same pain": a good result, and nobody who left us. */
export const isFewRelapsed = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isFewInWords(context) : isFew(han.exec(lettersOf(context))?.groups);

const isFewInWords = memoise((context: readonly Token[]): boolean =>
  isFew(latin.map((pattern) => pattern.exec(wordsInFigures(context))?.groups).find((found) => found)),
);

function isFew(groups: Readonly<Record<string, string>> | undefined): boolean {
  if (!groups) return false;
  const some = /^(?:one|einer|uno|una)$/.test(groups['some'] ?? '') ? 1 : parseHanCount(groups['some'] ?? '');
  return some * 2 < Number(groups['all']);
}
