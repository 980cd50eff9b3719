import { clausesBySentence, type Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

const who = {
  es: '(?:academias|escuelas|agencias|bancos|gestorías|tiendas|consultoras|aseguradoras|operadoras|distribuidoras|fábricas|marcas|cadenas|empresas|compañías|plataformas|clínicas privadas|talleres|proveedores|supermercados|mayoristas|intermediarios|inmobiliarias)',
  en: '(?:schools|colleges|academies|agencies|banks|shops|stores|chains|brands|dealers|insurers|consultants|carriers|suppliers|platforms|companies|firms|wholesalers|middlemen|garages|brokers|providers)',
  de: '(?:\\S*schulen|akademien|agenturen|banken|\\S*läden|\\S*ketten|marken|händler|versicherungen|berater|anbieter|lieferanten|firmen|plattformen|werkstätten|makler|zwischenhändler|großhändler)',
};
/** "Las academias les enseñan español general": what others do for those of whom the text tells. */
const serving = [
  `^ (?:y |pero |hoy |ahora |, )*(?:las|los|otras|otros|muchas|muchos|algunas|algunos) (?:grandes )?${who.es} (?:\\S+ )?(?:solo |sólo |siempre |ya )*(?:les|l[oa]s) (?:enseñan?|dan|ofrecen|venden|cobran|mandan|envían|hacen|prestan|piden|preparan|entregan|alquilan|facturan|explican|imponen) `,
  `^ (?:and |but |today |now |, )*(?:the |other |most |some |big )*${who.en} (?:only |just |always )*(?:teach|give|offer|sell|charge|send|make|lend|hand|rent|show|train|tell) (?:them|those|these) (?!back |away |to us )`,
  `^ (?:und |aber |, )*(?:die |andere |viele |manche |große )*${who.de} (?:bringen|geben|bieten|verkaufen|berechnen|schicken|leihen|liefern|zeigen|lehren|vermieten) (?:ihnen|sie|denen) `,
].map((pattern) => new RegExp(pattern));
const servingHan =
  /^(?:而|但|现在|目前)*(?:培训班|机构|中介|银行|学校|商店|平台|供应商|经销商|代理|超市|厂家|公司)(?:只|都|会|就)*(?:教|给|卖给|租给|发给|收)(?:他们|她们)/u;

/** Whether a clause tells what providers of today do for the group: they are no group of ours, and have no trouble. */
export const isProviders = memoise((clause: Clause): boolean => {
  if (!isFact(clause) || clause.speaker === 'own' || hasAny(clause.tokens, 'own')) return false;
  return clause.sentence.isLatin
    ? serving.some((pattern) => pattern.test(spacedWords(clause.tokens)))
    : servingHan.test(lettersOf(clause.tokens));
});

const ofGroup = /^(?:group|groupDetail|payer)$/;
const ofTrouble = /^(?:trouble|frequencyOrCost)$/;

/**
 * "Las academias les enseñan español general y luego no entienden a los pacientes": the way of today, and behind it in the sentence what
 * the group has of it.
 */
export function withProvidersApart(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const providers = clauses.filter(isProviders);
  if (providers.length === 0) return claims;
  const named = new Set(providers);
  return [
    ...claims.filter(
      ({ kind, clause }) =>
        !(named.has(clause) && (ofGroup.test(kind) || (ofTrouble.test(kind) && clause.negated.size === 0))),
    ),
    ...providers.flatMap((clause) => {
      const behind = failureBehind(clause, clauses);
      return [
        makeClaim('alternative', clause),
        makeClaim('alternativeDetail', clause),
        ...(behind ? [makeClaim('trouble', behind), makeClaim('alternativeFails', behind)] : []),
      ];
    }),
  ];
}

/** What they still can't do, in the same sentence. */
const failureBehind = (clause: Clause, clauses: readonly Clause[]): Clause | undefined =>
  clausesBySentence(clauses)
    .get(clause.sentence)
    ?.find(
      (other) =>
        other.index > clause.index &&
        other.modality === 'fact' &&
        other.speaker !== 'own' &&
        (other.negated.size > 0 || hasAny(other.tokens, 'trouble', 'negation')),
    );
