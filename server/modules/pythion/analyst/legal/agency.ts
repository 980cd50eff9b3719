import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';

const participle = /^(?:\S*ge\S+(?:en|t)|(?:be|er|über|ver|ent)\S+(?:t|en))$/;

/** "Unser Werkzeug wurde im März aus der Halle gestohlen", "ist aus der Garage gestohlen worden": the whole clause is between. */
const isGermanPassive = (tokens: readonly Token[], index: number): boolean =>
  tokens[index + 1]?.text === 'worden' ||
  (tokens.slice(0, index).some(({ text }) => text === 'wurde' || text === 'wurden') &&
    participle.test(tokens[index]?.text ?? ''));

/** Whether we do it: no third party is its subject, and it is not passive. */
export function isActive(tokens: readonly Token[], index: number): boolean {
  if (isGermanPassive(tokens, index)) return false;
  const before = tokens.slice(Math.max(0, index - 4), index);
  const isPassive =
    before.some(({ lemma, text }) => lemma === 'be' || /^(?:wurde\w*|werden|fue|fueron)$/.test(text)) &&
    /(?:ed|en|ung|ollen|ost|do|da)$/.test(tokens[index]?.text ?? '');
  const criminal = before.find((token) => has(token, 'criminal') && token.pos !== 'det');
  const lead = criminal ? tokens[tokens.indexOf(criminal) - 1] : undefined;
  const isLet = /^(?:let|help|allow|enable|for)$/.test(lead?.lemma ?? '');
  const isTheirs = (criminal !== undefined && !isLet) || isTheirRelative(tokens, index);
  return !isPassive && !isTheirs;
}

const accessible =
  /^(?:accounts?|.*konte?n?|cuentas?|(?:smart|i)?phones?|handys?|.*telefone?|m[óo]vil(?:es)?|tel[ée]fonos?|computers?|pcs?|laptops?|rechner|ordenador(?:es)?|servers?|servidor(?:es)?|networks?|netzwerke?|red(?:es)?|web[a-z]*|.*sites?|.*seiten?|p[áa]ginas?|e-?mails?|correos?|.*systeme?n?|systems?|sistemas?|databases?|datenbanken?|data|daten|datos|wi-?fi|wlan|routers?|cameras?|.*kameras?|c[áa]maras?|passw[a-zö]*|contraseñas?|profiles?|profile|perfil(?:es)?|wallets?|monederos?|locks?|schl[oö]ss(?:er)?|cars?|autos?|vehicles?|devices?|ger[äa]te?|dispositivos?|banks?|banken?|bancos?|apps?|games?|cards?|karten?|tarjetas?|chats?|instagram|whatsapp|facebook|machines?|atms?|grids?|clouds?)$/;

/** "Wir hacken Holz", "we hack old shelves into cat trees": nothing that somebody could get into is named. */
const isCraft = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text.startsWith('hack') === true &&
  !tokens.some(({ text }, at) => at !== index && (text === 'into' ? at === index + 1 : accessible.test(text)));

/**
 * "We rob nobody of their Sunday", "robamos poco tiempo", "steal the show": a figure of speech for time or for nobody; or a thing
 * is made of another.
 */
export const isFigurativeTheft = (tokens: readonly Token[], index: number): boolean =>
  has(tokens[index], 'rob') &&
  (isCraft(tokens, index) ||
    tokens
      .slice(index + 1, index + 4)
      .some(({ text }) =>
        /^(?:nobody|no_one|time|sleep|show|hearts?|niemand(?:em|en)?|zeit|schlaf|schau|nadie|tiempo|sueño|corazones)$/.test(
          text,
        ),
      ));

/** "We sort out the paperwork for refugees": a thing is put in order, and nobody is turned away. */
export const isPutInOrder = (tokens: readonly Token[], index: number): boolean =>
  /^sort(?:s|ed|ing)?$/.test(tokens[index]?.text ?? '') &&
  / out (?:(?:the|all|their|your|his|her|any|these|this|old) ){0,2}(?:\S+ )?(?:paperwork|papers|forms|documents|applications? forms?|visas?|permits?|taxes|tax returns?|insurance|bills|bank accounts?|problems?|trouble|mess|mistakes|issues|housing|transport|travel|childcare|benefits|pensions?|debts?|prescriptions?) /.test(
    spacedWords(tokens.slice(index + 1, index + 8)),
  );

/** "callers who pretend", "from employers who hold": a third party. "For bosses who want to …" is our customer. */
function isTheirRelative(tokens: readonly Token[], index: number): boolean {
  const relative = tokens.findLastIndex(
    ({ text }, at) => at < index && index - at < 6 && /^(?:who|that|which|whose)$/.test(text),
  );
  const head = tokens[relative - 1];
  if (relative <= 0 || !head) return false;
  const lead = tokens.slice(Math.max(0, relative - 4), relative - 1).findLast(({ pos }) => pos === 'adp');
  return has(head, 'criminal', 'rival') || (has(head, 'people', 'target') && lead?.text !== 'for');
}

/** "Landlords can reject lodgers by religion": what those whom an own clause named as customers can do with the offer. */
export const isEnabled = ({ tokens, speaker, negated, sentence }: Clause, ours: readonly Clause[]): boolean => {
  if (!sentence.isLatin || speaker !== 'people') return false;
  const can = tokens.findIndex(({ text, pos }) => pos === 'aux' && (text === 'can' || text === 'may'));
  const subject = tokens.slice(0, Math.max(0, can)).find(({ pos }) => pos === 'noun');
  const next = tokens[can + 1];
  return (
    subject !== undefined &&
    next !== undefined &&
    isVerb(next) &&
    !negated.has(next) &&
    !hasAny(tokens, 'criminal', 'remedy') &&
    ours.some((own) => !hasAny(own.tokens, 'remedy') && own.tokens.some(({ lemma }) => lemma === subject.lemma))
  );
};
