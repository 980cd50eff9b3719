import { isAgentive } from '../claims/people/agentive';
import { has, type Token } from '../text/token';

/** A word for people, in a list or by its form: "surveyor", "packers". */
export const isPerson = (token: Token): boolean =>
  (token.pos === 'noun' || token.pos === 'pron' || token.pos === 'adj') &&
  (has(token, 'people', 'target', 'minor', 'customer') ||
    (token.pos === 'noun' && (isAgentive(token.lemma) || /^(?:everyone|anyone|anybody|everybody)$/.test(token.text))));
