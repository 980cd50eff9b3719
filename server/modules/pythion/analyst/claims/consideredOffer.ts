import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';

const trade = {
  de: '(?:machen|anbieten|verkaufen|vermieten|verleihen|liefern|bauen|eröffnen|aufmachen|aufbauen|gründen|herstellen|organisieren)',
  en: '(?:doing|offering|selling|renting|renting out|hiring out|lending|delivering|building|opening|making|starting|setting up|running)',
  es: '(?:hacer|ofrecer|vender|alquilar|repartir|montar|abrir|construir|organizar|fabricar)',
};
const considered = [
  ` (?:ich überlege|wir überlegen|ich denke (?:gerade )?(?:darüber nach|daran)|ich spiele mit dem gedanken|wir denken darüber nach)(?: mir| uns| gerade| derzeit)? , (?:\\S+ ){1,16}?(?:zu ${trade.de}|\\S*zu(?:bieten|machen|bauen)|anzubieten|aufzumachen|aufzubauen|herzustellen) `,
  ` (?:i|we)(?: am| are| 'm| 're|'m|'re|'ve been| have been)? (?:thinking (?:of|about)|considering|toying with the idea of|consider) ${trade.en} `,
  ` (?:estoy pensando|estamos pensando|pienso|pensamos|me planteo|nos planteamos)(?: en)? ${trade.es} `,
].map((pattern) => new RegExp(pattern, 'u'));
const consideredHan = /我们?(?:正)?(?:在)?(?:考虑|琢磨|想着)(?:要)?(?:做|开|办|租|卖|出租|提供|搞)/u;

/** What one does in private. */
const inPrivate =
  / (?:urlaub|frühstück|hausaufgaben|führerschein|diät|holiday|breakfast|homework|diet|vacaciones|desayuno|deberes|dieta) /;

/** "Ich überlege, etwas Ähnliches mit Partyzelten zu machen": what is offered, though it isn't decided. */
const isConsidered = memoise(({ tokens, sentence, speaker, modality }: Clause): boolean => {
  if (speaker === 'rival' || speaker === 'quoted' || modality === 'question') return false;
  if (!sentence.isLatin) return consideredHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return considered.some((pattern) => pattern.test(words)) && !inPrivate.test(words);
});

/** Adds an offer for each clause that only considers it, if nothing else was read as an offer there. */
export const withConsidered = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] => {
  const known = new Set(claims.flatMap(({ kind, clause }) => (kind === 'solution' ? [clause] : [])));
  return [
    ...claims,
    ...clauses
      .filter((clause) => isConsidered(clause) && !known.has(clause))
      .map((clause) => makeClaim('solution', clause)),
  ];
};
