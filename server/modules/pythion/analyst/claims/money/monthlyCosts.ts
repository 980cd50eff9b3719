import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { asMoney, isBare } from './amounts';
import { periodIn } from './costPeriod';
import { isHanOverheadAmount } from './hanOverhead';

const about = '(?:(?:about|around|roughly|rund|etwa|circa|knapp|gut|unos|unas|casi) )*';
const when =
  '(?:(?:each|every|per|a) (?:week|month|year) |monthly |(?:im|pro|jeden) (?:monat|jahr) |monatlich |(?:al|cada) (?:mes|año) |mensualmente )?';
/** Those whom a firm employs. What tutors, cleaners and planners cost is the price of some. */
const staff =
  '(?:(?:(?:full|part) - time |freelance |junior |senior |only |first |one |two |three |\\d+ )*(?:software |app |web |sales |office )?(?:developers?|programmers?|engineers?|designers?|employees?|freelancers?|interns?|apprentices?|secretar(?:y|ies)|salespeople|salesperson|co - founders?|cofounders?|workers?|team|staff)|\\p{L}*(?:entwickler(?:in|innen)?|programmierer(?:in|innen)?|ingenieure?|designer(?:in)?|mitarbeiter(?:in|innen)?|angestellten?|aushilfen?|azubis?|sekretärin|verkäufer(?:in)?|team)|(?:desarrollador(?:a|es|as)?|programador(?:a|es|as)?|ingenier[oa]s?|diseñador(?:a|es)?|emplead[oa]s?|trabajador(?:a|es)?|becari[oa]s?|secretari[oa]|equipo)(?: (?:de software|web|comercial))?)';
const overhead =
  '(?:(?:office |shop |kitchen |server |cloud |studio |workshop |warehouse )?(?:rent|salary|salaries|wages?|payroll|insurance|hosting|servers?|electricity|utilities|bookkeeping|accounting|accountant|software licen[cs]es?|licen[cs]es?)|\\p{L}*(?:miete|gehalt|gehälter|löhne?|versicherung(?:en)?|fixkosten|server|hosting|strom|buchhaltung|steuerberater(?:in)?|lizenz(?:en)?)|(?:alquiler|renta|sueldos?|salarios?|nóminas?|seguros?|servidor(?:es)?|hosting|luz|gestoría|licencias?|contabilidad)(?: (?:de la oficina|del local|de la nube))?)';
const ours = '(?:our|my|the|unser(?:e[nrms]?)?|mein(?:e[nrms]?)?|der|die|das|nuestr[oa]s?|mis?|el|la|los|las) ';
const anyOne = '(?:an?|one|eine?|una?) ';
const costing =
  '(?<costing>(?:costs?|is|are|gets?|earns?|comes? to|kostet|kosten|ist|sind|beträgt|betragen|bekommt|bekommen|verdient|liegt bei|cuestan?|es(?: de)?|son|cobran?|ganan?|salen? (?:a|por))(?: (?:us|me|uns|mich))?|(?:nos|me) cuestan?) ';
/** "Our rent is", "and our developer costs us", "nuestro programador nos cuesta": what is listed is looked at part by part. */
const paidFor = new RegExp(
  `^ (?:(?:and|but|also|plus|,|und|aber|dazu|y|pero|además) )*${when}(?<listed>[^.;]+? )${costing}${when}${about}$`,
  'u',
);
const separators = / ?(?:(?:,|and|und|y) )+/;
const ourPart = new RegExp(`^${ours}(?:${staff}|${overhead}) ?$`, 'u');
const anyPart = new RegExp(`^(?:${ours}|${anyOne})?(?:${staff}|${overhead}) ?$`, 'u');
const barePart = new RegExp(`^${overhead} ?$`, 'u');
const toUs = / (?:us|me|uns|mich) $|^(?:nos|me) /;

/** Whether the words tell what our staff or our rent costs. "A secretary costs" is what others pay, unless it costs us. */
function tellsWhatWePayFor(words: string): boolean {
  const { listed, costing: verb } = paidFor.exec(words)?.groups ?? {};
  if (listed === undefined || verb === undefined) return false;
  const [first = '', ...others] = listed.split(separators);
  return (
    (toUs.test(verb) ? anyPart.test(first) : ourPart.test(first) || barePart.test(first)) &&
    others.every((part) => anyPart.test(part))
  );
}

