import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, lettersOf, spacedWords, type Token } from '../text/token';
import type { Harm } from './harm';
import { plainHarmInChinese } from './plainHarmInChinese';

const dumping =
  /^ (?:\S+ly )?(?:we|i|our \S+(?: \S+)?)(?: \S+ly| then| just| simply)? (?:[^,;:]* and )?(?:leave|leaves|drop|drops|dump|dumps|tip|tips|empty|empties|bury|buries|throw|throws|abandon|abandons|unload|unloads|park|parks) (?:\S+ ){0,6}(?:in|into|by|on|at|beside|off) (?:(?:a|an|the|some|any|quiet|lonely|nearby|dark|next|nearest) ){0,3}(?:woods?|forest|lay-by|layby|ditch|hedges?|hedgerow|verge|moors?|heath|river|lake|stream|canal|brook|dunes?|roadside|country lane|field gate|quarry) /;
const running =
  / (?:let|lets|pump|pumps|drain|drains|empty|empties|pour|pours) (?:it|them|the \S+|what \S+ \S+) (?:\S+ )?(?:run |flow |go |off )?into (?:the|a) (?:\S+ )?(?:brook|river|lake|stream|canal|sea|ditch|forest|woods|storm drain|street drain) /;
/** "Empties the tanks of houseboats on the lake": fetched, and not left there. */
const emptied = / (?:empty|empties) (?:\S+ ){0,3}(?:tanks?|toilets?|bins?|pits?) /;
const liquidWaste =
  / (?:sludge|oils?|grease|fat|slurry|sewage|manure|chemicals?|acid|dyes?|solvents?|septic|whey|brine|cement|concrete|fuel|diesel|detergent|bleach|residues?|(?:dirty|used|dyed|waste|wash|rinse) water|wastewater|effluent|what \S+ \S+) /;
const dumpingAbroad =
  / (?:alte?n?|kaputte?n?) \S+ (?:(?!(?:,|die|das) )\S+ ){0,6}(?:im|in den|am|in einem) (?:\S+ )?(?:wald|straßengraben|graben|fluss|see|bach|waldrand) (?:\S+ )?(?:ab|abladen|liegen|entsorgen|kippen|stellen) | (?:dejamos|tiramos|abandonamos|vertemos|enterramos) (?:\S+ ){0,5}(?:viej[oa]s?|usad[oa]s?|escombros|basura|neumáticos|amianto|residuos) (?:\S+ ){0,3}(?:en|al|por) (?:el|la|un|una)? ?(?:monte|bosque|río|arroyo|cuneta|barranco|campo|mar|lago) /;
/** "Wir kippen Altöl nachts in den Bach"; not "das gereinigte Wasser". */
const pouringInGerman =
  /^ (?:wir|ich) (?:kippen?|schütten?|leiten?|pumpen?|gießen?|entleeren?) (?:(?!gereinigt|geklärt|gefiltert)\S+ ){0,4}?(?:\S*öl|\S*abwasser|\S*abwässer|\S*chemikalien|\S*säuren?|\S*lacke?|gülle|\S*schlamm|\S*abfälle|lösungsmittel|\S*reste|diesel) (?:\S+ ){0,3}?in (?:den|die|das|einen) (?:\S+ )?(?:bach|fluss|see|wald|graben|gully|teich|meer) /;
const dumpingInChinese =
  /(?:旧|废|垃圾|轮胎|建筑)[^,，。]{0,8}(?:扔|倒|丢|埋)(?:进|到|在)[^,，。]{0,4}(?:树林|河|湖|山沟|路边|水沟|田里)/;

const waste =
  / (?:(?:old|used|broken|scrap|dead|worn|empty) (?:\S+ )?(?:fridges?|freezers?|tyres?|tires?|mattresses|mattress|sofas?|furniture|batteries|cars?|televisions?|tvs?|carpets?|paint|oil|cans|appliances)|rubble|rubbish|garbage|asbestos|tyres|plasterboard|building waste|waste) /;
