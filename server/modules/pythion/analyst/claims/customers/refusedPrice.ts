import type { Clause } from '../../text/clause';
import { readQuantities } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

/** What we asked for, in the past or since then: "we asked for £2.99 a month", "wir verlangen seit Juli 3 Euro". */
const asked =
  / (?:i|we) (?:(?:have|had|then|also|now) )*(?:asked (?:(?:them|people|everyone|users|all|each) )?for|charged?|started (?:asking|charging)(?: for)?|have been (?:asking|charging)(?: for)?|put (?:it|the price) (?:up )?(?:at|on sale|to)|offered (?:it|the \S+|them \S+) (?:at|for)|introduced) | (?:haben|habe|wollten|wollte|verlangen|verlange|verlangten|verlangte) (?:\S+ ){0,8}?(?:verlangt|gefordert|genommen|wollten|haben)?(?= )| (?:pedimos|pedí|cobramos|cobré|hemos pedido|he pedido|ofrecimos|ofrecí|pusimos|empezamos a cobrar|empecé a cobrar) /;
const ownGerman =
  / (?:wir|ich) .{0,60}(?:verlangt|gefordert|verlangen|verlange|verlangten|verlangte|angeboten) |(?:verlangt|gefordert|verlangen|verlange|verlangten|verlangte|angeboten) .{0,20}(?:wir|ich) /;

/** "Nobody has taken it", "bisher hat es niemand genommen", "nadie lo ha contratado". */
const refused =
  / (?:nobody|no one|no-one|not one(?: (?:of (?:them|the \S+)|person|\S+))?|none(?: of (?:them|the \S+))?|not a single \S+) (?:(?:has|have|had|'s|ever|yet|so far) )*(?:taken|took|paid|bought|subscribed|signed up|gone for|went for|accepted|upgraded|bitten|bit|wanted|ordered)(?= (?!(?:the|our|a|an|their|part|long|to|down|late|less|more|extra|twice) ))| (?:hat|haben) (?:(?:es|das|sie|ihn|dafür|sich|davon|bisher|bislang) )*(?:niemand|keiner|kein einziger) (?:(?:es|das|dafür|etwas|davon|bisher) )*(?:genommen|bezahlt|gezahlt|gekauft|abgeschlossen|bestellt|gebucht|zugegriffen) | (?:niemand|keiner|kein einziger) hat (?:(?:es|das|dafür|etwas|bisher|bislang) )*(?:genommen|bezahlt|gezahlt|gekauft|abgeschlossen|bestellt|gebucht|zugegriffen) | (?:nadie|ninguno|ninguna|ni uno(?: solo)?) (?:(?:lo|la|los|las|se|de ellos|nos) )*(?:ha |han )?(?:pagado|pagó|cogido|cogió|contratado|contrató|comprado|compró|aceptado|aceptó|suscrito|suscribió|apuntado|apuntó) /;
/** "14 pay it, and nobody has taken the yearly plan": some pay. */
const somePay =
  / (?:\d+|some|most|all|both|two|three|four|five) (?:\S+ ){0,3}(?:pay|paid|pays|zahlen|zahlten|pagan|pagaron) /;
/** "Todavía nadie compró", "nobody has paid yet": it may still come. */
const yet = / (?:yet|still|todavía|aún|noch) |还没|尚/u;
const ifRefused = / (?:if|would|will|could|might|wenn|falls|würde|würden|wird|si|pagaría|pagará) /;

/** "Tested it for three months and then declined to buy it for 1,200 euros": who had it, and wouldn't pay. */
const declinedAfterTrial =
  / (?:tested|tried|used|piloted) .{1,80} (?:declined|refused) to (?:buy|pay|order|subscribe|renew|continue|keep) | (?:getestet|ausprobiert|erprobt) .{1,80} (?:lehnte|lehnten) (?:\S+ ){0,6}?ab | (?:probó|probaron|usó|usaron) .{1,80} (?:se negó|se negaron|rehusó|rehusaron) a (?:pagar|comprar|contratar|seguir)/;
const declining = / (?:declined|refused|lehnten?|negó|negaron|rehusó|rehusaron) /;

const hanAsked = /(?:开始收|开始卖|收费|收过|要价|定价|每月收|收了|标价|卖)/u;
const hanRefused =
  /(?:没有?(?:一个)?(?:人|家)|一[个家](?:人)?(?:都|也)没(?:有)?|没人|无人)[^，。,；]{0,4}?(?:付|买|交钱|交费|订|续费|掏钱|充值)/u;

/** "We asked for £2.99 a month in July and so far nobody has taken it": a price was asked, and nobody who was asked paid. */
export function readRefusedPrice(clause: Clause): Claim[] {
  if (!isFact(clause) || clause.speaker === 'rival') return [];
  const { context, tokens, sentence } = clause;
  const words = sentence.isLatin ? spacedWords(context) : lettersOf(context);
  const own = sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens);
  if (yet.test(own)) return [];
  const isRefused = sentence.isLatin
    ? ((refused.test(own) && (asked.test(words) || ownGerman.test(words))) ||
        (declining.test(own) && declinedAfterTrial.test(words))) &&
      !ifRefused.test(words) &&
      !somePay.test(words)
    : hanRefused.test(own) && hanAsked.test(words) && /我们?|开始收/u.test(words);
  const isPriced = (): boolean => readQuantities(context).some(({ kind, value }) => kind === 'money' && value > 0);
  return isRefused && isPriced()
    ? [makeClaim('nobodyPaid', clause, { quantity: { kind: 'count', value: 0, start: 0, end: 1 } })]
    : [];
}