/** "We spend", "wir geben", "gastamos": with what it goes for, or for all. */
const spending = new RegExp(
  `(?:^ (?:(?:and|but|so|y|und|pero|,|${when.slice(0, -1)}) ?)*| (?:and|y|und|,) )(?:(?:we|i) (?:(?:now|currently|also|still|already) )*(?:spend|burn)|(?:wir|ich) (?:geben|gebe|verbrauchen|brauchen)|(?:geben|gebe) (?:wir|ich)|(?:gastamos|gasto|quemamos)) ${when}${about}$`,
);
/** "We have 40,000 left and spend". */
const spendingToo = new RegExp(`(?:^| )(?:and|und|y) (?:spend|burn|geben|gebe|gastamos|gasto) ${when}${about}$`);
/** "1,200 on servers and 4,000". */
const forMore = new RegExp(
  `^ (?:(?:on|for|in|to|für|an|en|de|para|a) (?:[^\\s,.;\\d]+ ){1,5}?)(?:,|and|plus|und|y) (?:another |weitere |otros? )?${about}$`,
);
/** "We pay", with the rent or the wages behind the amount. */
const paying = new RegExp(
  `(?:^| )(?:(?:we|i) (?:also )?pay|(?:wir|ich) zahlen?|zahlen? (?:wir|ich)|pagamos|pago) ${when}${about}$`,
);
const known = new RegExp(
  `^ (?:(?:in|for|to|für|an|de|por|en|a) )?(?:${ours}|${anyOne})?(?:${staff}|${overhead}) (?:$|[.,;]|and |und |y )`,
  'u',
);
/** What wins customers is asked for by itself. */
const ways =
  / (?:ads?|adverts?|advertising|marketing|flyers?|leaflets?|werbung|anzeigen|publicidad|anuncios|folletos) /;
const purpose = /^ (?:on|for|für|en|para) /;
const ofOne = /^ (?:(?:on|for|für|en|por|per|pro|je|para) )?(?:each|every|per|je|jede[nrms]?|cada) /;

/** "7,000 a month, of which 4,000 are salaries", 其中工资4000元: a part of what was told before. */
const partBefore =
  /(?:of (?:which|that|this|it)|out of (?:which|that)|including|incl|davon|darunter|darin|de (?:los|las) cuales|de (?:ellos|eso)|incluid[oa]s?|incluyendo)(?: (?:about|around|rund|etwa|unos))? (?:(?:our|the|unsere|nuestros) )?(?:\S+ (?:is|are|sind|son) )?$|其中[^,，。]{0,8}$/;
const partBehind = /^ (?:of (?:that|this|it|them|which)|davon|de (?:ellos|eso)) /;

/** Whether an amount is a part of another that was told before it. */
export function isPartOfCost({ tokens, sentence }: Clause, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const before = tokens.slice(0, start);
  return (
    partBefore.test(sentence.isLatin ? spacedWords(before) : lettersOf(before)) ||
    partBehind.test(spacedWords(tokens.slice(end)))
  );
}

/** "Including 4,000 euros for salaries", as a clause of its own: of what we spend, and no price. */
export const isToldPart = memoise((clause: Clause): boolean => {
  const [amount, ...others] = clause.quantities.filter(({ kind }) => kind === 'money');
  return (
    amount !== undefined &&
    others.length === 0 &&
    clause.speaker !== 'rival' &&
    isPartOfCost(clause, amount) &&
    (clause.sentence.isLatin
      ? ourSpending.test(spacedWords(clause.context))
      : /(?:花|支出|开支|开销|烧)/u.test(lettersOf(clause.context)))
  );
});

const ourSpending =
  / (?:(?:we|i) (?:\S+ )?(?:spend|burn)|(?:our|my) (?:\S+ )?(?:costs|expenses|burn)|(?:wir|ich) (?:geben|gebe|verbrauchen)|(?:unsere|meine) (?:\S*kosten|ausgaben)|gastamos|quemamos|nuestros (?:gastos|costes|costos)) /;

const totals =
  /^ (?:(?:and|but|so|in total|,|y|und) )*(?:(?:our|my|the|all|unsere|meine|die|nuestros|mis|los) )*(?:(?:total|monthly|fixed|running|overall|monatlichen?|laufenden?|fixen|gesamten?) )*(?:costs|expenses|outgoings|overheads?|burn|burn rate|(?:gesamt|fix)?kosten|ausgaben|(?:gastos|costes|costos)(?: (?:fijos|mensuales|totales))*) /;

