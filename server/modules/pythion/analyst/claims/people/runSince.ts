import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';

const since = {
  de: '(?:seit (?:19|20)\\d\\d|seit (?:mehr als |über |rund |fast )?(?!1 )\\d+ jahren|seit jahrzehnten)',
  en: '(?:since (?:19|20)\\d\\d|for (?:more than |over |about |almost )?(?!1 )\\d+ years|for decades)',
  es: '(?:desde (?:19|20)\\d\\d|desde hace (?:más de )?(?!1 )\\d+ años)',
};
const runs = {
  de: '(?:führen?|betreiben?|leiten?|bewirtschaften?|züchten?|backen?|restaurieren?|reparieren?|unterrichten?)',
  en: "(?:(?:have|'ve) (?:run|owned|managed|operated|farmed|led|kept|been running|been managing|been operating|been farming|been teaching))",
  es: '(?:regent(?:o|amos)|dirij?(?:o|imos)|dirigimos|gestion(?:o|amos)|llev(?:o|amos)|trabaj(?:o|amos)|(?:tenemos|tengo)(?= (?:\\S+ ){1,9}?(?:tienda|negocio|empresa|taller|finca|granja|panadería|cafetería|café|bar|restaurante|clínica|consulta|estudio|escuela|academia|peluquería|librería|local|puesto|huerta|viñedo|bodega|explotación|quesería|imprenta|hotel) ))',
};
const we = {
  de: '(?:ich|wir)',
  en: '(?:i|we)',
};
const patterns = [
  ` ${we.de} ${runs.de} ${since.de} `,
  ` ${since.de} ${runs.de} (?:\\S+ ){0,4}?${we.de} `,
  ` ${we.de} ${runs.de} (?:\\S+ ){1,5}?${since.de} `,
  ` ${we.en} ${runs.en} (?:\\S+ ){1,8}?${since.en} `,
  ` ${since.en} (?:, )?(?:\\S+ ){0,4}?${we.en} ${runs.en} `,
  ` ${runs.es} ${since.es} (?:un|una|el|la|mi|nuestr[oa]) `,
  ` ${runs.es} (?:un|una|el|la|mi|nuestr[oa]) (?:\\S+ ){1,5}?${since.es} `,
  ` ${since.es} (?:, )?(?:\\S+ ){0,4}?${runs.es} (?:un|una|el|la|mi|nuestr[oa]) `,
].map((pattern) => new RegExp(pattern, 'u'));
const inChinese =
  /我[^，。；]{0,8}(?:从?(?:19|20)\d\d年(?:起|开始|以来|就)|[^，。；]{0,3}已经)[^，。；]{0,4}(?:经营|开|办|管理|种)(?:着|了)?[^，。；]{0,12}(?:店|厂|农场|工作室|公司|馆|铺|园|作坊)/u;
/** Not of this field: where one lives, a blog, a try of the same product. */
const noWork = / (?:haushalt|tagebuch|liste|household|diary|pilot\S*|test\S*|warteliste|piloto|prueba|diario) /;

/** "Meine Frau und ich führen seit 2019 einen Hofladen und wollen jetzt liefern": a firm of ours for years, whatever is planned. */
const isRunSince = memoise(({ tokens, sentence, speaker, modality }: Clause): boolean => {
  if (speaker === 'rival' || speaker === 'quoted' || modality === 'question') return false;
  if (!sentence.isLatin) return inChinese.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  return patterns.some((pattern) => pattern.test(words)) && !noWork.test(words);
});

/** Who has run a shop or a farm for years has years in the field. */
export const withRunSince = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  claims.some(({ kind }) => kind === 'teamFits')
    ? [...claims]
    : [
        ...claims,
        ...clauses
          .filter(isRunSince)
          .flatMap((clause) => [
            makeClaim('teamFits', clause, { evidence: 3 }),
            makeClaim('proof', clause, { evidence: 3 }),
          ]),
      ];
