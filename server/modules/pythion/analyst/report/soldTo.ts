import { makeClaim, type Claim } from '../claims/claim';
import { stemOf, type Phrase } from '../claims/people/phrase';
import type { Clause } from '../text/clause';
import { has, spacedWords, type Token } from '../text/token';

/** "Lo vendería a las gestorías", "wir verkaufen sie an Kanzleien": whom we sell to. */
const selling =
  / (?:vend(?:o|emos|ería|eríamos|eremos|eré|iendo|er)|ofre(?:zco|cemos|ceríamos)|alquil(?:o|amos|aríamos)) (?:\S+ ){0,4}?a (?:l[oa]s )?$| (?:verkauf(?:e|en)|vermiet(?:e|en)|liefer[en]) (?:\S+ ){0,5}?an (?:die )?$/;
/** "Tarimas para exportadores": a name of those who do something. */
const forWhom = / para (?:l[oa]s )?$/;
const agent = /(?:adores|adoras|edores|edoras|idores|eros|eras|istas|antes|entes|arios|arias|tores|toras|erías|orías)$/;
const plural = /\p{L}{3}(?:s|en|er|n)$/u;
const vague =
  /^(?:todos|todas|personas|otros|otras|ellos|ellas|meses|años|días|veces|euros|pesos|clientes|precios|plazos|domicilios|instrumentos|restos|fines|antes|entes|durantes?|eventos|kunden|leuten?|preisen?|jahren)$/;

const isName = (token: Token | undefined): token is Token =>
  token !== undefined &&
  token.pos === 'noun' &&
  plural.test(token.text) &&
  !vague.test(token.text) &&
  !has(token, 'product', 'price', 'coin', 'cost', 'today', 'measure', 'everyone');

/** Whom a clause of ours sells to or makes it for, by a name that isn't known as one of people. */
export function soldTo(clause: Clause): { claim: Claim; phrase: Phrase; isSold: boolean } | undefined {
  const { tokens, sentence, speaker } = clause;
  if (!sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return undefined;
  for (let at = 2; at < tokens.length; at++) {
    const token = tokens[at];
    if (!isName(token)) continue;
    const before = spacedWords(tokens.slice(0, at));
    const isSold = selling.test(before);
    if (!isSold && !(forWhom.test(before) && agent.test(token.text))) continue;
    const isOfThing = tokens[at + 1]?.text === 'de' && tokens[at + 2]?.pos === 'noun';
    const end = isOfThing ? at + 3 : at + 1;
    const subject = tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' ');
    return { claim: makeClaim('group', clause, { subject }), phrase: { at, end, head: stemOf(token) }, isSold };
  }
  return undefined;
}
