import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { measureWords } from '../../text/spokenYuan';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { asMoney } from './amounts';
import { phrasesOf, type Phrase } from './phrases';

const about = '(?:(?:rund|etwa|circa|ca|nur|derzeit|heute|hier|unos|unas|como|solo|sólo|en|a|por) )*';

/** "Kostet bei uns 89 Euro", "la vendo en 60.000 pesos", "doy la comida en 95 pesos", "ahora cobro 95": we ask for it. */
const asking = [
  new RegExp(` (?:kostet|kosten) (?:bei|mit) (?:uns|mir) (?:(?:im|in|am|auf) (?:dem |der )?\\S+ )?${about}$`),
  / (?:vendo|vendemos|doy|damos|dejo|dejamos|ofrezco|ofrecemos) (?:[^\s,]+ ){0,4}?(?:a|en|por) (?:(?:unos|unas|como|solo|sólo) )?$/,
  / (?:cobro|cobramos) (?:a cada \S+ |por [^\s,]+ )?(?:(?:unos|unas|como|solo|sólo) )?$/,
];

/** "Ein Set soll 199 Euro kosten". */
const toCost = / soll(?:en|te|ten)? (?:\S+ ){0,3}$/;

/** "Ein Schnitt macht 28 Euro", "la comida sale 95 pesos", "el ramo está a 15 euros": a thing has its price. Not "me sale en 11". */
const having = [
  new RegExp(`^ (?:, )?(?:und |aber )?(?:ein|eine|einmal|jede[rs]?|das|der|die) (?:[^\\s,]+ ){1,2}?macht ${about}$`),
  /^ (?:, )?(?:y |pero )?(?:el|la|los|las|cada|un|una) (?:(?!me |nos |se |le |les |te |no )[^\s,]+ ){1,5}?(?:salen?(?: a| en| por)?|están? a|van? a) (?:(?:unos|unas|como) )?$/,
];
/** "It's eighty dollars all in": the whole price of one. */
const whole =
  /(?:^|[,;:]) (?:and |but |y |und )?(?:it|that|es|das|all|(?:a|an|each|one|the|our|ein|eine|der|die|un|una|cada|la|el) \S+) (?:'s|is|costs|comes to|ist|kostet|macht|cuesta|sale|vale|sale por|sale en) (?:(?:about|around|just|rund|etwa|nur|unos|unas) )*(?:[£$€] )?$/;
const allIn =
  /^ (?:all in|all told|all inclusive|everything included|inclusive|inklusive|alles inklusive|alles inbegriffen|all inclusive|komplett|todo incluido|todo junto|con todo)(?= )/;

/** "El ticket medio es de 21 €", "der Durchschnittsbon liegt bei 14 Euro". */
const averaged =
  / (?:(?<!sus? )(?:ticket|pedido|compra|factura|encargo|servicio) (?:medio|media|promedio) (?:(?:es|está|ronda|anda|sale|queda|:) )?(?:(?:de|en|por|los|las|unos|unas|a) )*|(?:durchschnittsbon|durchschnittliche[rn]? (?:bon|auftrag|rechnung|bestellung|bestellwert|einkauf|warenkorb)) (?:liegt|ist|beträgt) (?:(?:bei|rund|etwa) )*)$/;

const end = /^ +(?:(?:y|pero|und|aber|cada|pro|je|por|la|el) .*)?$/;

const hint =
  / (?:bei|mit|vendo|vendemos|doy|damos|dejo|dejamos|ofrezco|ofrecemos|cobro|cobramos|soll|sollen|sollte|sollten|macht|all|everything|inclusive|inklusive|alles|komplett|todo|medi[oa]|promedio|durchschnitt\p{L}+|sale|salen|está|están|va|van) /u;

const isAsked = ({ amount, before, after }: Phrase, context: readonly Token[]): boolean => {
  if (asking.some((pattern) => pattern.test(before))) return true;
  if (amount.kind !== 'money') return false;
  if (averaged.test(before)) return !hasAny(context, 'rival', 'today', 'trouble');
  if (allIn.test(after)) return whole.test(before) && !hasAny(context, 'rival', 'today', 'trouble');
  if (toCost.test(before)) return /^ (?:\S+ )?kosten /.test(after);
  return (
    having.some((pattern) => pattern.test(before)) &&
    end.test(after) &&
    !hasAny(context, 'rival', 'today', 'trouble', 'people', 'cost')
  );
};

const measure = measureWords('副单车园套');
/** 一套收35元, 洗一袋收15元, 剪头收25元, 我收25块: what is done or handed over, and what we take for it. */
const taking = new RegExp(
  `^(?:我们?|咱们?)?(?:按)?(?:\\p{Script=Han}{0,2}?[一每]\\p{Script=Han}?${measure}\\p{Script=Han}{0,3}?(?:每[月年次天])?|[洗修剪做送装换擦改磨补拍教]\\p{Script=Han}{0,3}?)?(?:大概|大约|只|就|才|都)?(?:收|卖)(?:费|价)?(?:大概|大约|只要|个)?$`,
  'u',
);
const notOurs = /他|她|人家|别人|别家|同行|对手|外面|市面|中介|平台|房东|以前|原来|回收|没收|卖家/u;

const former =
  / (?:antes (?:yo )?(?:cobraba|cobrábamos|vendía|vendíamos|daba|dábamos)|(?:früher|anfangs|vorher) (?:nahm|nahmen|verlangte|verlangten) (?:ich|wir)|(?:i|we) used to (?:charge|ask|sell)) (?:[^\s,]+ ){0,5}?(?:[£$€] )?$/;
const formerHan = /(?:以前|原来|之前|刚开始)我?们?(?:每?\p{Script=Han}{0,3})(?:收|卖)(?:费|价)?$/u;

/** "Antes cobraba 80 pesos y ahora cobro 95", 以前收20元: what we asked for once. */
export const isFormerPrice = ({ tokens, sentence }: Clause, { start }: Quantity): boolean => {
  if (!sentence.isLatin) return namesPast(tokens) && formerHan.test(lettersOf(tokens.slice(0, start)));
  return former.test(spacedWords(tokens.slice(0, start)));
};

const namesPast = memoise((tokens: readonly Token[]): boolean => /以前|原来|之前|刚开始/u.test(lettersOf(tokens)));

/** The first words of the amounts that a sentence says we ask for. */
const askedIn = memoise((context: readonly Token[]): ReadonlySet<Token> => {
  if (!hint.test(spacedWords(context))) return none;
  return new Set(phrasesOf(context).flatMap((phrase) => (isAsked(phrase, context) ? [phrase.first] : [])));
});
const none: ReadonlySet<Token> = new Set();

/** The same of a Chinese sentence: its first price. */
export const askedInChinese = memoise((context: readonly Token[]): ReadonlySet<Token> => {
  const asked = phrasesOf(context).find(({ amount, before }) => {
    if (amount.kind !== 'money' || !/[收卖]/.test(before)) return false;
    const letters =
      before
        .replaceAll(' ', '')
        .split(/[,，:：]/u)
        .at(-1) ?? '';
    return taking.test(letters) && !notOurs.test(letters);
  });
  return asked ? new Set([asked.first]) : none;
});

/** The amount that we ask for in everyday words, a bare one in the currency of its sentence. */
export const askedAmount = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, context, quantities, sentence } = clause;
  const asked = sentence.isLatin ? askedIn(context) : askedInChinese(context);
  const amount = asked.size === 0 ? undefined : quantities.findLast(({ start }) => asked.has(tokens[start]!));
  return amount && asMoney(clause, amount);
});
