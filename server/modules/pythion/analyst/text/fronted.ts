import type { Token } from './token';

const auxiliary =
  /^(?:hat|habe|haben|hatte|hatten|ist|sind|war|waren|wurde|wurden|wird|werden|worden|kann|können|konnte|konnten|will|wollen|wollte|wollten)$/;
const participle =
  /^(?!(?:heute|dort|seit|nicht|meist|jetzt|erst|fast|zuletzt|damit|deshalb|somit|zeit|arbeit|morgen|gestern|leuten?)$)\p{L}{2,}(?:t|en|n)$/u;
const opening = /^(?:und|aber|doch|denn|bisher|bislang|nur|auch|wirklich|richtig|schon)$/;
const denial = /^(?:nicht|nie|niemals|nichts|niemand\p{L}*|kein\p{L}*|nirgends|nirgendwo|weder)$/u;
/** "Nicht nur an Freunde", "nicht weniger als 20", "nicht selten", "nicht zuletzt": these deny nothing. */
const notDenied = /^(?:nur|bloß|allein|weniger|mehr|selten|zuletzt|einmal|so|ganz|zu)$/;
const us = /^(?:wir|ich)$/;
const subject = /^(?:niemand|keiner|keine|keins|keines|kein)$/;

/** Where the participle stands: first, or behind "und", "aber", "bisher". */
const placeOf = (tokens: readonly Token[]): number => (opening.test(tokens[0]?.text ?? '') ? 1 : 0);

/**
 * A German denial at the end of a clause that begins with its participle: "gebaut haben wir ihn noch nicht", "verlängert hat keins".
 * Gives the index of the word that denies it, and `isSubject` where nobody did it.
 */
export function frontedDenial(tokens: readonly Token[]): { index: number; isSubject: boolean } | undefined {
  const at = placeOf(tokens);
  if (!auxiliary.test(tokens[at + 1]?.text ?? '') || !participle.test(tokens[at]?.text ?? '')) return undefined;
  const index = tokens.findIndex(
    ({ text }, place) => place > at + 1 && (denial.test(text) || /^(?:,|und|oder|aber)$/.test(text)),
  );
  const [word, next] = [tokens[index]?.text ?? '', tokens[index + 1]?.text ?? ''];
  if (!denial.test(word) || notDenied.test(next)) return undefined;
  return { index, isSubject: subject.test(word) && !tokens.slice(0, index).some(({ text }) => us.test(text)) };
}