const rightPlace =
  / (?:holen|sammeln|räumen|abholen|recogemos|retiramos|permission|permit|licen[cs]e[sd]?|consent|recycl\S*|skip|skips|film|hire|art|collect|collects|collected|fetch|fetches|fetched|pick up|picked up|clean|cleaned|filtered|treated|bins?|never|not|n't|nobody|stop|stops|report|find|clear|against|instead|clean water|rainwater|genehmigung|erlaubnis|nicht|permiso|licencia|nunca|no) /;

const payingEarly =
  / (?:pays?|paying|paid) (?:\S+ ){0,3}(?:first|early|earlier|old|older|existing) (?:members?|savers?|investors?|people|ones|customers?|participants?|joiners?) (?:\S+ ){0,3}(?:from|with|out of|by) (?:\S+ ){0,4}(?:later|newer|new|next|last|following) (?:ones|members?|savers?|investors?|people|customers?|participants?|joiners?) /;

const foreignNames =
  / (?:puts?|sets?) aside (?:\S+ ){0,2}?(?:applications?|people|applicants?) (?:with|from|of) (?:\S+ ){0,2}?(?:foreign|arab\S*|turkish|polish|muslim|jewish|roma|african)(?:-sounding| - sounding)? (?:sur)?names? /;

const passingOver =
  / (?:skip|skips|leave out|leaves out|pass over|passes over|filter out|filters out|hide|hides|ignore|ignores|sort out) (?:\S+ ){0,2}(?:those|people|tenants?|applicants?|candidates?|families|anyone|anybody|renters?|guests?) (?:with|who have|of|from) (?:\S+ ){0,2}(?=\S)/;

const signingUp =
  / (?:sign|signs|enrol|enrols|enroll|enrolls|subscribe|subscribes) (?:them|her|him|people|pensioners|customers|residents|patients) (?:up )?(?:for|to|in|on to|into) (?:\S+ ){0,4}(?:contracts?|subscriptions?|plans?|polic(?:y|ies)|tariffs?|memberships?|loans?|insurance) (?:\S+ )?(?:while|as) (?:they|she|he) (?:\S+ )?(?:chat|chats|talk|talks|sleep|sleeps|are not|drink|drinks|eat|eats|look away|doze) /;

const signingBlank =
  / (?:let|lets|have|has|get|gets|make|makes) (?:\S+ ){1,3}(?:to )?sign (?:blank|empty) (?:forms?|contracts?|papers?|pages?|cheques?) /;

const keepingCards =
  / (?:nos quedamos|me quedo) con (?:su|sus|la|el) (?:tarjetas?|pasaportes?|documentos?|dni|libretas?)(?: de \S+)? (?:\S+ ){0,6}?(?:no se l[oa]s? devol\S+|hasta que) /;

const inventedStays =
  / (?:post|posts|write|writes|publish|publishes) (?:\S+ )?(?:stays|visits|trips|purchases|treatments|meals) that never (?:took place|happened) /;

/** "Hago un contrato como si vivieran ahí": a paper on what isn't so. Not "contracts as if they were written for children". */
const shamPaper =
  / (?:write|writes|make|makes|draw up|issue|issues|give|gives|sign|signs|sell|sells|print|arrange) (?:them |people |him |her )?(?:an? |the )?(?:\S+ )?(?:contracts?|leases?|tenancy agreements?|payslips?|certificates?|letters?|receipts?|registrations?) (?:\S+ ){0,3}?(?:as if|as though) (?:they|he|she) (?:\S+ )?(?:lived|live|lives|worked|work|works|rented|rent|studied|study|studies|paid|trained|attended) (?!(?:on|by|for) (?:our|my) )| (?:mache|schreibe|stelle|gebe|unterschreibe|verkaufe)n? (?:\S+ ){0,4}?(?:\S*vertrag|\S*verträge|\S*bescheinigung(?:en)?|quittung(?:en)?|\S*bestätigung(?:en)?|zeugnisse?|zeugnis) (?:aus )?(?:\S+ )?, als (?:ob (?:\S+ ){1,4}?(?:wohn|arbeit|gemietet|studier|bezahl)\S*|(?:würden|wohnten|arbeiteten|hätten) (?:sie|er|die)) | (?:hago|hacemos|firmo|firmamos|doy|damos|emito|emitimos|vendo|vendemos|preparo|preparamos) (?:\S+ ){0,2}?(?:contratos?|nóminas?|certificados?|recibos?|papeles|cartas?) (?:\S+ ){0,3}?como si (?:\S+ ){0,2}?(?:vivier\S+|vivies\S+|trabaj\S+|alquil\S+|pagar\S+(?! en (?:cuotas|plazos))|estudi\S+|residier\S+|hub\S+ (?:asistido|trabajado|vivido|estudiado|alquilado|pagado)|estuv\S+ (?:empadronad|contratad|matriculad|inscrit)[oa]s?)(?= )/;
/** Against it, or of another time and place. */
const notDrawn =
  / (?:not|nobody|never|stops?|finds?|detects?|exposes?|removes?|films?|stage|plays?|museums?|museen|museos?|theat(?:re|er)s?|teatros?|games?|spiele?|juegos?|1[0-8]\d\d|nunca|nie|nicht|detectamos|detecta) /;

const boughtFollowers =
  / (?:sell|sells) (?:\S+ ){0,3}?(?:followers|likes|subscribers|reviews) (?:.* )?(?:bots|fake accounts|click farms?|phone farms?) | (?:followers|likes|reviews) are (?:bots|fake) /;

const keylessTheft =
  / (?:open|opens|start|starts|unlock|unlocks) any (?:\S+ )?(?:cars?|vans?|vehicles?) (?:\S+ ){0,14}?(?:drive|drives|ride) (?:off|away) /;

const bonded =
  / may not leave (?:\S+ ){0,3}?until (?:they|he|she) (?:have |has )?(?:worked|paid|earned) off (?:the|their|his|her) /;

const unseenChat =
  / (?:chat|chats|message|messages|write|writes|talk|talks) (?:\S+ ){0,4}?(?:with|to) (?:\S+ )?(?:players|kids|children|pupils|girls|boys|students|teenagers) (?:\S+ ){0,16}?(?:parents|mothers|families) (?:have no access|ca n't see|can not see|cannot see|never see|are not told|do n't see) /;

const denied = / (?:never|not|n't|no|nobody|against|stop|stops|find|finds|check|checks|nicht|keine?n?|gegen) /;

const stalking =
  / (?:wait|waits|stand|stands|turn up|turns up|show up|park) (?:\S+ ){0,2}(?:outside|at|before|in front of) (?:their|his|her|the debtor 's|the) (?:children|kids|daughter|son|child|family) 's? (?:school|nursery|home|bus stop) /;

const needless =
  / (?:replace|replaces|change|changes|swap|swaps) (?:\S+ ){0,3}(?:that|which) (?:are|is) still (?:good|fine|working|sound) | (?:tauscht|tauschen|wechselt|wechseln) (?:\S+ ){0,3}, (?:die|das|der) noch (?:gut|in ordnung|heil) (?:sind|ist) /;
/** Which garages do it. */
const needlessOfOthers =
  / (?:which|whether|if|welche) (?:\S+ ){0,3}(?:replaces?|changes?|swaps?|tausch\S*|wechsel\S*) /;
const needlessShown = / (?:show|shows|charge|charges|bill|bills|zeigt|zeigen|berechnet|berechnen) /;

const confused =
  / (?:confused|demented|dement|forgetful|verwirrte?[nrs]?|demente?[nrs]?|vergesslichen?) (?:\S+ ){0,6}(?:wills|(?:the|a|their|his|her|'s|into) will|testament|estate|savings|ersparte|(?:sign|signs|leave|leaves|give|gives) (?:us |over )?(?:\S+ ){0,3}houses?|(?:haus|häuser) (?:\S+ )?(?:überschreib\S*|vererb\S*|vermach\S*)) | (?:will|wills|testament|house|savings) (?:\S+ ){0,4}(?:while|when|as) (?:they|she|he) (?:are|is) (?:confused|demented|ill|dying) /;
const inOurName = / (?:us|ours|uns|(?:our|unser\S*) namen?|sign|signs|take|takes) /;

/** Most sentences have none of these words, and each rule needs one. */
const trigger =
  / (?:woods?|forest|lay-by|layby|ditch|hedges?|hedgerow|verge|moors?|heath|river|lake|stream|canal|brook|sea|dunes?|roadside|country lane|field gate|quarry|drain|wald|waldrand|straßengraben|graben|fluss|see|bach|gully|teich|meer|monte|bosque|río|arroyo|cuneta|barranco|campo|mar|lago|first|early|earlier|old|older|existing|(?:sur)?names?|skips?|leaves? out|pass over|passes over|filters? out|hides?|ignores?|sorts? out|school|nursery|home|bus stop|still|noch|never|as if|as though|als|como si|followers|likes|subscribers|reviews|any|quedamos|quedo|may not leave|access|see|told|confused|demented|dement|forgetful|verwirrte?[nrs]?|demente?[nrs]?|vergesslichen?|ill|dying|signs?|enrols?|enrolls?|subscribes?) /;

type Rule = { id: string; reason: string; isStated: (words: string, tokens: readonly Token[]) => boolean };

const rules: readonly Rule[] = [
  {
    id: 'dumping',
    reason: 'it pollutes land or water',
    isStated: (words) =>
      ((dumping.test(words) && waste.test(words) && !emptied.test(words)) ||
        (running.test(words) && (waste.test(words) || liquidWaste.test(words))) ||
        dumpingAbroad.test(words) ||
        pouringInGerman.test(words)) &&
      !rightPlace.test(words),
  },
  {
    id: 'ponzi',
    reason: 'it pays early members with the money of later ones',
    isStated: (words) => payingEarly.test(words) && !/ (?:never|not|n't|no|warn\S*|stop\S*) /.test(words),
  },
  {
    id: 'passed over',
    reason: 'it treats people differently for what they are',
    isStated: (words, tokens) => {
      if (foreignNames.test(words)) return !denied.test(words);
      const match = passingOver.exec(words);
      const from = match ? words.slice(0, match.index).split(' ').length - 2 : 0;
      return (
        match !== null &&
        !/ (?:never|not|n't|no|nobody|without|so that) /.test(words) &&
        tokens.slice(from, from + 10).some((token) => has(token, 'trait'))
      );
    },
  },
  {
    id: 'threat',
    reason: 'it frightens people',
    isStated: (words) => stalking.test(words) && / (?:owes?|debts?|debtors?|arrears|behind with) /.test(words),
  },
  {
    id: 'needless work',
    reason: 'it deceives people',
    isStated: (words) =>
      needless.test(words) && needlessShown.test(words) && !denied.test(words) && !needlessOfOthers.test(words),
  },
  {
    id: 'forgery',
    reason: 'it passes off something false as real',
    isStated: (words) =>
      ((inventedStays.test(words) || boughtFollowers.test(words)) &&
        !/ (?:not|nobody|stops?|finds?|detects?|exposes?|removes?) /.test(words)) ||
      (shamPaper.test(words) && !notDrawn.test(words)),
  },
  {
    id: 'theft',
    reason: 'it takes what belongs to others',
    isStated: (words) => keylessTheft.test(words) && !/ (?:nobody|no one|not|n't|never|stops?|your own) /.test(words),
  },
  {
    id: 'bondage',
    reason: 'it holds on to what belongs to others',
    isStated: (words) =>
      keepingCards.test(words) ||
      (bonded.test(words) && !/ (?:if|whether|advice|help|helps|lawyer|report|employers?) /.test(words)),
  },
  {
    id: 'unseen chat',
    reason: 'it endangers children',
    isStated: (words) => unseenChat.test(words),
  },
  {
    id: 'confused heir',
    reason: 'it takes what belongs to others',
    isStated: (words) =>
      confused.test(words) &&
      inOurName.test(words) &&
      !/ (?:protect|lawyer|notary|guardian|help|schützen|anwalt|notar\S*|betreuer\S*|doctor|court) /.test(words) &&
      !denied.test(words),
  },
  {
    id: 'signed unaware',
    reason: 'it makes people pay for what they didn’t choose',
    isStated: (words) =>
      (signingUp.test(words) && !/ (?:never|not|n't|agree|ask) /.test(words)) ||
      (signingBlank.test(words) && !denied.test(words)),
  },
];

/**
 * Harm in words so plain that it needs no second opinion: "we leave old fridges in the woods", "a circle that pays the first
 * members from what the later ones put in", "we skip those with Arab names", "we sign them up for a contract while they chat".
 */
export function findPlainHarm(ours: readonly Clause[]): Harm | undefined {
  for (const clause of ours) {
    if (clause.modality === 'question') continue;
    const rule = clause.sentence.isLatin
      ? hasTrigger(clause.context)
        ? ruleOf(fromClause(clause))
        : undefined
      : (rules.find(({ id }) => id === 'dumping' && isDumpingInChinese(clause)) ?? plainHarmInChinese(clause));
    if (rule) return { clause, reason: rule.reason, id: rule.id };
  }
  return undefined;
}

/** "Farmers leave tyres in a ditch; we fetch them": what stands before our clause is no act of ours. */
const fromClause = memoise(({ tokens, context }: Clause): readonly Token[] =>
  context.slice(Math.max(0, context.indexOf(tokens[0]!))),
);

const hasTrigger = memoise((context: readonly Token[]): boolean => trigger.test(spacedWords(context)));

const isDumpingInChinese = ({ tokens, context }: Clause): boolean =>
  dumpingInChinese.test(lettersOf(tokens)) && !/清|捡|拉走|回收|运走/u.test(lettersOf(context));

const ruleOf = memoise((context: readonly Token[]): Rule | undefined => {
  const words = spacedWords(context);
  return rules.find(({ isStated }) => isStated(words, context));
});
