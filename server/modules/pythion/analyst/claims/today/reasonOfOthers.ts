import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords, type Token } from '../../text/token';

const provider = {
  en: '(?:(?:regular|normal|ordinary|usual|existing|conventional|commercial|mainstream|big|local|nearest|only|other|most|public) )+(?!(?:people|customers|families|owners|users|farmers|parents|workers|members|patients) )(?:\\S+ ){1,2}|the (?:\\S+ )?(?:cooperative|co - op|coop|dealers?|wholesalers?|supermarkets?|council|agency|agencies|bank|banks|insurers?|post|bus|buses|mill|vet|vets|doctors?|clinics?|hospital|garages?|shops?|stores?|couriers?|printers?|labs?|schools?|museums?|gyms?|salons?|portals?|platforms?|hotline|helpline|suppliers?|manufacturers?|makers?) ',
  de: '(?:(?:normale|übliche|gewöhnliche|herkömmliche|bestehende|große|die meisten|andere|die üblichen|die großen) )+(?:\\S+ ){1,2}|(?:die|der|das) (?:genossenschaft|händler|großhändler|supermärkte|stadt|gemeinde|behörde|bank|banken|post|bus|mühle|tierärzte|ärzte|klinik|werkstatt|werkstätten|hersteller|lieferanten?|schule|versicherung|versicherer) ',
  es: '(?:l[oa]s? )?(?:\\S+ )(?:normales|habituales|corrientes|convencionales|tradicionales|grandes) |(?:la|el|las|los) (?:cooperativa|mayoristas?|supermercados?|ayuntamiento|agencia|banco|bancos|correo|autobús|molino|veterinarios?|médicos?|clínicas?|talleres|taller|fabricantes?|proveedor(?:es)?|escuela|gimnasios?|aseguradoras?) ',
};
const failing = {
  en: "(?:only|never|no|not|n't|refuses?|wo n't|too|without|rarely|hardly|just) ",
  de: '(?:nur|nie|nicht|kein\\S*|zu|selten|kaum|erst) ',
  es: '(?:solo|sólo|nunca|no|demasiado|sin|apenas|rara vez) ',
};
const reasons = [
  ` (?:because|as|since) (?:${provider.en})(?:(?!(?:our|we|us) )\\S+ ){0,5}?${failing.en}`,
  ` (?:weil|denn|da) (?:${provider.de})(?:(?!(?:unser\\S*|wir|uns) )\\S+ ){0,5}?${failing.de}`,
  ` (?:porque|ya que|pues) (?:${provider.es})(?:(?!(?:nuestr\\S+|nos) )\\S+ ){0,5}?${failing.es}`,
].map((source) => new RegExp(source, 'u'));

/**
 * "… as regular gyms put the machines too close", "… porque la cooperativa solo acepta bidones de 300 kilos": who serves them today
 * is the reason of the trouble.
 */
export const isReasonOfOthers = ({ tokens, sentence, speaker }: Clause): boolean =>
  sentence.isLatin && speaker !== 'own' && tokens.length > 3 && isReason(tokens);

const business =
  '(?:shops?|firms?|companies|garages?|dealers?|clinics?|vets?|labs?|agencies|services?|platforms?|apps?|stores?|printers?|couriers?|makers?|manufacturers?|workshops?|schools?|cent(?:re|er)s?|suppliers?|plumbers?|installers?|repairers?|läden|werkstätten|händler|firmen|betriebe|hersteller|dienste|anbieter|tiendas|talleres|empresas|fabricantes|servicios|proveedores)';
/** "Repair shops in Perth swap them, but take three days", "Werkstätten machen das, aber es dauert Wochen". */
const othersBut = new RegExp(
  `^ (?:and |but |und |y )?(?!(?:we|i|our|my|wir|unser\\S*|nosotr[oa]s|nuestr\\S+) )(?:(?:the|most|some|other|local|normal|die|viele|andere|l[oa]s|otr[oa]s) )?(?:\\S+ )?${business} (?:(?!(?:us|our|we|unser\\S*|nuestr\\S+) )\\S+ ){1,8}?, (?:but|aber|pero) (?:they |it |that |das |es |sie |eso )?(?:take|takes|need|needs|want|wants|charge|charges|cost|costs|close|only|never|do n't|wo n't|ask|dauert|brauchen|nehmen|kosten|verlangen|kommen|nur|nie|tardan|tarda|cobran|cuesta|solo|sólo|nunca|cierran|piden) `,
  'u',
);

const isReason = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return reasons.some((pattern) => pattern.test(words)) || othersBut.test(words);
});
