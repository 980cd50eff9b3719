import type { Clause } from '../text/clause';
import { has, hasAny, isWord, lettersOf, spacedWords, type Token } from '../text/token';

type Tokens = readonly Token[];

/**
 * Things, offices or animals do it, and not we: "the van and the stones take about 540 a month off me, so hardly anything is
 * left", "ticks bite children, and we sell long socks". It has the words of harm, "take", "nothing", "bite", and no act of ours.
 */
export const isBorne = ([first, ...rest]: readonly Clause[]): boolean =>
  first !== undefined && ((first.sentence.isLatin && isTakenFromUs(first.context)) || isDoneByAnimals(first, rest));

const danger = [
  'people',
  'target',
  'minor',
  'private',
  'covert',
  'unaware',
  'stealth',
  'deceive',
  'fake',
  'criminal',
] as const;

/** Whose share it is: no victim, though the lexicon takes it for people. */
const taker =
  /^(?:office|landlord|agent|agency|council|bank|state|platform|owner|autónom[oa]s?|vermieter|amt|finanzamt)$/;

const takes =
  '(?:take|takes|took|eat|eats|cost|costs|swallow|swallows|charge|charges|lleva|llevan|quita|quitan|cuesta|cuestan|come|comen|cobra|cobran|traga|tragan|nimmt|nehmen|kostet|kosten|frisst|fressen|schluckt|schlucken|zieht|ziehen)';
const taking = new RegExp(`^${takes}$`);
const isTaking = new RegExp(` ${takes} `);
const weAct = /^(?:we|i|wir|ich|yo|nosotr[oa]s)$/;
const usBearing = /^(?:me|us|my|our|mir|uns|nos)$/;
const earning = /^(?:earn|earns|make|take|get|sell|bring|verdien\w*|gan(?:o|amos)|ingres(?:o|amos)|factur(?:o|amos))$/;

/** What may follow: a sum or a share, a time, who bears it, and that nothing is left. */
const bearing =
  /^(?:off|from|of|a|an|the|about|around|roughly|nearly|almost|some|every|each|per|in|at|to|and|so|that|what|which|then|all|everything|anything|nothing|hardly|barely|little|much|is|am|are|be|left|leave|leaves|over|remains?|for|half|third|quarter|fifth|tenth|most|cut|rest|it|its|share|month|week|year|day|months|years|weeks|days|end|sale|income|revenue|wage|margin|profit|al|mes|año|semana|día|de|del|cada|por|un|una|unos|unas|el|la|los|las|lo|que|casi|apenas|no|queda|quedan|nada|poco|así|y|o|a|mí|para|todo|toda|mitad|tercio|quinta|parte|venta|im|pro|monat|jahr|woche|tag|rund|etwa|fast|kaum|was|nichts|wenig|übrig|bleibt|bleiben|da|dann|und|es|so|sodass|dass|von|dem|ein|eine|einen|die|der|das|davon|ab|weg|auf|alles|hälfte|drittel|viertel|fünftel|zehntel|verkauf|euros?|pounds?|dollars?|pesos?|%|percent|prozent|por_ciento|[$€£¥]|[,.;–—-])$/;

/** "My van and the stones take 540 a month off me": nobody but us is without it. */
const isTakenFromUs = (tokens: Tokens): boolean => {
  if (!isTaking.test(spacedWords(tokens))) return false;
  const verb = tokens.findIndex(({ text }, index) => index > 0 && taking.test(text));
  if (verb < 0) return false;
  const [takers, tail] = [tokens.slice(0, verb), tokens.slice(verb + 1)];
  const isNamed = !takers.some(
    (token) =>
      weAct.test(token.text) ||
      (token.pos === 'verb' && !taker.test(token.text)) ||
      (isDangerous(token) && !isTaker(token)),
  );
  return (
    isNamed &&
    [...takers.slice(-1), ...tail].some(
      ({ text }, index, words) =>
        (usBearing.test(text) || isEarner(words, index)) && !isGainedBy(words.slice(0, index)),
    ) &&
    tail.every(
      ({ text, pos }, index) =>
        pos === 'num' ||
        bearing.test(text) ||
        usBearing.test(text) ||
        taking.test(text) ||
        isEarner(tail, index) ||
        earning.test(text),
    )
  );
};

