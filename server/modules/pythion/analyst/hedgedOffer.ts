import type { Claim } from './claims/claim';
import type { Clause } from './text/clause';
import type { ReadText } from './text/readText';
import { lettersOf, spacedWords } from './text/token';

const trade = {
  de: '(?:liefern|anbieten|verkaufen|vermieten|verleihen|kochen|backen|bauen|bringen|machen|aufmachen|eröffnen|reparieren|organisieren|herstellen)',
  en: '(?:deliver|offer|sell|rent|rent out|lend|cook|bake|build|bring|make|open|repair|organise|organize|run|provide)',
  es: '(?:repartir|llevar|ofrecer|vender|alquilar|prestar|cocinar|hornear|montar|hacer|abrir|arreglar|organizar)',
};
const hedged = [
  ` (?:vielleicht|eventuell|womöglich|möglicherweise|irgendwann|evtl \\.|evtl) (?:könnte|könnten|kann) (?:man|ich|wir) (?:\\S+ ){1,12}?${trade.de} `,
  ` (?:man|ich|wir) (?:könnte|könnten) (?:ja |vielleicht |eventuell |auch |ihnen |denen ){0,3}(?:\\S+ ){1,12}?${trade.de} `,
  ` (?:könnte|könnten) (?:man|wir|ich) (?:ja |vielleicht |eventuell |auch |ihnen |denen ){1,3}(?:\\S+ ){1,12}?${trade.de} `,
  ` (?:maybe|perhaps|possibly) (?:one|we|i|you|somebody|someone) (?:could|might|can) ${trade.en} `,
  ` (?:one|we|i) (?:could|might) (?:maybe|perhaps|possibly) ${trade.en} `,
  ` (?:quizás?|tal vez|a lo mejor|igual) (?:se )?(?:podría|podríamos|podrían|pueda|podamos|puedo|podemos) ${trade.es} `,
  ` (?:se )?(?:podría|podríamos) (?:quizás?|tal vez|a lo mejor) ${trade.es} `,
].map((pattern) => new RegExp(pattern, 'u'));
const hedgedHan =
  /(?:也许|或许|说不定|没准|可能)(?:我们?|大家)?(?:可以|能)(?:给|为|帮)?[^，。；]{0,8}(?:送|卖|租|做|提供|开|修|办)/u;

/** "Vielleicht könnte man Suppen im Glas liefern": an offer, however doubtful. */
export const isHedgedOffer = ({ tokens, sentence, speaker, modality }: Clause): boolean =>
  speaker !== 'rival' &&
  speaker !== 'order' &&
  modality !== 'question' &&
  (sentence.isLatin ? hedged.some((pattern) => pattern.test(spacedWords(tokens))) : hedgedHan.test(lettersOf(tokens)));

/** Whether a text that names who has which trouble offers them something, be it only perhaps. */
export const isOfferedPerhaps = ({ clauses }: ReadText, claims: readonly Claim[]): boolean =>
  claims.some(({ kind }) => kind === 'trouble') &&
  claims.some(({ kind }) => kind === 'group' || kind === 'groupDetail') &&
  clauses.some(isHedgedOffer);
