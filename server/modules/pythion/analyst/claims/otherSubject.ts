import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { fitsAny, sortPatterns } from '../text/patterns';
import { hasAny, lettersOf, spacedWords } from '../text/token';

const foundingPlan = sortPatterns([
  /^ (?:(?:and|so|now|but|therefore) )*(?:i|we)(?: (?:now|therefore|also|both))* (?:want|plan|intend|hope|would like|'d like|am going|are going) to (?:start|open|found|set up|launch|run) (?:an?|my|our|the) /,
  / (?:(?:ich|wir) (?:will|wollen|möchte|möchten|plane|planen)|(?:will|wollen|möchte|möchten) (?:ich|wir)) (?:\S+ ){1,16}?(?:gründen|eröffnen|aufmachen) /,
  / (?:quiero|queremos|quisiera|me gustaría|nos gustaría|pienso|planeo) (?:montar|abrir|fundar|crear) (?:una?|mi|nuestr[oa]) (?:\S+ )?(?:empresa|negocio|firma|tienda|taller|local|panadería|estudio|escuela|café|cafetería) /,
  /^(?:所以|因此)?(?:我们?)?(?:想|打算|准备|计划)(?:要|在[^，。,]{1,6})?(?:开|办|创办|成立)(?:一)?[家个间所]/u,
]);
/** The trouble of those for whom the firm is. */
const ofOthers =
  / (?:who|whose|because|when|suffer\S*|struggl\S*|against|without|lack\S*|stuck|denen|deren|weil|ohne|gegen|quienes|cuy[oa]s?|porque|sin|contra) |因为|没有|缺|难/u;

/** "I want to start a small firm that finds leaks": a plan of ours, and nobody's trouble yet. */
export const isFoundingPlan = memoise(
  (clause: Clause): boolean =>
    clause.speaker !== 'rival' &&
    fitsAny(clause, foundingPlan) &&
    !ofOthers.test(clause.sentence.isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens)),
);

const toDo = sortPatterns([
  /^ (?:(?:and|but|so|then|now|first|also) )*(?:i|we)(?: (?:still|also|first|then|just))* (?:need|have|ought)(?: (?:still|first))? to (?:still |first )?(?:sort out|arrange|clarify|settle|figure out|work out|take out|apply|register|look into|obtain|get (?:an?|the|some|our|my|permission|insurance|insured|approval)|find (?:an?|the|some|out|someone|somebody)|hire|recruit|raise|have (?:it|them|this)) /,
  / (?:(?:wir|ich) (?:müssen|muss|sollten)|(?:müssen|muss|sollten) (?:wir|ich)) (?:noch |erst |zuerst )?(?:\S+ ){0,8}?(?:klären|besorgen|abschließen|anmelden|beantragen|regeln|herausfinden|einholen) /,
  / (?:tenemos que|tengo que|hay que|(?:nos|me) falta|necesitamos|necesito) (?:(?:todavía|aún|primero|ya) )?(?:contratar|conseguir|resolver|arreglar el|tramitar|aclarar|gestionar el|solicitar|registrar|obtener)\S* /,
  / (?:i|we) (?:could|might|may) (?:begin|start|try) (?:(?:it|this) )?(?:out )?(?:at|in|on|from) | könnte[n]? (?:ich|wir) (?:(?!mit )\S+ ){0,5}?(?:anfangen|beginnen|starten) | (?:ich|wir) könnte[n]? (?:(?!mit )\S+ ){0,5}?(?:anfangen|beginnen|starten) | (?:podría|podríamos) (?:empezar|comenzar) (?:en|por) /,
  /^(?:但是?|另外|然后)?(?:我们?(?:还|得|先|也)*|还)(?:需要|要|得|必须)(?:先|再|去)?(?:办|落实|解决|搞定|确认|申请|弄清|买(?:个|一份)?保险)/u,
]);

/** "We need to sort out insurance", 还要办保险, "I could begin at the library": what is left to do, and nothing that we offer. */
export const isToDo = memoise((clause: Clause): boolean => clause.speaker !== 'rival' && fitsAny(clause, toDo));

const request = sortPatterns([
  /^ (?!(?:i|we) )(?:\S+ ){0,9}?(?:asks|begs|is asking|keeps asking|keeps calling|(?:always|often|constantly) (?:calls|rings|asked)) (?:me|us)(?= )/,
  /^ (?!(?:ich|wir) )(?:\S+ ){0,9}?(?:fragt|bittet) (?:mich|uns) (?:\S+ )?(?:immer|oft|ständig|dauernd|um|ob|nach) /,
  / (?:siempre|a menudo|constantemente|cada dos por tres) (?:me|nos) (?:pide|pregunta|llama) | (?:me|nos) (?:pide|pregunta) (?:siempre|a menudo|que|si|ayuda) /,
  /(?:总是?|老是?|经常|常常|每次都?)(?:来)?(?:找|叫|让|请|问)(?:我|我们)/u,
]);

/** "My neighbour always asks me for help with her tablet": what somebody asks of us, and nothing that we offer. */
export const isRequest = memoise((clause: Clause): boolean => fitsAny(clause, request));

