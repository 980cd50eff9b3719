import type { SentenceOdds } from '../network/sentenceOdds';
import { clausesBySentence, type Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

/** Below these odds of harm a sentence that states a place or a price does no more than that. */
const sideFactBelow = 0.1;

const when = {
  en: String.raw`(?:(?:in|since|from|so far|at present|right now|today|now|currently|already|last|this)(?: (?!(?:we|i|our|my|they|it) )\S+){0,2}? (?:, )?)?`,
  de: String.raw`(?:(?:im|in|seit|bisher|derzeit|heute|jetzt|zurzeit|letzten|diesen)(?: (?!(?:wir|ich|er|es) )\S+){0,2}? )?`,
  es: String.raw`(?:(?:en|desde|hasta|hoy|ahora|actualmente|ya|el)(?: \S+){0,2}? (?:, )?)?`,
};

/** Who buys, and how many: "twelve customers", "12 Leute", "once clientes". */
const buyers = {
  en: String.raw`(?:\S+ )?(?:customers?|clients?|people|buyers?|families|members?|subscribers?|users?)`,
  de: String.raw`(?:\S+ )?(?:kunden|kundinnen|leute|käufer|familien|mitglieder|abonnenten|menschen)`,
  es: String.raw`(?:\S+ )?(?:clientes|personas|compradores|familias|socios|abonados|usuarios)`,
};

/** What stays the same whatever we do: being, living, having, costing, opening, beginning. */
const stated = [
  new RegExp(
    String.raw`^ ${when.en}(?:(?:we|i|there|it|this|our (?:shop|office|firm|company|place|stall|home|business|price))(?: (?:all|both|also|now|only|just|already|currently))? (?:lives?|am|is|are|'m|'re|'s|was|were|come|comes|costs?|have|has|opens?|closes?|starts?|started|began|founded|work|works|meet)|(?:we|i) (?:charge|ask|take) (?:\S+ )?\d\S*|(?:a|an|one|each|every|the|our|my) \S+(?: \S+)? costs?|${buyers.en} (?:have |has )?(?:already )?(?:pays?|paid|bought|ordered|buy|use|used|subscribed)|(?:open|opened|based|founded) )`,
  ),
  new RegExp(
    String.raw`^ ${when.de}(?:(?:(?:wir|ich) )?(?:wohnen?|leben?|sind|bin|sitzen?|kommen?|haben?|heißen?|arbeiten?|begannen|öffnen|schließen)(?: (?:wir|ich))?|(?:es|das|er|sie|unser \S+|unsere \S+|mein \S+|(?:der|die|das|ein|eine|jede[rs]?) \S+(?: \S+)?) (?:kostet|kosten|ist|läuft|liegt|hat|funktioniert)|(?:wir|ich) (?:nehmen?|verlangen?) \d\S*|(?:haben |zahlen |zahlten )?${buyers.de} (?:zahlen|zahlten|bezahlt|bezahlen|haben|kauften|nutzen)|geöffnet) `,
  ),
  new RegExp(
    String.raw`^ ${when.es}(?:(?:(?:nosotr[oa]s|yo) )?(?:vivimos|vivo|somos|soy|estamos|estoy|tenemos|tengo|hay|abrimos|abro|cerramos|cierro|empezamos|empecé|llevamos|trabajamos|trabajo|venimos|vengo|nos llamamos|me llamo|cuestan?|funciona|es)|(?:cobramos|cobro|pedimos|pido) \d\S*|(?:el|la|un|una|cada|nuestr[oa]|mi) \S+(?: \S+)? (?:cuesta|es|está|abre)|(?:ya )?(?:nos )?(?:pag(?:an|aron)|compraron) ${buyers.es}|${buyers.es} (?:ya )?(?:nos )?(?:pagan|pagaron|compraron)|abierto) `,
  ),
] as const;

const statedInChinese =
  /^(?:(?:我们?|目前|现在|已经|店|[一二三四五六七八九十]月|去年|今年|每月|每年|每天|每次|每个?人?|一[个次份天月年])[,，]?){0,3}(?:都)?(?:住在?|在[^,，卖做]{1,6}(?:住|工作|$)|是|有|叫|来自|收费?[一-十百千\d]|只?要[一-十百千\d]|价格|[一-十百千\d]+[元块]|(?:早上|上午|周)[^,，]{1,12}营业|营业|开门|开业|开始|成立|效果)/u;

/** A second act, a purpose or whom it is about: "we have customers who …", "we are open so that …". */
const goesOn =
  / (?:who|whom|whose|that|which|where|while|because|if|so|but|until|without|with|by|to (?:get|make|keep|help|take)|die|der|deren|welche|damit|um|weil|wenn|aber|ohne|indem|que|quien\S*|para|porque|si|pero|sin|mientras) /;

/**
 * Says only where we live, who or how many we are, what it costs, how many pay or when we open: nothing of what is done. "It costs
 * 30 pounds a month", "wir wohnen in Kassel", "tenemos 12 clientes", 我们住在成都.
 */
export function isSideFact(sentence: readonly Clause[]): boolean {
  const [first] = sentence;
  if (!first || sentence.length > 2 || first.modality === 'question') return false;
  const { context } = first;
  if (!first.sentence.isLatin) return context.length < 14 && statedInChinese.test(lettersOf(context));
  if (sentence.length > 1 || context.length > 14) return false;
  const words = spacedWords(context);
  return stated.some((pattern) => pattern.test(words)) && !goesOn.test(words.replace(/^ (?:\S+ ){2}/, ' '));
}

/** The odds of the sentences that say what is done. Of all, where there is none. */
export function withoutSideFacts(clauses: readonly Clause[], oddsOf: SentenceOdds): SentenceOdds {
  if (oddsOf.size < 2) return oddsOf;
  const bySentence = clausesBySentence(clauses);
  const acts = [...oddsOf].filter(
    ([sentence, { harm }]) => harm >= sideFactBelow || !isSideFact(bySentence.get(sentence) ?? []),
  );
  return acts.length === 0 ? oddsOf : new Map(acts);
}
