import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import type { Quantity } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { priceClaims } from './priceClaims';

const money = '(?:(?:about|around|roughly|rund|etwa|je|unos|unas) )*(?:[£$€] )?\\d';
/** "5 jobs a month at £120 cash", "vier Aufträge im Monat zu 90 Euro", "seis encargos al mes a 40 euros". */
const forms = [
  ` \\d+ (?:\\S+ )?(?<unit>job|order|booking|commission|repair|lesson|visit|session|delivery|fitting|haircut)s? (?:an?|per|each|every) (?:day|week|month|year|season) (?:at|for) ${money}`,
  ` \\d+ (?:\\S+ )?(?<unit>aufträge|bestellungen|buchungen|reparaturen|stunden|termine|kurse|einsätze) (?:im|pro|in der|je|am) (?:tag|woche|monat|jahr|saison) (?:zu|à|für) ${money}`,
  ` \\d+ (?:\\S+ )?(?<unit>trabajos|encargos|pedidos|reservas|clases|arreglos|reparaciones|sesiones|visitas) (?:al|por|a la) (?:día|semana|mes|año|temporada) (?:a|por) ${money}`,
].map((form) => new RegExp(form));
/** What others sell, who works for us, and what is hoped for. */
const notOurs =
  / (?:he|she|they|their|his|her|him|them|er|sie|ihnen|ihm|ell[oa]s|le|les|hire|hired|outsource|spend|lose|hope|hoping|expect|plan|planning|want|need|aim|hoffe|hoffen|plane|planen|erwarte|will|wollen|möchte|brauche|espero|quiero|planeo|necesito|costs?|kostet|kosten|cuestan?) /;

/**
 * The price of work that is done again and again: it is paid each time. Not what is hoped for, or what they order elsewhere.
 */
export function priceOfJobs(clause: Clause): Quantity | undefined {
  const { tokens, quantities, sentence, context, speaker } = clause;
  if (!sentence.isLatin || quantities.length < 2 || speaker === 'rival' || !isPlainFact(clause)) return undefined;
  const amount = quantities.find(({ kind }) => kind === 'money');
  if (!amount || hasAny(context, 'rival', 'interview', 'survey') || notOurs.test(spacedWords(tokens))) return undefined;
  const words = wordsInFigures(tokens);
  const unit = forms.map((form) => form.exec(words)?.groups?.['unit']).find((found) => found !== undefined);
  return unit === undefined ? undefined : { ...amount, period: undefined, per: amount.per ?? unit };
}

const known = 5;

/** What such work shows, with the price of one. */
export const readJobsAtPrice = (clauses: readonly Clause[], claims: readonly Claim[]): Claim[] =>
  clauses.flatMap((clause) => {
    const quantity = priceOfJobs(clause);
    if (!quantity) return [];
    const told = new Set(claims.flatMap((claim) => (claim.clause === clause ? [claim.kind] : [])));
    return [
      ...(['paidPrice', 'evidence', 'realUse', 'proof'] as const).map((kind) =>
        makeClaim(kind, clause, { evidence: known }),
      ),
      ...priceClaims(clause, quantity).filter(({ kind }) => !told.has(kind)),
    ];
  });