/** "We burn 7,000 a month", "our costs are 7,000": all that is paid, unless it says what for. */
export function isTotalCost({ tokens, sentence }: Clause, { start, end }: Quantity): boolean {
  if (!sentence.isLatin)
    return /(?:花费?|支出|开支|开销|烧|总成本)[^,，。\d]{0,4}$/u.test(lettersOf(tokens.slice(0, start)));
  const before = spacedWords(tokens.slice(0, start));
  const isSpent = tokens.slice(0, start).some(({ lemma }) => /^(?:burn|spend)$/.test(lemma)) || spending.test(before);
  return (isSpent && !purpose.test(spacedWords(tokens.slice(end)))) || totals.test(before);
}

const hint =
  /(?:cost|rent|develop|programm|engineer|employ|salar|wage|staff|team|spend|burn|kost|miete|entwickl|gehalt|gehält|geben|gebe|brauch|gast|alquiler|sueldo|cuest|cobra|desarroll|programad|ingenier|equipo|ist|is|are|beträgt|花|支出|开支|开销|烧|开发|程序员|工程师|设计师|员工|团队)/;
/** 账上有42000元: what we have, beside what we spend. */
const hanHeld = /(?:账上|账户|银行|存款|积蓄|手头|手上|还剩|剩下)[^,，。\d贷借欠]{0,4}$/u;
const latinHeld =
  / (?:have|haben|habe|tenemos|tengo|quedan) (?:(?:now|still|about|around|noch|rund|etwa|aún|todavía|unos) )*$/;
const isHeld = ({ sentence }: Clause, { period }: Quantity, before: readonly Token[]): boolean =>
  period === undefined && (sentence.isLatin ? latinHeld.test(spacedWords(before)) : hanHeld.test(lettersOf(before)));
const hanSpending =
  /(?:^|[,，])(?:而?且?我们?|公司|团队)?(?:现在|目前)?(?:每个?月|一个?月)(?:的)?(?:总共|一共|大概|大约|约)*(?:要|得|会)?(?:花费?掉?|支出|开支|开销|烧掉?)(?:是|为|大概|大约|约|在)*$/u;
const hanStaff =
  /(?:^|[,，和])(?:我们?的?)?(?:开发|程序员|工程师|开发工程师|开发人员|设计师|员工|团队)(?:的)?(?:工资|薪水|成本|费用)?(?:每个?月|一个?月)(?:的)?(?:工资|薪水|成本|费用)?(?:要|是|为|大概|大约|约)*$/u;

/**
 * What we pay in a month whoever buys, where the clause names no other amount: "our rent is 900 euros a month and our developer costs
 * 6,000", "we spend 1,200 euros a month on servers and 4,000 on salaries", 我们每月花7000元.
 */
export const monthlyCostsIn = memoise((clause: Clause): readonly Quantity[] => {
  const { tokens, quantities, speaker, modality, sentence } = clause;
  if (modality !== 'fact' || speaker === 'rival' || speaker === 'quoted') return [];
  const money = quantities.filter((quantity) => quantity.kind === 'money');
  const [first] = money;
  if (!first || !hint.test(sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens))) return [];
  const period = periodIn(clause);
  const amounts = quantities.filter(
    (quantity) => quantity.kind === 'money' || (isBare(quantity) && quantity.start > first.start),
  );
  const paid: Quantity[] = [];
  let [isSpent, isPaid] = [false, false];
  for (const [index, amount] of amounts.entries()) {
    const before = tokens.slice(amounts[index - 1]?.end ?? 0, amount.start);
    if ((index > 0 && isPartOfCost(clause, amount)) || isHeld(clause, amount, before)) continue;
    const words = spacedWords(before);
    const after = spacedWords(tokens.slice(amount.end, amounts[index + 1]?.start));
    const isSpending = sentence.isLatin
      ? spending.test(words) || (speaker === 'own' && spendingToo.test(words))
      : hanSpending.test(lettersOf(before));
    isSpent = isSpending || (isSpent && forMore.test(words));
    isPaid = (paying.test(words) || (isPaid && forMore.test(words))) && known.test(after);
    const isPaidFor = sentence.isLatin
      ? tellsWhatWePayFor(words)
      : hanStaff.test(lettersOf(before)) || isHanOverheadAmount(clause, amount);
    if (!isSpent && !isPaid && !isPaidFor) return [];
    if (amount.per !== undefined || ofOne.test(after) || (amount.period ?? period) === undefined) return [];
    if (isSpent && amounts.length === 1 && ways.test(after)) return [];
    paid.push({ ...asMoney(clause, amount), period: amount.period ?? period });
  }
  return paid;
});
