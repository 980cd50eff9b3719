import type { Clause } from './clause';
import { hasAny, lettersOf, spacedWords, type Token } from './token';

const amount = '(?:(?:about|around|only|rund|etwa|nur|unos|unas|solo|ya|schon) )?(?:[£$€] ?)?\\d';
const asks = '(?:charges?|asks?(?: for)?|verlang(?:t|en)|nimmt|berechne[nt]|cobran?|piden?)';
const asking = new RegExp(`^${asks}$`);
const lead = '^ (?:(?:and|but|while|und|aber|während|y|pero|mientras) )?';
/** No name, though it stands where one would. */
const noName =
  '(?!(?:(?:the|an?|my|our|their|we|i|you|they|he|she|it|who|which|that|this|one|each|every|some|most|all|people|nobody|somebody|der|die|das|ein|eine|mein|unser|wir|ich|sie|er|es|man|wer|was|jede[rs]?|viele|alle|manche|niemand|jemand|dafür|dazu|heute|jetzt|davon|damit|hier|dort|el|la|los|las|un|una|mi|nuestr[oa]s?|su|se|nos|me|le|les|yo|él|ella|ellos|ellas|quien|que|cada|tod[oa]s?|nadie|alguien|además|también|hoy|ahora|aquí|allí|así|siempre|luego|después|entonces|nunca|solo|por|en|con|a|de|al) ))';
const named = new RegExp(
  `${lead}${noName}(?<name>[\\p{L}][\\p{L}\\d.&'-]+(?: ${noName}[\\p{L}][\\p{L}\\d.&'-]+)?) ${asks} ${amount}`,
  'u',
);
/** "La clínica del barrio cobra 60 €", "der Friseur nebenan nimmt 40 €": one by what it is. */
const business = new RegExp(
  `${lead}(?:the|an?|el|la|los|las|una?|der|die|das|ein|eine) (?!(?:app|service|product|visit|price|servicio|producto|visita|precio|dienst|preis) )(?:[^\\s,.;\\d]+ ){1,5}?${asks} ${amount}`,
  'u',
);
/** What we ask for, in another clause: "nosotros cobramos 39 €", "wir nehmen 15 €", "ours is £9". */
const ours = new RegExp(
  ` (?:(?:we|i) (?:(?:only|just) )?(?:charge|ask|take)(?: for)?|(?:wir|ich) (?:verlangen?|nehmen?|berechnen?)|(?:verlangen?|nehmen?|berechnen?) (?:wir|ich)|cobramos|cobro|pedimos|pido|(?:our|my) price is|(?:unser|mein) preis (?:ist|liegt bei|beträgt)|nuestro precio es(?: de)?|bei uns kostet (?:\\S+ ){1,4}?|ours is) (?:\\S+ ){0,4}?${amount}`,
);
const oursInChinese = /(?:我们?|咱们?)[^，。,]{0,6}?(?:收费?|卖|要)[^，。,]{0,3}?\d/u;
const namedInChinese =
  /^(?![而但却]?[向跟找对]|上门|单[次件笔]|首次|包月|月卡|年卡|平均|现在|目前|一般|统一|基础|标准|预计|每|一次|课程|会员|客户|顾客|用户|家长)(?<name>[^，。,我咱每一\d]{2,6}?)(?:平台|官方|那边)?(?:每[^，。,收]{1,3})?(?:要|都|只)?(?:收费|收|要价)[^，。,]{0,3}?\d[\d.,]*(?:元|块)/u;

type Others = 'named' | 'business';
/** 美团收20%的佣金, 平台抽8%. */
const commissionInChinese =
  /^(?<name>[^，。,我咱\d]{2,6}?)(?:平台|官方)?(?:每[^，。,收抽]{1,3})?(?:要|都|只)?(?:收取?|抽成?|扣)[^，。,\d]{0,3}?\d[\d.]*%的?(?:佣金|抽成|提成|手续费|服务费)/u;

const charged = new WeakMap<Clause, Others>();

/** Whether the clause tells what somebody else, who isn't us, asks for the like. */
export const isOthersCharge = (clause: Clause): boolean => charged.has(clause);

/** Whether it does so by a name, of whom nothing else is told. */
export const isNamedCharge = (clause: Clause): boolean => charged.get(clause) === 'named';

