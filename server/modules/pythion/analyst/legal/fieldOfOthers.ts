import { spacedWords, type Token } from '../text/token';

/** What an organisation with the name of a regulated field is called: "credit union", "insurance company", "casas de apuestas". */
const heads =
  /^(?:unions?|compan(?:y|ies)|brokers?|offices?|firms?|agents?|agenc(?:y|ies)|insurers?|shops?|institutions?|providers?)$/;
const fields = /^(?:credit|insurance|loan|betting|gambling|lottery|mortgage)$/;
const headsBefore = /^(?:cooperativas?|compañías?|casas?|corredur[ií]as?|empresas?|salas?|administraci(?:ón|ones))$/;
/** "We are a credit union", "my insurance agency", "we set up a betting shop", "started as an insurance broker": then it is our own field. */
const ours =
  / (?:our|my|as|nuestr[oa]s?|mi|como|somos|soy|tenemos|tengo|(?:abr|mont|cre|fund|lanz)[aeio]\S*|(?:we|i|to) (?:(?:\S+ly|also|now|will|have|want to|would like to|plan to) )?(?:are|am|'m|'re|be|become|became|(?:open|run|start|own|found|operate|launch|build|creat|establish|set)\S*|ran|built)(?: (?:opening|starting|running|building|creating|launching|founding|setting))?(?: up)?) (?:(?!(?:with|for|at|in|by|from|to|of|con|para|en|de) )\S+ ){0,3}$/;
/** "An insurance broker for farmers": a title names what we are. */
const titled = /^(?:an?|the|una?|la|el)$/;

/** "So far it's been a credit union and a law firm", "we clean for two insurance brokers": those whom we serve are in the field. */
export function isFieldOfOthers(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  const isNamed =
    ((fields.test(token.lemma) || fields.test(token.text)) && heads.test(tokens[at + 1]?.text ?? '')) ||
    (tokens[at - 1]?.text === 'de' && headsBefore.test(tokens[at - 2]?.text ?? ''));
  // "Through a betting shop's points": a means, and nobody whom we serve.
  if (!isNamed || tokens[at + 2]?.text === "'s") return false;
  if (at === 1 && titled.test(tokens[0]?.text ?? '') && tokens[at + 2]?.text === 'for') return false;
  return !ours.test(spacedWords(tokens.slice(Math.max(0, at - 7), at))) || isOurCustomer(tokens, at);
}

/** "Tenemos una casa de apuestas como cliente". */
const isOurCustomer = (tokens: readonly Token[], at: number): boolean =>
  / (?:as (?:an? |our )?(?:\S+ )?|como )(?:customers?|clients?|clientas?|clientes?) /.test(
    spacedWords(tokens.slice(at)),
  );
