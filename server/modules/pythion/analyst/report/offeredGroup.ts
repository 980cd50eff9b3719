import { makeClaim, type Claim } from '../claims/claim';
import { stemOf, type Phrase } from '../claims/people/phrase';
import type { Clause } from '../text/clause';
import { spacedWords, type Token } from '../text/token';

/** Ends of German names of groups, in compounds too: "Getriebehersteller", "Dienstradfahrer", "Firmenflotten". */
const named =
  /^\p{L}*(?:hersteller|betreiber|besitzer|halter|händler|fahrer|bauer|bauern|züchter|gärtner|winzer|imker|handwerker|eigentümer|mieter|vermieter|pendler|rentner|senioren|eltern|familien|haushalte|haushalten|vereine|vereinen|praxen|verwaltungen|schulen|kitas|firmen|flotten|büros|werkstätten|kliniken|krankenhäuser|heime|heimen|gemeinden|kanzleien|agenturen|hotels|gastronomen|wirte|köche|bäcker|angler|jäger|reiter)$/u;
/** What those do who serve the group. */
const providing = /^(?:liefer\w*|verlang\w*|nehmen|nimmt|kommen|kommt|biete\w*|verkauf\w*|machen|berechne\w*|wollen)$/;
const aim = /^(?:für|an|bei)$/;
const joined = /^(?:und|oder|,)$/;
/** "Betriebsstunden", "Kitazeiten": a thing or a time, whatever its first part names. */
const thing = /\p{L}(?:stunden|zeiten|zeit|kosten|mittel|anlagen|räder|teile|tage|jahre|preise|plätze)$/u;

/** "Umgebung nur Dachrinnen": no name. */
const unnamed = /^(?:nur|auch|noch|schon|nicht|umgebung)$/;

/** Whether the head of a phrase is a German compound of a thing, or the phrase isn't a name. */
export const isOfThing = ({ tokens, sentence }: Clause, { at, end }: Phrase): boolean =>
  sentence.isLatin &&
  (thing.test(tokens[end - 1]?.text ?? '') || tokens.slice(at, end).some(({ text }) => unnamed.test(text)));

/** "Mobile Fahrradwerkstatt für Firmenflotten": what stands before "for" in a line without a verb is the offer. */
export const isOfferFor = ({ tokens, hasVerb, sentence }: Clause, { at, end }: Phrase): boolean =>
  sentence.isLatin && !hasVerb && at <= 1 && /^(?:für|for|para|pour)$/.test(tokens[end]?.text ?? '');

const refused =
  /^ (?:nehmen|machen|kommen|fahren|liefern|bedienen|reparieren|bearbeiten|übernehmen) (?:[^\s,]+ ){0,6}?(?:unter|für|wegen|so) (?:[^\s,]+ ){0,4}?(?:nicht|keine\S*) |^ (?:nehmen|machen|bearbeiten|übernehmen) (?:keine|keinen) (?:kleinen |\S+ )?(?:aufträge\S*|kunden) (?:unter|für|wegen) /;

/** "Die großen Betriebe nehmen Aufträge unter 800 Euro nicht mehr an": who refuses small jobs isn't who has the trouble. */
export const isRefusingInGerman = ({ tokens, sentence }: Clause, { end }: Phrase): boolean =>
  sentence.isLatin && refused.test(spacedWords(tokens.slice(end)));

const isAimed = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens
    .slice(0, at)
    .findLastIndex(
      ({ text, pos }) => pos !== 'adj' && pos !== 'num' && !/^(?:die|den|der|viele|alle|kleine|große)$/.test(text),
    );
  const word = tokens[before];
  if (word === undefined) return false;
  return (
    aim.test(word.text) ||
    (joined.test(word.text) && named.test(tokens[before - 1]?.text ?? '') && isAimed(tokens, before - 1))
  );
};

/** Groups in words that no claim names: for whom the offer is, or who has the trouble. */
export function offeredGroups(
  clause: Clause,
  isOffer: boolean,
  isTrouble: boolean,
): { claim: Claim; phrase: Phrase }[] {
  const { tokens, sentence, speaker } = clause;
  if (!sentence.isLatin || speaker === 'rival' || (!isOffer && !isTrouble)) return [];
  return tokens.flatMap((token, at) => {
    if (!named.test(token.text)) return [];
    const isSubject =
      isTrouble &&
      /^(?:die|viele|manche)$/.test(tokens[at - 1]?.text ?? '') &&
      !providing.test(tokens[at + 1]?.text ?? '');
    if (!(isOffer && isAimed(tokens, at)) && !isSubject) return [];
    return [
      {
        claim: makeClaim('group', clause, { subject: token.text }),
        phrase: { at, end: at + 1, head: stemOf(token) },
      },
    ];
  });
}