const offers = {
  en: '(?:sites?|websites?|apps?|platforms?|firms?|compan(?:y|ies)|services?|start - ups?|startups?|providers?|tools?|marketplaces?|portals?|programs?|shops?|businesses|agenc(?:y|ies))',
  de: '(?:(?:web)?seiten?|apps?|plattform\\S*|firm(?:a|en)|anbieter\\S*|dienste?|start - ups?|startups?|portale?|läden)',
  es: '(?:webs?|páginas?|aplicaciones|apps?|plataformas?|empresas?|servicios?|portales|tiendas?)',
};
const rivalList = sortPatterns([
  new RegExp(
    ` there (?:are|is|'s) (?:(?!who |that )\\S+ ){0,5}?${offers.en} (?:already |also |out there )?(?:(?:doing|offering) (?:this|it|the same|something|that)|such as |like \\S+ (?:[,.;]|and |$)|called |(?:that|which) (?:already )?(?:does?|offers?) (?:this|it|the same|something similar|that) )`,
  ),
  new RegExp(
    ` (?:es gibt|gibt es) (?:\\S+ ){0,5}?${offers.de} (?:wie \\S+ (?:[,.;]|und |$)|namens |, die (?:das|so etwas|sowas|ähnliches|dasselbe|es) )`,
  ),
  new RegExp(
    ` (?:hay|existen?) (?:\\S+ ){0,4}?${offers.es} (?:\\S+ )?(?:que (?:ya )?(?:lo hacen|hacen (?:esto|lo mismo|algo)|ofrecen (?:esto|lo mismo|algo))|como \\S+ (?:[,.;]|y |$)|llamad[oa]s? )`,
  ),
  /有(?:一些|几家|其他|别的|不少|很多|两三家)?的?(?:网站|平台|公司|软件|小程序|同类产品)(?:也|已经|都)?(?:在做|做这个|做类似|提供类似|，?(?:比如|像))/u,
]);

/** "There are some other sites doing this such as Fat Llama": who does it as well, and nobody's trouble. */
export const isRivalList = memoise((clause: Clause): boolean => clause.speaker !== 'own' && fitsAny(clause, rivalList));

const freeUse = sortPatterns([
  / (?:use|uses|get|gets|have|has|join|joins|play|plays) (?:it |this |the \S+ |ours? |them )?(?:for free|free of charge|for nothing|at no cost) | (?:pays?|paying) nothing | (?:is|stays|will be) (?:\S+ )?free (?:of charge )?for /,
  / (?:nutzen|nutzt|benutzen|bekommen) (?:\S+ ){0,3}?(?:kostenlos|gratis|umsonst) | (?:zahlt|zahlen) (?:dafür )?nichts | für (?:\S+ ){1,3}?(?:ist|bleibt) (?:\S+ )?(?:kostenlos|gratis|umsonst) | (?:ist|bleibt) für (?:\S+ ){1,3}?(?:kostenlos|gratis|umsonst) /,
  / l[oa]s? (?:usan|utilizan|reciben) gratis | (?:usan|utilizan) (?:\S+ ){0,3}?gratis | no pagan nada | (?:es|será) gratis para /,
  /免费(?:使用|用)|(?:不用|不需要)(?:付钱|花钱|付费)/u,
]);
const otherPayers =
  / (?:but|while|pays?|paid|charges?|aber|während|zahlt|zahlen|pero|mientras|pagan?|cobr\S+) (?!nothing |nichts |nada |dafür )|(?:付|交|收|让|返|分)\D{0,6}\d|由[^，。,]{1,6}付|(?<![不用要])(?:付费|买单)/u;

/** "Parents use it for free": who doesn't pay. Not "parents use it for free, and the school pays". */
export const isFreeUse = memoise(
  (clause: Clause): boolean =>
    !hasAny(clause.tokens, 'rival') &&
    !clause.quantities.some(({ kind }) => kind === 'money') &&
    fitsAny(clause, freeUse) &&
    !otherPayers.test(
      clause.sentence.isLatin
        ? spacedWords(clause.tokens).replace(/ (?:pays?|zahlt|zahlen|pagan) (?:dafür )?(?:nothing|nichts|nada) /u, ' ')
        : lettersOf(clause.tokens),
    ),
);

const illness = sortPatterns([
  / (?:i|we|my \S+|our \S+) (?:\S+ ){0,2}?(?:was|were|been|got|am) (?:\S+ )?diagnosed | (?:bei (?:mir|uns)|ich) (?:\S+ ){0,8}?diagnostiziert | (?:me|nos) (?:diagnosticaron|han diagnosticado) | (?:fui|fue) diagnosticad[oa] /,
  /^(?:我|我们?的?\S{1,3})[^，。,]{0,8}(?:被?确诊|被诊断)/u,
]);

/** "I was diagnosed with coeliac disease in 2016": what the founder has, and neither years in a field nor a measured effect. */
export const isOwnIllness = memoise((clause: Clause): boolean => fitsAny(clause, illness));
