import { clausesBySentence, writtenWords, type Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

/** A license, in the words of each language. */
const paper = {
  en: '(?:licen[cs]es?|permits?|permission|approval|registration|authori[sz]ation|certificates?|certification|concession|accreditation|clearance)',
  de: '(?:[^ ]*genehmigung|[^ ]*zulassung|[^ ]*erlaubnis|[^ ]*lizenz|konzession)',
  es: '(?:licencias?|permisos?|autorización|registro|homologación)',
  fr: '(?:licence|autorisation|agrément|permis|homologation)',
  pt: '(?:licença|alvará|autorização|registro|registo)',
};

const office =
  '(?:regulators?|authority|authorities|county|city|town|council|ministry|board|agency|court|office|state|government|commission|commissioner|department|chamber|inspectorate|inspector|service|police|district|municipality)';
const amt =
  '(?:[^ ]*amt|[^ ]*behörde|[^ ]*kammer|ministerium|stadt|gemeinde|kreis|landkreis|regierung|gericht|[^ ]*aufsicht|bafin)';

/** What they turned down is a license, and not a loan or a patent. */
export const otherPaper =
  / (?:grant|loan|funding|patent|trademark|job|visa|mortgage|membership|parking|residence|second|third|another|extra|additional|extension|export|stall|stand|pitch|booth|allowance|subsid(?:y|ie)|zuschuss|standplatz|puesto|rivals?|competitors?|förder[^ ]*|kredit|patent|marke|subvención|préstamo|patente|crédito|subvention|prêt|brevet|empréstimo|einzige)s? /;

const refused = '(?:refused|denied|rejected|declined|withheld|revoked|withdrawn|withdrew|suspended|turned down)';

const denialsInLatin: readonly RegExp[] = [
  // "The county has refused me the licence", "the regulator rejected our application".
  new RegExp(` (?:refused|denied|withheld from|declined) (?:us|me)(?: [^ ]+){0,4}? ${paper.en} `),
  new RegExp(` ${refused} (?:our|my)(?: [^ ]+){0,3}? ${paper.en} `),
  new RegExp(` ${refused} to (?:grant|give|issue|license|register|approve|authori[sz]e) (?:us|me|our|my) `),
  new RegExp(
    ` ${office}(?: [^ ]+){0,4}? (?:refused|denied|rejected|declined|turned down) (?:our|my) (?:[^ ]+ )?applications? `,
  ),
  // "We were denied the licence", "our application for the permit was turned down".
  new RegExp(
    ` (?:we|i) (?:were|was|have been|had been|got|are) (?:[^ ]+ly )?(?:denied|refused)(?: [^ ]+){0,4}? ${paper.en} `,
  ),
  new RegExp(
    ` (?:our|my)(?: [^ ]+)? applications?(?: for(?: [^ ]+){1,3} ${paper.en}| to the ${office}) (?:was|were|has been|got) (?:[^ ]+ly )?${refused} `,
  ),
  new RegExp(
    ` (?:our|my)(?: [^ ]+){0,2} ${paper.en} (?:was|were|has been|got) (?:[^ ]+ly )?(?:refused|denied|rejected|turned down|withdrawn|revoked) `,
  ),
  new RegExp(
    ` (?:our|my) application (?:was|has been) (?:refused|rejected|denied|turned down) by (?:the )?(?:[^ ]+ )?${office} `,
  ),
  // "The law forbids us to take deposits", "the state board has forbidden the sale".
  new RegExp(
    ` (?:law|act|statute|rules?|regulations?|${office}) (?:[^ ]+ )?(?:forbids?|forbade|prohibits?|bans?|has forbidden|has prohibited|has banned|banned|prohibited) (?:us|me|our|what we) `,
  ),
  new RegExp(
    ` ${office} (?:has|have) (?:[^ ]+ )?(?:forbidden|prohibited|banned|outlawed) (?:the (?:sale|use|operation|service|product|device|method|app|launch|trial)|its (?:sale|use)|selling it)(?! (?:of|to|by) (?!our|it|us)) `,
  ),
  / (?:what we (?:do|sell|make|offer|plan)|(?:our|this) (?:business|service|product|device|method|app|offer|sale)) (?:is|are) (?:now )?(?:forbidden|illegal|banned|prohibited|unlawful|outlawed|against the law) /,
  // "Listing officers are forbidden to book through outside firms".
  / (?:are|is) (?:forbidden|prohibited|barred|banned) (?:to|from) (?:[^ ]+ ){1,3}?(?:through|from|with|via|by) (?:us|outside|private|external|third|firms like ours|companies like ours) /,
  new RegExp(` (?:${office}|law) (?:has |have )?(?:ordered|told) (?:us|me) to (?:stop|close|cease|shut) `),
  / (?:was|were|wurde|wird) uns (?:[^ ]+ ){0,3}(?:untersagt|verboten|verweigert|versagt|entzogen) /,
  new RegExp(
    ` (?:hat|haben) (?:uns|mir|unsere?n?|meinen?)(?: [^ ]+){0,4}? ${paper.de} (?:[^ ]+ ){0,3}?(?:verweigert|versagt|abgelehnt|entzogen|untersagt|nicht erteilt) `,
  ),
  new RegExp(` ${amt} (?:hat |haben )(?:[^ ]+ ){0,1}unseren antrag (?:[^ ]+ ){0,4}?(?:abgelehnt|zurückgewiesen) `),
  new RegExp(` ${amt} (?:lehnte|verweigerte|verweigert|versagt|versagte) (?:uns|unseren antrag) `),
  new RegExp(
    ` unser antrag auf(?: [^ ]+){0,3}? ${paper.de} (?:wurde|ist) (?:[^ ]+ ){0,3}?(?:abgelehnt|zurückgewiesen) `,
  ),
  new RegExp(` (?:gesetz|${amt}) (?:verbietet|untersagt|verbot|untersagte) (?:uns|mir|es uns) `),
  new RegExp(` ${amt} hat (?:uns )?(?:den verkauf|den betrieb|das angebot|es)(?: [^ ]+){0,2}? (?:verboten|untersagt) `),
  / (?:was wir (?:tun|machen|verkaufen|anbieten)|unser (?:angebot|geschäft|dienst|produkt)) ,? ?ist (?:[^ ]+ )?(?:verboten|illegal|untersagt|gesetzwidrig) /,
  new RegExp(
    ` (?:nos|me) (?:ha|han|denegó|negó|denegaron|negaron|retiró)(?: (?:denegado|negado|rechazado|retirado|revocado))?(?: [^ ]+){0,2}? ${paper.es} `,
  ),
  new RegExp(
    ` (?:rechazó|rechazaron|denegó|denegaron|ha rechazado|ha denegado|han rechazado|han denegado) nuestra solicitud(?: de(?: [^ ]+){0,2}? ${paper.es})? `,
  ),
  / (?:la ley|el ayuntamiento|el ministerio|la autoridad|el regulador) (?:nos prohíbe|nos prohibió|nos ha prohibido|ha prohibido la venta) | lo que (?:hacemos|vendemos) (?:está prohibido|es ilegal) /,
  new RegExp(` (?:nous|m') ?(?:a|ont) (?:refusé|retiré)(?: [^ ]+){1,2} ${paper.fr} `),
  / (?:a|ont) (?:refusé|rejeté) notre demande (?:d' ?agrément|d' ?autorisation|de permis|de licence)? ?| la loi nous interdit | ce que nous faisons est (?:interdit|illégal) /,
  new RegExp(` (?:nos )?(?:negou|recusou|negaram|recusaram)(?:-nos)?(?: [^ ]+)? (?:nossa |nosso )?${paper.pt} `),
  / a lei nos (?:proíbe|impede) | o que fazemos é (?:proibido|ilegal) /,
];

/** One of these stands in every denial, and in few other sentences. */
const trigger =
  /refus|den[iye]|reject|declin|withh|revok|withdr|suspend|turned down|forb[ai]|prohib|prohíb|bann|bans|barred|illegal|ilegal|illégal|unlawful|outlaw|against the law|to (?:stop|close|cease|shut)|verweiger|versag|abgelehnt|lehnte|zurückgewiesen|untersag|verb[io]|entzogen|erteilt|gesetzwidrig|neg[aóo]|rechaz|retir|proíb|proib|impede|interdi|recus|rejet/;

const denialsInChinese: readonly RegExp[] = [
  /拒绝(?:了)?(?:给|向)我们[^,，。;:]{0,6}(?:许可证|执照|牌照|批准|许可)/,
  /我们(?:的)?[^,，。;:]{0,6}(?:许可证?|执照|牌照|资质)(?:的)?申请(?:被|遭)(?:拒|驳回|否决)/,
  /(?:局|部|委|政府|监管|法院|厅)[^,，。;:]{0,4}(?:驳回|拒绝|否决)了?我们的[^,，。;:]{0,6}申请/,
  /(?:法律|法规|监管部门|政府|[县市区]里)[^,，。;:]{0,4}(?:禁止|不准|不允许)我们/,
  /我们(?:做|卖)的[^,，。;:]{0,6}(?:违法|被法律禁止|是非法的)/,
  /吊销了?我们的[^,，。;:]{0,4}(?:执照|许可证|牌照)/,
];

/** It was said of the first try only, of what may come, or of what did not happen. */
const unsettled =
  / (?:if|unless|(?<! in )may|might|could|would|fear|afraid|worry|worried|whether|until|not|n't|nobody|no_one|never|nothing|first|initially|originally|wrongly|almost|nearly|falls|wenn|könnte|würde|ob|nicht|nie|zunächst|zuerst|anfangs|si|podría|quizá|primero|principio|aún no|pourrait|peut-être|d'abord|talvez|primeiro|poderia) |如果|可能|起初|一开始|没有拒绝|未拒绝/;

/** It was granted after all or the refusal was appealed; or the work has stopped, moved, or is done in a lawful way. */
const settled =
  / (?<!(?:not|n't|never|nicht|no) (?:[^ ]+ )?)(?:granted|grants|approved|issued|overturned|reversed|lifted|reinstated|gave (?:it|us|me)|allowed|won (?:the|our) appeal|changed (?:its|their) mind|licensed|have it|hold it|instead|no longer|(?<!never )got (?:it|one) (?:in|on|after|this|last|now|the)|(?:look|looking|moved|moving) (?:for |to |into )?(?:another|a new|a different|other) (?:place|site|room|kitchen|space|premises|venue|town|location)|(?:we|i) (?:have |'ve |then )?(?:stopped|quit|gave (?:it|that) up|closed down|appealed)|(?:have|'ve|has) appealed|so (?:we|i) now (?:make|bake|hire out|rent out|repair|teach)|needs? no|does not need|do not need|erteilt|genehmigt|aufgehoben|bewilligt|erlaubt|stattdessen|aufgehört|eingestellt|(?:suche|suchen) (?:[^ ]+ ){0,3}?(?:ander[^ ]*|neue[^ ]*) (?:[^ ]*raum|räume|ort|standort|küche|halle|platz|laden)|widerspruch eingelegt|concedió|concedieron|concedido|aprobó|anuló|dejamos de|(?:buscando|buscamos) otr[oa] (?:local|sitio|lugar|cocina|nave)|hemos recurrido|recurrimos|he recurrido|accordé|accordée|annulé|concedeu|aprovou|anulou) |(?:后来|最后|最终|现在已)[^。]{0,8}(?:批|发|给|准|撤销)/;

/** What was refused, or who refused it. */
const about = new RegExp(
  ` (?:it|this|that|they|we|us|${paper.en}|${paper.de}|${paper.es}|${office}|${amt}|es|sie|wir|nos|la|lo) |批|许可|执照|我们`,
);

/**
 * A license was refused to us, or the law or an office forbids what we do, and the text tells of no way out: "the regulator
 * rejected our application", "what we do is forbidden by law". Not a rival's licence, a loan, or a refusal that was reversed.
 */
export function findDenial(clauses: readonly Clause[]): Clause | undefined {
  const sentences = [...clausesBySentence(clauses).values()];
  const denials = sentences.map(denialIn);
  const at = denials.findIndex((clause) => clause !== undefined);
  const denial = denials[at];
  if (!denial) return undefined;
  const isSettled = sentences.some(
    ([first], index) => first && index > at && settled.test(writtenWords(first)) && about.test(writtenWords(first)),
  );
  return isSettled ? undefined : denial;
}

function denialIn(own: readonly Clause[]): Clause | undefined {
  const [first] = own;
  if (!first || own.some(({ modality }) => modality === 'condition' || modality === 'question')) return undefined;
  const { isLatin } = first.sentence;
  const words = writtenWords(first);
  if (isLatin && !trigger.test(words)) return undefined;
  const match = findFirst(isLatin ? denialsInLatin : denialsInChinese, words);
  if (!match) return undefined;
  const [found] = match;
  // With what it is for: "our application for a loan".
  const after = words
    .slice(match.index + found.length)
    .split(' ', 5)
    .join(' ');
  if (isLatin && otherPaper.test(`${found}${after} `)) return undefined;
  const start = found.trim().slice(0, 24);
  const clause = own.find((one) => partOf(one).includes(start)) ?? first;
  const isUnsettled = unsettled.test(isLatin ? partOf(clause) : words);
  return isOthers(clause) || isUnsettled || settled.test(words) ? undefined : clause;
}

function findFirst(patterns: readonly RegExp[], words: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    if (match) return match;
  }
  return undefined;
}

const partOf = ({ sentence, tokens }: Clause): string => (sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens));

const isOthers = ({ speaker }: Clause): boolean => ['rival', 'friends', 'order', 'quoted'].includes(speaker);
