import { memoise } from '../../text/memoise';
import type { Clause } from '../../text/clause';
import { has, hasAny, lettersOf, spacedWords } from '../../text/token';

const paper =
  '(?:certification|certificate|accreditation|approval|type approval|ce mark|patent|trademark|licen[cs]e|registration|safety test|\\S*zertifizierung|zertifikat|\\S*zulassung|\\S*genehmigung|patent|\\S*prüfung|certificación|homologación|patente|licencia|registro)';
const oneOff = new RegExp(
  `^ (?:and |but |und |aber |y |pero )?(?:(?:the|that|its|die|das|der|la|el) )?(?:\\S+ )?${paper} (?:fee |test |itself )?(?:costs?|will cost|comes? to|came to|is|was|kostet|kostete|cuesta|costó|costará|vale) `,
);
const oneOffInChinese = /^[^，。,]{0,6}(?:认证|证书|检测|专利|许可证|备案|注册)费?(?:要|得|需要|花了?|是)/u;
/** A paper that somebody buys of us costs less, or is paid for one or each month. */
const least = 1000;

/** "Certification costs £18,000, which we have": paid once for our own, and neither a price nor the cost of a sale. */
export const isOneOffCost = memoise(({ tokens, context, quantities, sentence }: Clause): boolean => {
  const amount = quantities.find(({ kind }) => kind === 'money');
  if (!amount || amount.value < least || amount.period !== undefined || amount.per !== undefined) return false;
  if (!sentence.isLatin) return oneOffInChinese.test(lettersOf(tokens));
  return (
    oneOff.test(spacedWords(tokens)) &&
    !/ (?:with|from|through) (?:us|me) | bei uns | con nosotros /.test(spacedWords(context))
  );
});

const seller = {
  en: '(?:maker|manufacturer|dealer|dealership|garage|supplier|installer|contractor|builder|plumber|electrician|roofer|lawyer|solicitor|consultant|agency|vet|repairer|workshop|firm|company|surveyor|removals? (?:firm|company))',
  de: '(?:hersteller|händler|werkstatt|lieferant|handwerker|anwalt|berater|agentur|tierarzt|firma|autohaus)',
  es: '(?:fabricante|concesionario|taller|proveedor|instalador|fontanero|abogado|consultor|agencia|veterinario|empresa)',
} as const;
/** Money, and not how many they ordered: "pidió 20 cestas a 35 euros cada una". */
const sum = {
  de: '(?:[€$] ?\\d|\\d\\S* (?:tausend )?(?:€|euro|franken|dollar))',
  es: '(?:[€$] ?\\d|\\d\\S* (?:mil )?(?:€|euros?|pesos|dólares|soles|bolívares|quetzales))',
} as const;
const quoted = [
  ' (?:is|are|was|were|been|get|gets|got) (?:often |usually |now )?quoted (?:(?:about|around|over|up to|between) )*[£$€] ?\\d',
  ` (?:the|a|their|his|her|our|one|another) (?:\\S+ )?${seller.en} (?:(?:now|still|usually) )?(?:wants|wanted|asks|asked|demands|demanded|quotes|quoted) (?:(?:us|me|them|him|her|for|about|around|over) )*[£$€] ?\\d`,
  ` (?:der|die|ein|eine|ihr|sein) (?:\\S+ )?${seller.de} (?:will|wollte|verlangt|verlangte|fordert|forderte) (?:(?:von|ihnen|uns|dafür|rund|etwa|für|eine|einen|neue[ns]?|neues) ){0,4}${sum.de}`,
  ` (?:bekommen|bekommt|erhalten|bekamen) (?:\\S+ )?(?:angebote?|kostenvoranschläge?) (?:von|über) (?:\\S+ )?${sum.de}`,
  ` (?:el|la|un|una|su) (?:\\S+ )?${seller.es} (?:(?:les|nos|le|me) )?(?:quiere|quería|pide|pedía|pidió|exige|exigía) (?:(?:unos|por|una?|nuev[oa]) ){0,3}${sum.es}`,
  ` a (?:los|las) \\S+ les (?:piden|pedían|presupuestan) (?:unos )?${sum.es}`,
].map((pattern) => new RegExp(pattern, 'u'));
const byUs = / (?:by us|our quote|we quoted|i quoted|von uns|unser angebot|nuestro presupuesto) /;

/** "The maker wanted £410 for a new one", "owners are quoted £2,000": what others ask for theirs. */
export const isQuotedByOthers = memoise(({ tokens, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin || speaker === 'own' || !tokens.some(({ pos }) => pos === 'num')) return false;
  const words = spacedWords(tokens);
  return quoted.some((pattern) => pattern.test(words)) && !byUs.test(words) && !hasAny(tokens, 'customer');
});

const shortfall =
  / (?:leaves?|left|puts) (?:us|me) (?:(?:at )?(?:minus|negative) |(?:with )?(?:a )?(?:loss|minus) of |(?:[£$€] ?)?\d\S* (?:\S+ )?(?:short|down|worse off|out of pocket|in the red)(?= ))| (?:bleibt|bleiben|macht|bringt) (?:uns|mir) (?:\S+ ){0,3}?minus | (?:nos|me) deja (?:(?:en|con) )?(?:menos|una pérdida|pérdidas) /u;

/** "Each lesson leaves us £3 short": what a sale loses. */
export const isShortfall = memoise(
  ({ tokens, sentence }: Clause): boolean => sentence.isLatin && shortfall.test(spacedWords(tokens)),
);

const room =
  /^ (?:and |but |und |aber |y |pero )?(?:the|our|der|die|das|el|la) (?:\S+ ){0,2}?(?<room>hall|room|kitchen|stall|pitch|court|studio|venue|marquee|church|gym|pool|theatre|classroom|saal|raum|halle|küche|stand|sporthalle|sala|salón|local|cocina|puesto|cancha|aula) (?:was|is|cost|costs|came to|kostete|kostet|war|costaba|cuesta|costó|era|salía por) (?:(?:us|me|uns|nos|about|etwa|unos) )*(?:[£$€] ?)?\d/u;

/** "We ran a club in the parish hall. The hall was £60 a night": what we pay for the place where we work, unless it is let by us. */
export function isRoomOfOurs(clause: Clause, clauses: readonly Clause[]): boolean {
  if (!clause.sentence.isLatin || !clause.quantities.some(({ kind }) => kind === 'money')) return false;
  const named = room.exec(spacedWords(clause.tokens))?.groups?.['room'];
  return (
    named !== undefined &&
    clauses.some(
      ({ tokens, sentence }) =>
        sentence !== clause.sentence &&
        tokens.some(
          ({ text }, index) =>
            text.endsWith(named) &&
            tokens
              .slice(Math.max(0, index - 4), index)
              .some((token) => /^(?:in|at|im|am|en|hired|rented|gemietet|mieteten|alquilamos)$/.test(token.text)) &&
            !tokens.some((token) => has(token, 'sell')),
        ),
    )
  );
}
