import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { money } from '../claim';

const spent = '(?:gekauft|gemietet|angemietet|gepachtet|angeschafft|geleast|ausgegeben|investiert)';
const premises =
  '(?:local|nave|pabellón|obrador|taller|oficina|almacén|garaje|puesto|cocina|terreno|huerta|furgoneta|máquina)';
const wish = '(?:will|wollen|möchten?|würden?|werden?|muss|müssen|kann|können)';
const purchases = [
  `(?:habe|haben|hatten?) (?:wir|ich) (?:\\S+ ){0,10}?${spent}`,
  `(?:wir|ich) (?:habe|haben|hatten?) (?:\\S+ ){0,10}?${spent}`,
  '(?:mieten?|pachten?|leasen?|kaufen?) (?:wir|ich)',
  '(?:wir|ich) (?:mieten?|pachten?|leasen?|kaufen?)',
  // "Jetzt will ich einen Laden mieten, 540 Euro warm."
  `(?:${wish} (?:ich|wir)|(?:ich|wir) ${wish}) (?:[^\\s,]+ ){0,6}?(?:mieten|anmieten|pachten|leasen)`,
  `(?:quiero|queremos|quisiera|voy a|vamos a|pienso|pensamos|tengo que|tenemos que) alquilar (?:el |la |un |una )(?:\\S+ )?${premises}`,
  '(?:laden|hallen|büro|raum|werkstatt|stand|garagen|lager|atelier|küchen|saal|praxis)miete',
  '(?:he|hemos|habíamos) (?:comprado|alquilado|gastado|invertido)',
  '(?:compré|gasté|invertí|invertimos)',
  `(?:alquilé|alquilo|alquilamos|compramos|pago|pagamos) (?:el |la |un |una |de )?(?:alquiler|${premises})`,
  `alquiler (?:del|de la|de el|de un|de una) (?:\\S+ )?${premises}`,
  "(?:we|i) (?:will |'ll )?(?:rent|lease) (?:a|an|the) (?:\\S+ )?(?:hall|shop|workshop|office|unit|kitchen|warehouse|barn|shed|store|studio)",
];
const purchase = new RegExp(` (?:${purchases.join('|')}) `);
const partPaid =
  / (?:davon|die hälfte) (?:zahlt|trägt|bezahlt|übernimmt) (?:das|die|der) (?:land|stadt|gemeinde|kreis|landkreis|bund|eu|bank) /;
const rentInChinese = /(?:租房|房租|店租|铺租|场租|摊位费)(?:每?个?月|一个?月|每?年|一年|是|要|大概)*\d/u;

const stocked =
  / (?:we|i) (?:have |'ve |had |already |just )*(?:ordered|bought|purchased|picked up|got) (?:\S+ ){0,4}?(?:\d\S*|two|three|four|five|six|ten) (?:\S+ ){0,5}?(?:from (?:the|a|our|my|an) (?:\S+ )?(?:supplier|wholesaler|factory|maker|manufacturer|printer|mill|importer|auction|dealer)s? |(?:for|at) [£$€] \d)/;

/** "We have ordered 1,340 bags from the supplier", "bought two for $4,600": what we bought, and nothing that was sold. */
export const isStockBought = memoise(({ tokens, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return false;
  const words = spacedWords(tokens);
  return (
    (stocked.test(words) || bare.test(words)) &&
    !hasAny(tokens, 'customer') &&
    !sells.test(words) &&
    !ordersGot.test(words)
  );
});
/** "We got 200 orders for £4 each": what was sold. */
const ordersGot = / (?:orders|bookings|sales|requests|subscribers|members|visitors|tickets) /;
const bare =
  /^ (?:(?:have|already|just|also|and|so) )*(?:bought|ordered|purchased) (?:\S+ ){0,3}?(?:for|at) [£$€] \d[\d.,]* (?:[.,;]|$|(?:in|last|at|on) )/;

/**
 * "Ab Januar mieten wir eine Halle für 900 Euro", "el alquiler del pabellón son 380 euros", 租房每月2500元: what we pay for a
 * room or a machine. It is no price of ours, and nobody has paid us. "Wir kaufen sie für 5 und verkaufen sie für 12" has one.
 */
export const isOwnPurchase = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence } = clause;
  if (isStockBought(clause)) return true;
  if (money(clause) === undefined) return false;
  if (!sentence.isLatin) return rentInChinese.test(lettersOf(tokens)) && !/[收卖]|出租/u.test(lettersOf(tokens));
  if (partPaid.test(spacedWords(context))) return true;
  return purchase.test(spacedWords(tokens)) && !hasAny(tokens, 'customer') && !sells.test(spacedWords(tokens));
});

const sells = / (?:verkauf\S*|vermiete\S*|vend\S+|cobr\S+|sell|charge) /;
