import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { hasAny, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

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

/** Work that is done again and again, each time for its price: it is paid. Not what is hoped for, or what they order elsewhere. */
export const isJobsAtPrice = (clause: Clause): boolean => {
  const { tokens, quantities, sentence, context, speaker } = clause;
  if (!sentence.isLatin || quantities.length < 2 || speaker === 'rival' || !isPlainFact(clause)) return false;
  if (!quantities.some(({ kind }) => kind === 'money')) return false;
  return (
    !hasAny(context, 'rival', 'interview', 'survey') &&
    !notOurs.test(spacedWords(tokens)) &&
    forms.some((form) => form.test(wordsInFigures(tokens)))
  );
};

const known = 5;

/** What such work shows, with the price of one. */
export const readJobsAtPrice = (clauses: readonly Clause[], claims: readonly Claim[]): Claim[] =>
  clauses.filter(isJobsAtPrice).flatMap((clause) => {
    const words = wordsInFigures(clause.tokens);
    const unit = forms.map((form) => form.exec(words)?.groups?.['unit']).find((found) => found !== undefined);
    const amount = clause.quantities.find(({ kind }) => kind === 'money')!;
    const quantity = { ...amount, period: undefined, per: amount.per ?? unit };
    const told = new Set(claims.flatMap((claim) => (claim.clause === clause ? [claim.kind] : [])));
    return [
      ...(['paidPrice', 'evidence', 'realUse', 'proof'] as const).map((kind) =>
        makeClaim(kind, clause, { evidence: known }),
      ),
      ...(['revenueIntent', 'priceNumber', 'priceUnit', 'sizeFromPrice'] as const).flatMap((kind) =>
        told.has(kind) ? [] : makeClaim(kind, clause, { quantity }),
      ),
    ];
  });
