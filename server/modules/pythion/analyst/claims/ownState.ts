import type { Clause } from '../text/clause';
import { sortPatterns, fitsAny } from '../text/patterns';

/** "I don't know whether to carry on", "ich weiß nicht, ob ich weitermachen soll", "no sé si seguir", 不知道该接着做还是算了. */
const inDoubt = [
  / (?:(?:i|we) (?:really |honestly |just )*(?:do n't|do not) know|(?:i am|i 'm|we are|we 're) not sure|not sure|wondering|(?:i|we) wonder) (?:whether|if) (?:to|it is worth|it 's worth|(?:i|we) should) (?:\S+ )?(?:go on|going on|carry on|carrying on|continue|continuing|keep going|keep on|stop|quit|give up|drop it|shut down) /,
  / (?:weiß|weiss|wissen|überlege|überlegen|frage|fragen) (?:(?:ich|wir|mich|uns|noch|gerade|ehrlich|gesagt|nicht|auch) )*, ob (?:ich|wir|es|das) (?:\S+ ){0,5}?(?:weiter\S*mach\S*|aufhör\S*|aufgeb\S*|hinschmeiß\S*|einstell\S*|bleiben lass\S*|lohnt) /,
  / no (?:sé|sabemos) si (?:(?:seguir|continuar|dejarlo|parar|cerrar|abandonar)(?= )|(?:vale|merece) la pena (?:seguir|continuar) )/,
  /不(?:知道|确定|清楚)(?:到底)?(?:该不该|要不要|应不应该|是不是该|该|要|应该)?(?:再|还)?(?:接着|继续|坚持|往下)(?:做|干|弄|下去|$)|(?:接着|继续)(?:做|干)(?:下去)?还是(?:算了|放弃|停|关|收)/u,
];

/** "Nothing has happened so far", "bisher ist nichts passiert", "hasta ahora no ha pasado nada", 到现在没出过事: how lucky we were. */
const withoutAccident = [
  / (?:so far|until now|up to now|to date|touch wood|luckily) (?:, )?nothing (?:bad |serious )?(?:has |'s |ever )*(?:happened|gone wrong) | nothing (?:bad |serious )?(?:has |'s )(?:ever )?(?:happened|gone wrong) (?:so far|yet|until now|up to now|to date) /,
  / (?:bisher|bislang|bis jetzt|bis heute|zum glück|noch) (?:ist |war )?(?:(?:mir|uns|dabei|da|noch) )*(?:nix|nichts|nie was|nie etwas) (?:(?:schlimmes|ernstes|dabei) )?(?:passiert|geschehen|schiefgegangen|schief gegangen) /,
  / (?:hasta ahora|hasta hoy|de momento|por ahora|por suerte|todavía|nunca) (?:(?:nos|me|no) )*(?:ha|había|han) pasado nada /,
  /(?:到现在|到目前|至今|目前|从来|一直|还)(?:为止)?(?:也|还|都)?没有?(?:出过?|发生过?)(?:什么|任何|大)?(?:事(?!故|儿多)|问题|意外|事故|岔子)/u,
];

/** "It's only an idea so far", "angefangen habe ich noch nicht", "todavía no he empezado", 现在还只是个想法. */
const onlyIdea = [
  / (?:it|this|that|all of it) (?:is|'s) (?:(?:so far|still|really|for now) )*(?:only|just|nothing but) an idea | (?:i|we) have (?:not|n't) (?:(?:even|really) )?(?:started|begun|built anything) /,
  / (?:ist|gibt es) (?:(?:das|es|bisher|bislang|noch|alles|aber) )*(?:nur|bloß|erst|lediglich) (?:so )?(?:eine|die|meine) idee | (?:angefangen|begonnen|losgelegt) (?:hab|habe|haben) (?:ich|wir) (?:(?:aber|damit|noch|bisher|selbst) )*nicht /,
  / (?:es|sigue siendo) (?:por ahora |todavía |aún |de momento )?(?:solo|sólo|solamente|nada más que) una idea | (?:todavía|aún) no (?:he|hemos) (?:empezado|construido|montado nada) /,
  /(?:还|只|就|仅仅?|目前)(?:还|只|就)?是(?:一?个|我的)?(?:初步的?|大概的?)?(?:想法|念头|点子|构思|设想)|^(?:我们?)?(?:现在|目前)?(?:都|也)?还?没有?(?:动手|动工|开工|开始(?:做|干|弄))了?$/u,
];

/** 想在县城开三家店, 打算再招几个人: what we want to have. */
const ownPlan = [
  /^(?:但是?|所以|然后)?(?:我们?|咱们?)?(?:还|就|现在|明年|今年|下一步)?(?:想|打算|准备|计划)(?:着|要|先)?(?:在[^,，。]{1,8})?(?:再|多|新)?(?:开|招|扩|办|请|雇)(?!始|玩笑|发票|心)/u,
];

const ofDoubt = sortPatterns(inDoubt);
const ofState = sortPatterns([...withoutAccident, ...onlyIdea]);
const ofPlan = sortPatterns(ownPlan);

/** What the founder doubts, was spared, hasn't begun or wants to have: nobody's trouble, and no way of today. */
export const isOwnState = (clause: Clause): boolean =>
  clause.speaker !== 'rival' &&
  clause.speaker !== 'quoted' &&
  (fitsAny(clause, ofDoubt) ||
    (clause.sentence.isLatin && fitsAny({ sentence: clause.sentence, tokens: [...clause.context] }, ofDoubt)) ||
    fitsAny(clause, ofState) ||
    isOwnExpansion(clause));

/** 想在县城开三家店: our own shops are no group of customers. */
export const isOwnExpansion = (clause: Clause): boolean => !clause.sentence.isLatin && fitsAny(clause, ofPlan);
