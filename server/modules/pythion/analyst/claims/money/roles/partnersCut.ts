import type { Clause } from '../../../text/clause';
import { memoise } from '../../../text/memoise';
import type { Quantity } from '../../../text/quantities';
import { lettersOf, spacedWords } from '../../../text/token';
import { makeClaim, type Claim } from '../../claim';

const percent = '\\d[\\d.,]* ?(?:%|percent|per cent|prozent|por ciento)';
const seller = {
  en: '(?:(?:the|each|every|that) (?:\\p{L}+ )?(?:shop|store|gallery|dealer|retailer|bookshop|museum|café|cafe|outlet|marketplace|platform|distributor|wholesaler|seller|agent)|(?:the |those )?(?:shops|stores|galleries|dealers|retailers|bookshops|cafés|cafes|platforms|agents|sellers|they)|it)',
  de: '(?:(?:der|die|das|jeder|jede|jedes) (?:laden|shop|händler|händlerin|galerie|buchladen|buchhandlung|café|plattform|verkäufer|verkäuferin|großhändler|geschäft|museum)|(?:die )?(?:läden|händler|galerien|buchläden|cafés|plattformen|geschäfte)|er|sie)',
  es: '(?:(?:la|el|cada) (?:tienda|librería|galería|distribuidor|comercio|plataforma|museo|local|vendedor)|(?:las|los) (?:tiendas|librerías|galerías|comercios|distribuidores|plataformas))',
} as const;
/** "The shop keeps 40 percent", "der Laden behält 40 Prozent", "la tienda se queda el 40 %". */
const keeping = new RegExp(
  `^ (?:(?:and|but|of (?:which|that|this)|und|aber|davon|y|pero|de (?:eso|ahí)|,) )*(?:${seller.en} (?:keeps?|takes?|gets?|retains?) (?:about |around )?${percent}|${seller.de} (?:behält|behalten|nimmt|nehmen|bekommt|bekommen|kriegt) (?:davon )?(?:rund |etwa )?${percent}|(?:behält|behalten|bekommt) ${seller.de} ${percent}|${seller.es} (?:se quedan?(?: con)?|se llevan?|retienen?) (?:el |un )?${percent})(?: (?:of (?:it|that|each|the price)|davon|vom preis|de (?:eso|cada \\S+|l precio)|commission|provision))? [.,;!]? ?$`,
  'u',
);
const keepingInChinese =
  /^(?:其中)?(?:每家)?(?:商店|店家|店里|门店|书店|小店|店铺|经销商|画廊|咖啡馆|店|平台)(?:方)?(?:要|会|再|都)?(?:抽成?|留下?|拿走?|分走?|提成?|扣)(?:走|下|掉)?\d[\d.]*%(?:的?提成|的?佣金)?[，。,.]?$/u;

/** What somebody who sells for us keeps of each price, in percent. */
const cutOf = memoise(({ tokens, quantities, sentence, speaker, negated }: Clause): Quantity | undefined => {
  const share = quantities.find(({ kind, value }) => kind === 'percent' && value > 0 && value < 100);
  if (!share || speaker === 'own' || speaker === 'rival' || negated.size > 0) return undefined;
  const isKept = sentence.isLatin ? keeping.test(spacedWords(tokens)) : keepingInChinese.test(lettersOf(tokens));
  return isKept ? share : undefined;
});

/**
 * "Ten shops sell our maps at 25 euros; the shop keeps 40 percent": what is left of the price is our share of it, as where a founder
 * says "we keep 60 percent".
 */
export function withPartnersCut(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const cut = clauses.find((clause) => cutOf(clause) !== undefined);
  if (!cut) return claims;
  const price = claims.find(({ kind, quantity }) => kind === 'priceNumber' && quantity?.kind === 'money');
  if (!price) return claims;
  const share = cutOf(cut)!;
  // What is sold for a price wins nobody.
  const left = claims.filter(({ kind, clause }) => kind !== 'acquisitionCost' || clause !== price.clause);
  const priced = left.some(({ kind }) => kind === 'priceUnit')
    ? left
    : [...left, makeClaim('priceUnit', price.clause, { quantity: price.quantity })];
  if (left.some(({ kind }) => kind === 'commission')) return priced;
  return [...priced, makeClaim('commission', cut, { quantity: { ...share, value: 100 - share.value } })];
}
