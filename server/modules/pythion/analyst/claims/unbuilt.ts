import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';

const making =
  /^(?:built?|build|developed|develop|tested|tried|launched|made|finished|programmed|written|designed|gebaut|entwickelt|getestet|erprobt|ausprobiert|gemacht|fertig|fertiggestellt|programmiert|geschrieben|gestartet|construid[oa]s?|construimos|construí|desarrollad[oa]s?|desarrollamos|probad[oa]s?|probamos|hech[oa]s?|hicimos|terminad[oa]s?|programad[oa]s?|lanzad[oa]s?)$/;
const denial = /^(?:not|n't|never|nothing|nobody|no|nicht|nie|niemals|nichts|kein\p{L}*|nada|nadie|nunca|ning\p{L}*)$/u;

/** "We have not built it yet", "gebaut haben wir ihn noch nicht", "todavía no lo hemos probado": what is not made proves nothing. */
export const isUnbuilt = memoise(
  ({ tokens, negated, sentence }: Clause): boolean =>
    sentence.isLatin &&
    negated.size > 0 &&
    tokens.some((token) => negated.has(token) && making.test(token.text)) &&
    tokens.some(({ text }) => denial.test(text)),
);
