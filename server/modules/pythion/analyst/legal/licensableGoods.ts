import type { Clause } from '../text/clause';
import { hasAny, type Token } from '../text/token';
import { findLicensedTrade } from './licensedTrade';

/** Words of harm beside a trade: to children, behind somebody's back, past a permit or a prescription. */
const isHarmBeside = (tokens: readonly Token[]): boolean =>
  hasAny(
    tokens,
    'minor',
    'covert',
    'unaware',
    'fake',
    'stolen',
    'deceive',
    'evade',
    'rob',
    'negation',
    'private',
    'criminal',
    'withhold',
    'hurt',
  ) || tokens.some(({ text }) => beside.test(text));
const beside =
  /^(?:without|no|teens?|teenagers?|students?|pupils?|school|schools|minors?|anyone|anybody|anonymous\S*|darknet|telegram|leftover|expired|addicts?|inmates|prisons?|drunk|passports?|cartoon|silencers?|untraceable|unmarked|ohne|sin|kein\S*|jugendliche\S*|schüler|menores|alumnos|pasaportes?)$/;

/** "Prescription drugs", "fireworks", "hunting rifles": what may be sold with a permit, as a word of contraband. */
const isLicensable = (tokens: readonly Token[], index: number): boolean => {
  const [before, token] = [tokens[index - 1]?.text ?? '', tokens[index]?.text ?? ''];
  return (
    /^(?:fireworks?|firecrackers?|rockets?)$/.test(token) ||
    (/^(?:drugs?|medicines?|medication|narcotics|opioids?|morphine)$/.test(token) && before === 'prescription') ||
    (/^(?:rifles?|shotguns?|guns?)$/.test(token) && /^(?:hunting|air|sporting|antique|deer)$/.test(before))
  );
};

/** "We mix and sell prescription drugs from a shop at the harbour": a trade that needs a licence, and no traffic in what is forbidden. */
export const isLicensableGood = (tokens: readonly Token[], index: number): boolean =>
  isLicensable(tokens, index) && !isHarmBeside(tokens);

/** A sentence that says only that we do such a trade: "we import disposable vapes and sell them to 60 corner shops". */
export const isLicensedTradeOnly = (own: readonly Clause[]): boolean =>
  findLicensedTrade(own) !== undefined && own.every(({ tokens }) => !isHarmBeside(tokens));
