import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isAboutMore } from './unreachable';

const single =
  '(?:a single one|any of them|(?:even |not )?one of them|a single (?:\\S+ )?(?:person|owner|customer|buyer|family|of them)|anyone|anybody|even one|even a single one)';
const noneFound = [
  String.raw` (?:we|i) (?:\S+ ){0,3}?(?:not|n't|never|cannot|failed to|unable to) (?:\S+ ){0,3}?(?<verb>track down|tracked down|track|traced?|get hold of|got hold of|locate|located|find|found|reach|reached|contact|come across|meet|met) ${single}(?: down)?(?= (?:[.,;]|in|so|yet|after|by|for|although)| $)`,
  String.raw` (?:we|i) (?:have |had |'ve )?(?<verb>tracked down|traced|got hold of|located|found|reached|met) (?:not a single one|not one of them|none of them|nobody|no_one|no one|none)(?= (?:[.,;]|in|so|after)| $)`,
  String.raw` (?:habe ich|haben wir|ich habe|wir haben) (?:\S+ ){0,8}?(?:keine[nr]? einzige[nrs]?|nicht eine[nr]? einzige[nrs]?|keine[nr]? von ihnen|niemanden) (?:\S+ ){0,4}?(?<verb>ausfindig gemacht|aufgetrieben|aufgespürt|gefunden|erreicht|getroffen|kennengelernt)(?= )`,
  String.raw` (?:no (?:he|hemos) (?<verb>dado con|localizado a|encontrado a|conocido a|contactado con)|no (?:di|dimos|localicé a|localizamos a|encontré a|encontramos a|conocí a|conseguimos dar|conseguí dar) ?(?:con)?) (?:ni (?:a )?un[oa](?: sol[oa])?|ningun[oa]|nadie)(?= )`,
].map((pattern) => new RegExp(pattern));
const noneFoundInChinese =
  /(?:一个|一家|一位|一户|半个)(?:人)?(?:都|也)(?:没(?:有)?(?:找到|联系上|碰到|见到|打听到)|找不到|联系不上|打听不到)/u;

/** Nobody knows them, and they are on no list. */
const unlisted =
  / (?:no|keine?n?|keinem|keiner|ningún|ninguna|not on any|in no) (?:\S+ ){0,2}?(?:lists?|registers?|clubs?|director(?:y|ies)|association|liste|verzeichnis|register|verein|verband|lista|registro|asociación|club|censo) | (?:who|where|wer|wo|quiénes|dónde) (?:they|sie|son|están|viven) (?:\S+ ){0,3}?(?:anyone 's guess|nobody|no_one|weiß|niemand|keiner|nadie)| (?:nobody|no_one|no one|niemand|nadie) (?:\S+ )?(?:knows?|weiß|sabe) (?:who|where|wer|wo|quiénes|dónde) /;
const unlistedInChinese =
  /没有?[^,，。]{0,6}(?:名单|名册|登记|协会|群)|(?:谁也|没人|不)知道(?:他们|她们)?(?:是谁|在哪)/u;
/** "Track down", "ausfindig machen": said of people. Whom one finds may be a thing. */
const ofPeople = /^(?:track|get|got|reach|contact|meet|met|ausfindig|erreicht|getroffen|kennen|dado|contact|conocid)/;

const isNoneFound = (clause: Clause, near: readonly Clause[]): boolean => {
  const { tokens, sentence, speaker, modality } = clause;
  if (modality === 'question' || !(speaker === 'own' || speaker === 'other' || speaker === 'people')) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return noneFoundInChinese.test(letters) && near.some(({ context }) => unlistedInChinese.test(lettersOf(context)));
  }
  const match = noneFound.map((pattern) => pattern.exec(wordsInFigures(tokens))).find((one) => one !== null);
  if (!match || isAboutMore(clause)) return false;
  const isUnlisted = near.some(({ context }) => unlisted.test(spacedWords(context)));
  return isUnlisted || (ofPeople.test(match.groups?.['verb'] ?? '') && hasPeople(near));
};

const hasPeople = (near: readonly Clause[]): boolean =>
  near.some(({ context }) =>
    / (?:people|who|them|they|owners?|leute|sie|personas|ellos|ellas) /.test(spacedWords(context)),
  );

/** "There is no list, no club, and in a year I could not track down a single one": they can't be found. */
export function withNoneFound(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const added = clauses.flatMap((clause, index) =>
    isNoneFound(clause, clauses.slice(Math.max(0, index - 5), index + 1)) ? [makeClaim('unreachable', clause)] : [],
  );
  return added.length > 0 ? [...claims, ...added] : claims;
}
