import { clauseBefore, type Clause } from '../../text/clause';
import { writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import { makeClaim, type Claim } from '../claim';
import { allOfThem } from './shares';

const month = {
  en: `(?:${months.en}|spring|summer|autumn|winter)`,
  de: `(?:${months.de}|frühjahr|frühling|sommer|herbst|winter)`,
  es: `(?:${months.es}|la primavera|el verano|el otoño|el invierno)`,
};

/** "Used to pay us", "until last year 200 plumbers paid us", "früher zahlten uns 200 Klempner", "antes nos pagaban". */
const former = [
  / used to (?:pay|buy|order|book|use|rent|hire|subscribe to|come to) (?:(?:us|me|for (?:it|ours)|it|ours|our) |[$£€\d])/,
  / (?:once|formerly|previously) (?:paid|used|bought|ordered|booked|rented|subscribed to) (?:us|me|for (?:it|ours)|it|ours|our) /,
  new RegExp(
    `^(?=.* (?:until|till|up until) (?:last \\S+|(?:19|20)\\d\\d|(?:the )?(?:end of |start of )?${month.en}|the (?:pandemic|lockdown|war|crisis|flood|merger)) ).* (?:paid|bought|ordered|booked|used|rented) (?:\\S+ ){0,3}?(?:us|me|our|ours|it) `,
  ),
  / (?:früher|damals|einst|ehemals) (?:\S+ ){0,5}?(?:zahl|bezahl|nutz|kauf|bestell|buch|miet)t?e?ten (?:\S+ )?(?:uns|mich|bei uns|es|unser\S*) /,
  / (?:früher|damals|einst|ehemals) (?:zahl|bezahl|nutz|kauf|bestell|buch|miet)e?ten (?:uns|mir|es|unser\S*|bei uns) /,
  new RegExp(
    ` bis (?:letzte[nms]? (?:jahr|monat|herbst|sommer|winter|frühjahr|woche)|(?:19|20)\\d\\d|(?:ende |anfang )?${month.de}|vor \\S+ \\S+|zur? (?:pandemie|flut|krise)) (?:\\S+ ){0,3}?(?:zahl|bezahl|nutz|kauf|bestell|buch|miet)e?ten (?:uns|mir|es|unser\\S*|bei uns) `,
  ),
  / antes (?:nos|me) (?:pagaban|compraban|contrataban|alquilaban|pedían) | (?:nos|me) (?:pagaban|compraban|contrataban|alquilaban) antes (?=[.,;])/,
  new RegExp(
    ` hasta (?:el año pasado|el mes pasado|(?:19|20)\\d\\d|hace \\S+ \\S+|${month.es}|la pandemia) (?:\\S+ ){0,4}?(?:nos|me) (?:pagaban|pagaron|compraban|contrataban|alquilaban) `,
  ),
];
const formerHan =
  /(?:以前|曾经|曾有|过去(?!的?(?:这|[\d一二两三四五六七八九十半几]))|(?:直)?到(?:去年|上个?月|前年|\d{4}年)(?:底|初|年底)?(?:为止|之前|前))[^。；;现如已]{0,20}(?:付|交|买|租|订)(?:给)?(?:我们|我|过?钱|过?费)/u;

/** Who goes on: "until March they paid 20 euros, since April 30". */
const goesOn =
  / (?:since|now|today|still|currently|these days|seit|heute|jetzt|inzwischen|noch|mittlerweile|desde|ahora|hoy|todavía|siguen|aún) |现在|如今|目前|仍|还在|从.{1,6}起/u;

/** "200 plumbers paid us 9 euros and got it back", "… und wiederbekommen", "y se los devolvimos", 后来都退款了. */
const givenBack = [
  / paid .* (?:and|but) (?:(?:then|later|all|soon|each|everyone) )*(?:got|had|took|received|were given|have had) (?:it|them|(?:all|every \S+) (?:of it)?|their \S+|everything) (?:all )?back(?= (?:[.,;]|and|because|when|after the|$))/,
  / (?:we|i) (?:have |had )?(?:(?:then|later|since) )*(?:gave|given|paid|sent|handed) (?:it|them|their money|the money|everything|all of it) (?:all )?back (?:to (?:all|each|every|them|everyone)|[.,;]|$)| (?:we|i) (?:have |had )?(?:(?:then|later|since) )*(?:refunded|repaid) (?:all of them|them all|them|everyone|everybody|every one of them|each of them)(?= )/,
  / (?:bezahlt|gezahlt) und (?:(?:es|sie|alle|alles|dann|später) )*(?:wiederbekommen|zurückbekommen|wieder bekommen|zurück bekommen|zurückerhalten)(?= )| (?:haben|habe) (?:wir|ich) (?:(?:es|sie|ihnen|allen|alles|später|dann|das|geld) )+(?:zurückgezahlt|zurückgegeben|erstattet|zurückerstattet|zurücküberwiesen)(?= )/,
  / (?:y|pero) (?:(?:luego|después) )?(?:se los? (?:devolvimos|reembolsamos|tuvimos que devolver)|les devolvimos (?:todo|el dinero))(?= )/,
];
const givenBackHan =
  /(?:后来|最后|结果|又|已经)?(?:全部?|全都|都)(?:给他们|给客户|给)?(?:退款了?|退了(?:款|钱|费)?|退回去?了?|退钱了?)/u;
/** A deposit comes back as agreed, and what saves as much has paid for itself. */
const asAgreed =
  /arregl|repar|deposit|kaution|pfand|fianza|押金|定金|savings?|erspar|ahorr|节省|some|einige|algun|部分/;
const paid = / (?:paid|bezahlt|gezahlt|zahlten|bezahlten|pagaron|pagado) |付|交了/;

const isFormer = memoise((clause: Clause): boolean => {
  if (clause.modality !== 'fact') return false;
  const { tokens, context, sentence } = clause;
  const words = writtenInFigures(tokens, sentence.isLatin);
  const isOver = sentence.isLatin
    ? overWords.test(words) && former.some((pattern) => pattern.test(words))
    : formerHan.test(words);
  return isOver && !goesOn.test(writtenInFigures(context, sentence.isLatin));
});
const overWords = / (?:used|once|formerly|previously|until|till|up|früher|damals|einst|ehemals|bis|antes|hasta) /;

const isGivenBack = memoise(({ context, modality, sentence }: Clause): boolean => {
  if (modality !== 'fact') return false;
  const words = writtenInFigures(context, sentence.isLatin);
  const isBack = sentence.isLatin
    ? backWords.test(words) && givenBack.some((pattern) => pattern.test(words))
    : givenBackHan.test(words);
  return isBack && !asAgreed.test(words);
});
const backWords =
  / (?:back|refunded|repaid|wiederbekommen|bekommen|zurück\S+|erstattet|devolvimos|reembolsamos|devolver) /;

/** What was paid at times counts as a trial. */
const tried = 3;
const lasting = /^(?:evidence|paidPrice|realUse|proof|payingCustomers|measuredDifference|repeat)$/;
const ofPayers = /^(?:paidPrice|payingCustomers|repeat)$/;

/**
 * Claims without what is over: customers who used to pay show a trial, and those who had their money back have not paid. Where the same
 * sentence says that it goes on, nothing is over.
 */
export function withoutFormerPayers(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const over = new Set(clauses.filter(isFormer));
  const back = clauses.filter(
    (clause) => isGivenBack(clause) && (isPaid(clause) || isPaid(clauseBefore(clause, clauses))),
  );
  if (over.size === 0 && back.length === 0) return claims;
  const repaid = new Set(back.flatMap((clause) => [clause.sentence, clauseBefore(clause, clauses)?.sentence]));
  const kept = claims.flatMap((claim) => {
    const isBack = repaid.has(claim.clause.sentence);
    if ((!isBack && !over.has(claim.clause)) || !lasting.test(claim.kind)) return claim;
    if (claim.kind === 'repeat' || (isBack && ofPayers.test(claim.kind))) return [];
    return claim.evidence > tried ? { ...claim, evidence: tried } : claim;
  });
  const last = back.at(-1);
  return last && !kept.some(({ kind }) => kind === 'nobodyPaid')
    ? [...kept, makeClaim('nobodyPaid', last, { quantity: allOfThem })]
    : kept;
}

const isPaid = (clause: Clause | undefined): boolean =>
  clause !== undefined && paid.test(writtenInFigures(clause.context, clause.sentence.isLatin));
