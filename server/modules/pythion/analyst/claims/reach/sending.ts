import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, isWord, type Token } from '../../text/token';

/** "Me las mandó la kinesióloga", "der Tierarzt schickt sie zu mir": who has clients of their own sends us some. */
export const isSentToUs = memoise(
  (clause: Clause): boolean =>
    clause.sentence.isLatin &&
    clause.modality === 'fact' &&
    (isSentInSpanish(clause) || isSentInGerman(clause)) &&
    !clause.tokens.some(isSupplier),
);

/** "Los clientes nos los manda el veterinario"; not "las telas me las manda el proveedor". */
function isSentInSpanish({ tokens, negated }: Clause): boolean {
  if (isSendingPeople(tokens, negated)) return true;
  const at = tokens.findIndex(
    (token, index) =>
      isToUs(token) &&
      /^l[oa]s?$/.test(tokens[index + 1]?.text ?? '') &&
      /^(?:mand|enví|envi|deriv|pas|recomend|recomiend|present)(?:a|an|ó|aron|aba|aban)$/.test(
        tokens[index + 2]?.text ?? '',
      ),
  );
  const verb = tokens[at + 2];
  if (at < 0 || verb === undefined || negated.has(verb)) return false;
  const [article, sender] = tokens
    .slice(at + 3, at + 6)
    .filter(({ text }) => !/^(?:mism|propi|únic)[oa]s?$/.test(text));
  return (
    /^(?:el|la|los|las|una?|mis?)$/.test(article?.text ?? '') && isSender(sender) && isOfPeople(tokens.slice(0, at))
  );
}

const isToUs = (token: Token | undefined): boolean => token?.text === 'me' || token?.text === 'nos';

/** "La imprenta me manda clientes todas las semanas"; not "el rival me manda clientes enojados", "no me manda clientes". */
const isSendingPeople = (tokens: readonly Token[], negated: ReadonlySet<Token>): boolean =>
  tokens.some(
    (token, at) =>
      isToUs(tokens[at - 1]) &&
      /^(?:mand|enví|envi|deriv|pas|tra|recomend)(?:a|an|e|en|ó|jo|jeron|aron|aba|aban)$/.test(token.text) &&
      !negated.has(token) &&
      tokens.slice(0, at - 1).some(({ pos }) => pos === 'noun') &&
      !tokens.slice(0, at - 1).some(({ text }) => noSender.test(text)) &&
      tokens
        .slice(at + 1, at + 4)
        .some(
          (sent, index, after) =>
            sentPeople.test(sent.text) && after.slice(0, index).every(({ pos }) => pos !== 'noun'),
        ),
  );

const noSender = /^(?:jef[ea]s?|rival(?:es)?|competencia|competidor(?:es)?)$/;
const sentPeople =
  /^(?:client[ea]s?|gente|familias|pacientes|alumn[oa]s|trabajos?|encargos|pedidos|vecin[oa]s|soci[oa]s|huéspedes|pasajer[oa]s)$/;

const sending = new Set(['schickt', 'schicken', 'schickte', 'schickten', 'vermittelt', 'überweist']);

/** "Die Patienten schickt mir der Hausarzt", "zwei Trainer schicken Leute zu uns". */
function isSentInGerman({ tokens, negated }: Clause): boolean {
  const at = tokens.findIndex(({ text }) => sending.has(text));
  const verb = tokens[at];
  if (!verb || negated.has(verb)) return false;
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isSentToUs =
    /^(?:mir|uns)$/.test(after[0]?.text ?? '') ||
    after.some(({ text }, index) => text === 'zu' && /^(?:mir|uns)$/.test(after[index + 1]?.text ?? ''));
  const isAfter = after.some(isSender);
  return (
    isSentToUs &&
    (isAfter || before.some(isSender)) &&
    (isAfter ? isOfPeople(before) : after.some(({ text }) => text === 'sie') || after.some(isBuyer))
  );
}

const isBuyer = (token: Token): boolean =>
  has(token, 'people', 'customer') || /^(?:client|pacient|alumn|kund|patient|leute)/.test(token.text);

/** Nobody is named, or those who buy. */
const isOfPeople = (sent: readonly Token[]): boolean => {
  // "Las quejas me las pasó": the tagger takes what stands behind its article for a verb.
  const nouns = sent.filter(
    ({ pos, text }, index) => (pos === 'noun' && !/^tod[oa]s$/.test(text)) || sent[index - 1]?.pos === 'det',
  );
  return nouns.length === 0 || nouns.some(isBuyer);
};

const isSender = (token: Token | undefined): boolean =>
  token !== undefined && (has(token, 'people', 'partner') || roles.test(token.text));

/** Who has clients or patients of their own to send. */
const roles =
  /(?:ólog[oa]|ista|terapeuta|médic[oa]|doctora?|veterinari[oa]|maestr[oa]|profesora?|entrenadora?|directora?|matrona|enfermer[oa]|farmacéutic[oa]|peluquer[oa]|administradora?|asesora?|gestora?|abogad[oa]|arquitect[oa])s?$|(?:arzt|ärztin|ärzte|therapeut(?:in)?|lehrer(?:in)?|trainer(?:in)?|apotheke|apotheker(?:in)?|hebamme|verein|berater(?:in)?)$/;

const isSupplier = (token: Token): boolean => isWord(token, suppliers);

const suppliers =
  /^(?:supplier|manufacturer|factory|courier|carrier|printer|vendor|proveedora?|fabricante|fábrica|mayorista|lieferant|hersteller|fabrik|großhändler)s?$/;

/** "My supplier sends them to me", "me las manda el proveedor": goods, whatever word stands for them. */
export const isSupplied = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  tokens.some(isSupplier) &&
  tokens.some(
    ({ lemma, text }) =>
      /^(?:send|ship|deliver|bring|post|pass)$/.test(lemma) ||
      /^(?:manda|mandan|mandó|envía|envían|envió|trae|traen|schickt|schicken|liefert|liefern|bringt)$/.test(text),
  ) &&
  !tokens.some((token) => token.pos === 'noun' && isBuyer(token) && !isSupplier(token));
