import { isVerb, type Token } from '../text/token';

const diagnosing = /^(?:diagnos|诊断)/;
const diagnosed = /^(?:diagnosed|diagnostiziert|diagnosticad[oa]s?|诊断)$/;
/** "Me diagnosticaron", "le diagnosticó": others did it. */
const byOthers = /^diagnostic(?:ó|aron)$/;
const being = /^(?:be|get|werden|wurde[nst]?|worden|bekommen|bekam|ser|estar|fui|fue|fueron)$/;

/** "I was diagnosed with coeliac disease", "since my diagnosis", 我被诊断为: what somebody has, and no diagnosis that we make. */
export function isDiagnosisHad(tokens: readonly Token[], token: Token): boolean {
  if (!diagnosing.test(token.text) && !diagnosing.test(token.lemma)) return false;
  const at = tokens.indexOf(token);
  const before = tokens.slice(Math.max(0, at - 4), at);
  const [next] = tokens.slice(at + 1);
  // "My own diagnosis", "after the diagnosis".
  if (/^diagnos(?:is|e|en|tico)$/.test(token.text) && !isVerb(token))
    return before.some(({ text }) =>
      /^(?:my|her|his|their|after|since|meine[rn]?|seit|nach|mi|tras|desde)$/.test(text),
    );
  return (
    (diagnosed.test(token.text) &&
      before.some(({ lemma, text }) => being.test(lemma) || being.test(text) || text === '被')) ||
    (byOthers.test(token.text) && before.some(({ text }) => /^(?:me|nos|le|les)$/.test(text))) ||
    (next?.text === 'with' && before.length === 0)
  );
}
