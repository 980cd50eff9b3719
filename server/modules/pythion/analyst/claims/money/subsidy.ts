import type { Clause } from '../../text/clause';
import { measureWords } from '../../text/spokenYuan';
import { lettersOf, spacedWords } from '../../text/token';

const body = {
  en: '(?:council|parish|county|borough|government|ministry|lottery|foundation|charity|trust|(?:heritage|community|village|innovation) fund)',
  de: '(?:gemeinde|stadt|stadtverwaltung|landkreis|kreis|ministerium|\\S*stiftung|bundesland|förderbank)',
  es: '(?:ayuntamiento|gobierno|diputación|ministerio|fundación|junta|comunidad autónoma|municipalidad)',
};
/** "The county council gave us £12,000", "die Stadt hat uns 12.000 Euro bewilligt", "12.000 euros del ayuntamiento". */
const giving = [
  ` ${body.en}(?: also| still| has| had| have)* (?:gives?|gave|given|grants?|granted|awards?|awarded|promised) (?:us|me) `,
  ` (?:got|get|received|receive|won|were given|was given|have) (?:an? )?(?:\\S+ ){1,6}?from (?:the |our |a )?(?:\\S+ )?(?:\\S+ )?${body.en} `,
  ` ${body.en} (?:funds|funded|supports|supported|sponsors|sponsored) (?:us|me|it|this) with `,
  ` ${body.de} (?:gibt|gab|bewilligte|schenkte) (?:uns|mir) | ${body.de} (?:hat|haben) (?:uns|mir) (?:\\S+ ){1,8}?(?:gegeben|bewilligt|geschenkt|zugesagt) | ${body.de} (?:unterstützt|fördert) (?:uns|mich) mit `,
  ` (?:bekommen|bekamen|bekomme|bekam|erhalten|erhielten|erhielt) (?:wir |ich )?(?:\\S+ ){0,4}?von (?:der|einer|unserer|dem) (?:\\S+ )?${body.de} | von (?:der|einer|unserer|dem) (?:\\S+ )?${body.de} (?:bekommen|bekamen|erhalten|erhielten|bekam|erhielt|haben) (?:wir|ich) `,
  ` ${body.es} (?:\\S+ )?(?:nos|me) (?:da|dio|ha dado|concedió|ha concedido|otorgó) | ${body.es} (?:nos|me) apoya con `,
  ` (?:recibimos|recibí|hemos recibido|obtuvimos) (?:\\S+ ){1,6}?(?:del|de la|de una|de nuestro) (?:\\S+ )?${body.es} `,
].map((pattern) => new RegExp(pattern));
const givingHan =
  /(?:政府|街道办?|镇里|乡里|村委会?|居委会|基金会|民政局|妇联|残联|文化局|社区)(?:今年|去年|一年|每年|已经|先|也)*(?:给|补|拨|资助|补助|赞助)了?(?:给?我们?)[^，。,]{0,8}\d|(?:从|拿到|收到|获得)了?[^，。,]{0,6}(?:政府|街道|镇里|基金会|民政局|妇联|残联|文化局)[^，。,]{0,6}(?:\d[^，。,]{0,6}(?:补助|资助|拨款|赞助|扶持)|(?:补助|资助|拨款|赞助)[^，。,]{0,4}\d)/u;
/** What is bought from us is no support: "the council gave us a contract for £12,000". */
const bought =
  / (?:contracts?|orders?|jobs?|works?|commissions?|projects?|invoices?|auftrag|aufträge|verträge?|bestellung\S*|rechnung\S*|contratos?|encargos?|pedidos?|facturas?|price|preis|precio) /;

const forEach = new RegExp(`[每一]${measureWords()}\\p{Script=Han}{0,6}补贴?(?:给)?我们?(?:大概|大约)?\\d`, 'u');

/** 每头政府补贴我们80: what a public body pays for each is a price. */
export const isPaidForEach = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && forEach.test(lettersOf(tokens));

/**
 * A sum for no unit from a public body or a foundation is support, whatever time it is for: "the parish council gives us £400 a month",
 * "the county council gave us £12,000 for the first year". Not "gives us £2 a pupil", "pays us £400", "gave us an order for £400".
 */
export const isSubsidy = ({ tokens, quantities, sentence }: Clause): boolean => {
  if (!quantities.some(({ kind }) => kind === 'money') || !quantities.every(({ per }) => per === undefined))
    return false;
  if (!sentence.isLatin) return givingHan.test(lettersOf(tokens)) && !/订单|合同|采购|买|付/u.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return giving.some((pattern) => pattern.test(words)) && !bought.test(words);
};