/** 宠物医院收费每天80元,我们收50元: where ours begins in a clause that tells theirs first. */
export function ownChargeFrom({ tokens, sentence, quantities }: Clause): number | undefined {
  if (sentence.isLatin || quantities.filter(({ kind }) => kind === 'money').length < 2) return undefined;
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && /^(?:我们?|咱们?)$/u.test(text) && isPause(tokens[index - 1]),
  );
  const [before, after] = [lettersOf(tokens.slice(0, Math.max(0, at))), lettersOf(tokens.slice(Math.max(0, at)))];
  return at > 0 && (namedInChinese.test(before) || latinName.test(before)) && oursInChinese.test(after)
    ? at
    : undefined;
}

const latinName =
  /^\p{Script=Latin}[^，。,我咱]{1,8}?(?:每[^，。,收]{1,3})?(?:要|都|只)?(?:收费|收|要价)[^，。,]{0,3}?\d/u;
const isPause = (token: Token | undefined): boolean => /^[,，;；]$/.test(token?.text ?? '');

const isMoney = ({ quantities }: Clause): boolean => quantities.some(({ kind }) => kind === 'money');

const textOf = ({ tokens, sentence }: Clause): string => (sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens));

/** "Our app Gemaflow", "Gemaflow ist eine App": a name that another clause has too is ours, unless it speaks of rivals. */
const isNamedElsewhere = (name: string, clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    (other) =>
      other !== clause &&
      !hasAny(other.context, 'rival') &&
      (other.sentence.isLatin ? textOf(other).includes(` ${name} `) : textOf(other).includes(name)),
  );

const isFree = (words: readonly Token[]): boolean => !hasAny(words, 'own', 'product', 'price');

/** "Barkibu cobra 9,99 € al mes": each month and by nothing but a name; not "Vermieter verlangt 900 € im Monat", "tip charges £11". */
const isSubscription = ({ index, sentence, quantities, tokens }: Clause, subject: readonly Token[]): boolean =>
  sentence.isLatin &&
  index > 0 &&
  subject.length === 1 &&
  subject.every(({ text, concepts }) => concepts.size === 0 && !/(?:er|erin|or|ista)$/.test(text)) &&
  !tokens.some(({ text }) => /^(?:charges?|asks?)$/.test(text)) &&
  quantities.some(({ kind, period }) => kind === 'money' && period !== undefined);

/** The name of a stranger who charges, or the business whose price stands beside ours. */
function findOthers(clause: Clause, clauses: readonly Clause[], isContrasted: boolean): Others | undefined {
  if (clause.modality === 'question' || clause.modality === 'condition' || clause.speaker === 'own') return undefined;
  const text = textOf(clause);
  if (!isMoney(clause)) {
    const taking = clause.sentence.isLatin ? undefined : commissionInChinese.exec(text)?.groups?.['name'];
    return taking !== undefined && !hasAny(clause.context, 'own') && !isNamedElsewhere(taking, clause, clauses)
      ? 'business'
      : undefined;
  }
  const name = (clause.sentence.isLatin ? named : namedInChinese).exec(text)?.groups?.['name'];
  if (name !== undefined) {
    const subject = clause.sentence.isLatin ? clause.tokens.slice(0, name.split(' ').length) : [];
    const isKnown = isContrasted || isSubscription(clause, subject);
    return isKnown && isFree(subject) && !isNamedElsewhere(name, clause, clauses) ? 'named' : undefined;
  }
  return isContrasted &&
    clause.sentence.isLatin &&
    business.test(text) &&
    isFree(
      clause.tokens.slice(
        0,
        clause.tokens.findIndex(({ text: word }) => asking.test(word)),
      ),
    )
    ? 'business'
    : undefined;
}

/** "Barkibu cobra 9,99 € al mes. Nosotros cobramos 39 €": before any rule asks whose a price is. */
export function markOthersCharges(clauses: readonly Clause[]): void {
  const priced = clauses.filter(({ quantities }) =>
    quantities.some(({ kind }) => kind === 'money' || kind === 'percent'),
  );
  if (priced.length === 0) return;
  const own = priced.filter((clause) => (clause.sentence.isLatin ? ours : oursInChinese).test(textOf(clause)));
  for (const clause of priced) {
    const found = own.includes(clause) ? undefined : findOthers(clause, clauses, own.length > 0);
    if (!found) continue;
    charged.set(clause, found);
    if (found === 'named') clause.speaker = 'rival';
  }
}
