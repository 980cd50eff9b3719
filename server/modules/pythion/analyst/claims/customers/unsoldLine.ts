import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';

const the = '(?:the|our|my|these|die|den|das|unseren?|meinen?|l[oa]s?|nuestr[oa]s?|mis?) ';
/** "Nobody bought the winter coats", "die Winterjacken hat niemand gekauft", "los abrigos no los compró nadie". */
const latin = [
  ` (?:nobody|no one|no_one|niemand|keiner|nadie) (?:has |hat |ha )?(?:bought|buys|ordered|wanted|kaufte?|bestellte|wollte|compró|compra|quiso|comprado) ${the}(?<thing>[^.,;]+?) [.,;]`,
  ` (?:die|den|das|unseren?|meinen?) (?<thing>\\S+) (?:hat|wollte|kaufte?) (?:niemand|keiner) `,
  ` (?:l[oa]s?|nuestr[oa]s|mis) (?<thing>[^.,;]+?) no (?:l[oa]s? )?(?:compró|compra|quiso|quiere|ha comprado) nadie `,
].map((pattern) => new RegExp(pattern));
const han = /(?<thing>\p{Script=Han}{2,6}?)都?(?:没人|没有人|无人)(?:买|要|订)/u;
const whole = /^(?:app|product|service|software|tool|产品|东西|软件|应用|服务|小程序|程序)$/;

const soldBeside =
  / (?:sell|sells|sold|go|goes|went) (?:very |really )?(?:well|fast|out|best) | (?:gehen|geht|laufen|läuft|verkaufen sich|verkauft sich) (?:sehr )?gut | ausverkauft | se (?:venden?|vendieron|vendió) (?:muy )?bien | se agot\S+ /;
const soldBesideHan = /卖得(?:很|挺)?(?:好|不错|快|火)|好卖|卖光|卖完/;

/** What nobody bought is one thing of several: another sells beside it, or payments are told of what isn't named so. */
export function isUnsoldLine({ tokens, context, sentence }: Clause, payments: readonly Claim[]): boolean {
  const groups = sentence.isLatin
    ? latin.map((pattern) => pattern.exec(spacedWords(tokens))?.groups).find((match) => match)
    : han.exec(lettersOf(tokens))?.groups;
  const thing = groups?.['thing'];
  if (thing === undefined || whole.test(thing)) return false;
  if (sentence.isLatin ? soldBeside.test(spacedWords(context)) : soldBesideHan.test(lettersOf(context))) return true;
  const named = thing.split(' ').at(-1) ?? thing;
  return payments.length > 0 && payments.every(({ clause }) => !lettersOf(clause.context).includes(named));
}
