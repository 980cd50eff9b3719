import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { wordsInFigures } from '../../text/figures';
import { lettersOf } from '../../text/token';

const circle = {
  en: '(?:association|club|guild|choir|church|parish|union|network|cooperative|co-op|chamber|society|federation|meetup|class|school|gym|village|street|neighbou?rhood)',
  de: '\\S*(?:verein|verband|innung|chor|gemeinde|genossenschaft|netzwerk|stammtisch|schule|dorf|straße)',
  es: '(?:asociación|club|gremio|coro|parroquia|cooperativa|red|federación|escuela|barrio|pueblo|calle)',
};
const bought = [
  ` (?!0 |1 )\\d+ \\S+ (?:from|in|of|at) (?:my|our) (?:\\S+ )?${circle.en} (?:\\S+ )?(?:bought|buy|ordered|order|pay|paid|use|used|subscribe|subscribed|signed up|joined|booked|rent|rented) `,
  ` (?:customers|clients|buyers|subscribers) (?:so far |today |now )?(?:are|were|:) (?!0 |1 )\\d+ \\S+ (?:from|in|of|at) (?:my|our) (?:\\S+ )?${circle.en} `,
  ` (?!0 |1 )\\d+ \\S+ (?:aus|in|von|im|vom) (?:mein\\S*|unser\\S*) (?:\\S+ )?${circle.de} (?:haben |nutzen |zahlen |kaufen |kauften |bestellten |mieten )`,
  ` (?!0 |1 )\\d+ \\S+ de (?:mi|nuestr[oa]) (?:\\S+ )?${circle.es} (?:lo |la |nos |ya |me )*(?:compraron|compran|pagan|pagaron|usan|pidieron|encargaron|contrataron|alquilan) `,
].map((pattern) => new RegExp(pattern, 'u'));
const boughtInChinese =
  /(?:我|我们|咱)(?:们)?的?(?:协会|商会|社区|小区|村|群|俱乐部|合作社|学校)里?的?有?[\d一二两三四五六七八九十百]+[个位户家名][^,，。]{0,6}(?:买了|在用|付|订了|下单)/u;

/** "23 beekeepers from my association bought one", "nuestros clientes son 12 vecinos de mi barrio": those whom we know bought. */
export const isOwnCircle = memoise(
  ({ tokens, sentence, speaker, modality, negated }: Clause): boolean =>
    modality === 'fact' &&
    speaker !== 'rival' &&
    speaker !== 'report' &&
    speaker !== 'quoted' &&
    negated.size === 0 &&
    (sentence.isLatin
      ? bought.some((pattern) => pattern.test(wordsInFigures(tokens)))
      : boughtInChinese.test(lettersOf(tokens))),
);
