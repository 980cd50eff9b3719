import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, isAmong, spacedWords, type Token } from '../text/token';
import { isToolTrade } from './arms';
import { isChore, isChoreInChinese } from './chores';
import { isGuarding, isGuardingInChinese } from './guarding';
import { isOrdinaryService } from './ordinaryService';
import { isOtherSense, isSuffered } from './otherSense';
import { isDeclaredOffer, isDeclaredOfferInChinese } from './declaredOffer';
import { isPetCare } from './petCare';
import { isPlayed, isPlayedInChinese } from './play';
import { isProcessed, isProcessedInChinese } from './processing';
import { isDeclaredInChinese, isDeclaredSubstitute } from './substitute';
import { isUndone, isUndoneInChinese } from './undone';
import { isLawfulInChinese } from './lawfulInChinese';
import { isLeftToProfession, isLeftToProfessionInChinese } from './withoutProfession';

/**
 * A trade with the words of harm: who shoots pigeons for farmers, works so that nobody notices, says what is cheaper, sells nail
 * guns or lets players rob a bank. It is done to no person, and to nothing that somebody keeps private.
 */
export const isLawfulWork = ({ context, sentence, modality }: Clause): boolean =>
  modality !== 'question' && (sentence.isLatin ? isTrade(context) : isTradeInChinese(context));

const isTrade = memoise(
  (context: readonly Token[]): boolean =>
    isLeftToProfession(context) ||
    isPestControl(context) ||
    isDiscreet(context) ||
    isCheaper(context) ||
    isChore(context) ||
    isGuarding(context) ||
    isPhotography(context) ||
    isToolTrade(context) ||
    isPlayed(context) ||
    isDeclaredSubstitute(context) ||
    isOtherSense(context) ||
    isOrdinaryService(context) ||
    isSuffered(context) ||
    isPetCare(context) ||
    isDeclaredOffer(context) ||
    isProcessed(context) ||
    isUndone(context),
);

const isTradeInChinese = memoise(
  (context: readonly Token[]): boolean =>
    isLeftToProfessionInChinese(context) ||
    isLawfulInChinese(context) ||
    isChoreInChinese(context) ||
    isGuardingInChinese(context) ||
    isPlayedInChinese(context) ||
    isDeclaredInChinese(context) ||
    isUndoneInChinese(context) ||
    isProcessedInChinese(context) ||
    isDeclaredOfferInChinese(context),
);

const hunting = new Set([
  'shoot',
  'kill',
  'trap',
  'catch',
  'poison',
  'gas',
  'hunt',
  'cull',
  'exterminate',
  'schieße',
  'schießen',
  'töten',
  'fangen',
  'jagen',
  'matamos',
  'cazamos',
]);
const pest =
  /^(?:rats?|mice|mouse|pigeons?|moles?|wasps?|hornets?|cockroach(?:es)?|bedbugs?|fleas?|moths?|ants?|foxes|fox|rabbits?|boars?|deer|crows?|gulls?|slugs?|snails?|mosquito(?:e?s)?|squirrels?|ratten|mäuse|tauben|maulwürfe|wespen|wildschweine|kaninchen|ratas|ratones|palomas|cucarachas|jabalíes|conejos)$/;
const spared =
  /^(?:pet|dog|cat|horse|protected|endangered|neighbou?r|alive|slowly|fight|bet|season|video|film|tourist)$/;

/** "I shoot wild pigeons for farmers who ask me to": a pest or game, and whom it is done for. */
const isPestControl = (tokens: readonly Token[]): boolean =>
  tokens.some((token, index) => isAmong(token, hunting) && isPest(tokens.slice(index + 1, index + 5))) &&
  tokens.some(({ text }) => /^(?:for|in|under|für|im|para|en|bei)$/.test(text)) &&
  !tokens.some(({ lemma }) => spared.test(lemma)) &&
  !hasAny(tokens, 'covert', 'fake', 'deceive', 'stolen');

const isPest = (after: readonly Token[]): boolean => {
  const at = after.findIndex(({ text }) => pest.test(text));
  return at >= 0 && !after.slice(0, at).some((token) => token.pos === 'adp' || has(token, 'people', 'target', 'minor'));
};

const work =
  /^ (?:\S+ ){0,3}(?:hide|hides|cover|covers|empty|empties|clean|cleans|repair|repairs|mend|mends|fix|fixes|service|services|lay|lays|run|runs|paint|paints|build|builds|fit|fits|bury|buries) (?:\S+ ){0,3}(?:hearing aids?|wigs?|scars?|stains?|cables?|wires?|wiring|pipes?|tanks?|toilets?|bins?|drains?|radiators?|boilers?|seams?|braces?|prosthes[ie]s|speakers?|lamps?|chargers?|meters?|kitchens?) /;
const unnoticed =
  / so (?:that )?(?:nobody|no one|no_one|(?:the |your |their )?(?:guests?|customers?|neighbou?rs?|diners|visitors|residents) (?:never|do n't|wo n't|hardly|barely)) (?:sees?|notices?|hears?|smells?|knows?) /;

/** "We empty tanks at night so that the guests never notice", "I hide the hearing aid in the frame, so nobody sees it". */
const isDiscreet = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    work.test(words) &&
    unnoticed.test(words) &&
    !/ (?:and|let|into|camera|cameras|microphone|tracker|poison|leak|rot|mould|mold|damage|damaged|river|lake|stream|sea|forest|woods|steal|copy|listen|record|used|second-hand|buyers?|sell|sells|sale) /.test(
      words,
    )
  );
};

const cheaper =
  /^ (?:and |but |so )?(?:we|i|it|our \S+) (?:come|comes|came|work|works|worked|are|am|is|'re|'m|'s|cost|costs|charge|charges) (?:\S+ ){0,6}(?:cheaper|faster|quicker|nearer|less) than (?:\S+ ){1,6}(?:because|since|as) /;
/** What is skipped or used makes it cheaper at somebody's expense. */
const expense =
  /^(?:licen[cs]e|permit|tax|wage|law|rule|safety|insurance|worker|employee|inspection|check|refuse|nobody|pay|unpaid|steal|cheat|fake)$/;

/** "We come out 40% cheaper than the broker because the driver's going that way anyway": a price, and why. */
const isCheaper = (tokens: readonly Token[]): boolean =>
  cheaper.test(spacedWords(tokens)) &&
  !tokens.some((token) => expense.test(token.lemma)) &&
  !hasAny(tokens, 'license', 'stolen', 'fake', 'covert', 'unaware', 'private', 'minor', 'contraband', 'rob');

const shot =
  / (?:photos?|photographs?|photographers?|pictures?|prints|portraits?|headshots?|albums?|on film|cameras?|photo studio|studio|sessions?|website) /;
const unwantedShot =
  / (?:guns?|rifles?|bullets?|knees?|dead|owe|owes|debts?|naked|nude|topless|changing|showers?|toilets?|bedrooms?|secret\S*|never|nobody|without) /;

/** "I shoot families in the park at sunset and sell the prints": with a camera. */
const isPhotography = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    / (?:shoot|shoots|shooting) /.test(words) &&
    shot.test(words) &&
    !unwantedShot.test(words) &&
    !hasAny(tokens, 'covert', 'unaware', 'intimate', 'fake', 'contraband')
  );
};
