import { spacedWords, type Token } from '../text/token';

/** What an organisation with the name of a regulated field is called: "credit union", "insurance company", "casas de apuestas". */
const heads =
  /^(?:unions?|compan(?:y|ies)|brokers?|offices?|firms?|agents?|agenc(?:y|ies)|insurers?|shops?|institutions?|providers?)$/;
const fields = /^(?:credit|insurance|loan|betting|gambling|lottery|mortgage)$/;
const headsBefore = /^(?:cooperativas?|compañías?|casas?|corredur[ií]as?|empresas?|salas?|administraci(?:ón|ones))$/;
/** "We are a credit union", "my insurance agency", "we run a betting shop": then it is our own field. */
const ours =
  / (?:our|my|nuestr[oa]s?|mi|somos|soy|abrimos|montamos|abrir|montar|(?:we|i|to) (?:(?:also|now|will|want to|would like to|plan to) )?(?:are|am|'m|'re|be|become|open|run|start|own|found|operate|launch)(?: opening| starting| running)?) (?:\S+ ){0,3}$/;

/** "So far it's been a credit union and a law firm", "we clean for two insurance brokers": those whom we serve are in the field. */
export function isFieldOfOthers(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  const isNamed =
    ((fields.test(token.lemma) || fields.test(token.text)) && heads.test(tokens[at + 1]?.text ?? '')) ||
    (tokens[at - 1]?.text === 'de' && headsBefore.test(tokens[at - 2]?.text ?? ''));
  // "Through a betting shop's points": a means, and nobody whom we serve.
  if (!isNamed || tokens[at + 2]?.text === "'s") return false;
  return !ours.test(spacedWords(tokens.slice(Math.max(0, at - 7), at)));
}