/** "Of what I earn"; not "nothing is left, and we earn from it". */
const isEarner = (tokens: Tokens, index: number): boolean =>
  weAct.test(tokens[index]?.text ?? '') &&
  /^(?:what|was|que|all)$/.test(tokens[index - 1]?.text ?? '') &&
  tokens.slice(index + 1, index + 3).some(({ text }) => earning.test(text));

/** "The bot takes the rest for us"; not "so nothing is left for us". */
const isGainedBy = (before: Tokens): boolean =>
  before.at(-1)?.text === 'for' && !before.some(({ text }) => /^(?:left|remains?)$/.test(text));

const isTaker = (token: Token): boolean => isWord(token, taker);

const isDangerous = (token: Token): boolean => has(token, ...danger);

const animals =
  /^(?:dogs?|ticks?|wasps?|bees?|hornets?|midges|mosquito(?:e?s)?|gnats|gulls?|seagulls?|pigeons?|crows|rats?|mice|moles|badgers?|foxes|wolves|snakes?|leeches|jellyfish|hunde|zecken|wespen|bienen|mücken|möwen|tauben|ratten|mäuse|marder|wölfe|perros|garrapatas|avispas|abejas|mosquitos|gaviotas|palomas|ratas|ratones|lobos)$/;
const attacking =
  /^(?:bite|sting|hurt|attack|scratch|steal|rob|eat|injure|peck|stechen|beißen|verletzen|klauen|stehlen|fressen|kratzen|muerden|pican|atacan|roban|comen|arañan)$/;
const trading =
  /^(?:sell|make|build|offer|sew|knit|weave|rent|fit|supply|verkaufen|bauen|nähen|fertigen|bieten|vermieten|vendemos|hacemos|fabricamos|cosemos|montamos|ofrecemos)$/;
const attackInChinese =
  /^(?:蚊子?|蚊虫|狗|蜱虫|马蜂|黄蜂|蜜蜂|老鼠|蛇)(?:经?常|老是?|总是?)?(?:咬|叮|蜇)[^我,，。]{1,8}[,，](?:所以)?我们?(?:卖|做|生产)[^,，。人客毒刑狗蛇鼠]{1,8}$/;

/** "Dogs bite the postmen here, and we sell gaiters"; not "our dogs bite trespassers", "dogs bite, and we sell the videos". */
const isDoneByAnimals = (first: Clause, rest: readonly Clause[]): boolean => {
  if (!first.sentence.isLatin) return attackInChinese.test(lettersOf(first.context));
  const { context } = first;
  const act = context.slice(0, 3).findIndex((token) => isWord(token, attacking));
  if (act < 1 || (act === 2 && !article.test(context[0]?.text ?? '')) || rest.length > 2) return false;
  const we = context.findIndex(
    ({ text }, index) =>
      index > act && (weAct.test(text) || /^(?:vende|hace|fabrica|cose|monta|ofrece)mos$/.test(text)),
  );
  const trade = context.slice(we).findIndex((token) => isWord(token, trading));
  if (we < 0 || trade < 0 || trade > 1) return false;
  const goods = context.slice(we + trade + 1);
  return (
    animals.test(context[act - 1]?.text ?? '') &&
    !hasAny(context.slice(0, we), 'own') &&
    goods.length < 7 &&
    !goods.some(
      (token) => isDangerous(token) || has(token, 'animal') || weAct.test(token.text) || spectacle.test(token.lemma),
    )
  );
};

/** No "trained rats", no "guard dogs". */
const article = /^(?:the|die|los|las|wild|stray|wilde|streunende)$/;

const spectacle =
  /^(?:what|ring|pit|cage|tooth|teeth|ticket|bet|video|film|show|fight|seat|poison|it|them|wetten?|karten?|entradas?|apuestas?)$/;
