import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../text/token';
import { isFact, isVoid, states } from './claim';

const thing = '(?:prototypes?|mvp|working model|working version|first version|beta|demo|pilot)';
const german = '\\S*(?:prototyp|vorführmodell|funktionsmuster)\\S*';
const spanish = '(?:prototipos?|maqueta|piloto)';

/** It is still to be made: money, time or somebody is needed for it, or it isn't there yet. */
const missing = [
  ` (?:needs?|requires?|lacks?|lacking|missing|seek|seeking|looking for|searching for) (?:an? |the |our |some |first |working )*${thing} `,
  ` (?:needs?|requires?|lacks?|lacking|seek|seeking|looking for|look for|searching for|want|raising|raise|saving up|short of) (?:(?![.;] )\\S+ ){0,9}?(?:build|builds|building|make|makes|making|finish|finishes|develop|develops|complete|create|produce|fund|finance|order|design|get) (?:an? |the |our |us |me |first |working |second )*${thing} `,
  ` ${thing} (?:is|are) (?:still )?(?:missing|unfinished|not (?:yet )?(?:finished|ready|done|built|complete|there|working)|yet to be built|still to be (?:built|made)) `,
  ` (?:have|has) (?:yet to|still to) (?:build|make|finish|develop|complete) (?:an? |the |our |first )*${thing} `,
  ` (?:brauch\\S*|benötig\\S*|such\\S*|fehl\\S*) (?:(?![.;] )\\S+ ){0,9}?(?:einen|den|ein|das|der|unser\\S*|für) (?:ersten? |funktionierenden? )*${german} (?:$|[.,;]|zu |bau|fertig|entwickel|noch|uns )`,
  ` ${german} (?:[^\\s,;]+ ){0,4}?(?:noch nicht (?:$|[.,;]|fertig|gebaut|da|vorhanden|entwickelt)|fehlt|fehlen|steht noch aus)`,
  ` (?:noch|bisher|bislang) kein(?:en)? (?:[^\\s,;]+ )?${german} `,
  // "Keine Kunden und keinen Prototyp", "weder Kunden noch einen Prototyp".
  ` (?:kein(?:en|e|erlei)?|ohne|weder (?:[^.;]+ )?noch) (?:eine[n]? |den |das )?(?:[^\\s,;.]+ )?${german} `,
  ` (?:no|neither (?:[^.;]+ )?nor|without)(?: an?| any)?(?: working| first)? ${thing} `,
  ` (?:no (?:tenemos|tengo|hay)(?: (?:clientes|usuarios|nada))?|sin|ni)(?: un| ningún)? ${spanish} `,
  ` (?:necesit\\S+|busc\\S+|falta\\S*|requer\\S+|hace falta|queremos) (?:(?![.;] )\\S+ ){0,8}?(?:hacer|haga|hagan|construir|construya|fabricar|fabrique|terminar|termine|acabar|acabe|desarrollar|desarrolle|financiar|crear|un|una|el|la|nuestro) (?:primer )?${spanish} `,
  ` (?:todavía|aún) no (?:tenemos|tengo|hay|está|hemos hecho|hemos terminado) (?:[^\\s,;]+ ){0,3}?${spanish} `,
  ` ${spanish} (?:[^\\s,;]+ ){0,2}?(?:(?:todavía|aún) no (?:está|existe|funciona)|no está (?:terminad|list|acabad|hech)\\S+)`,
].map((pattern) => new RegExp(pattern));
const missingInChinese =
  /(?:需要|还缺|缺|想|打算|准备|寻找|找人?|筹)[^，。,]{0,12}?(?:做|造|开发|打|完成|搞)[^，。,]{0,4}?(?:样机|原型)|(?:还没有?|尚未|尚无|没有|没)(?:做出?来?|完成|造出?)?(?:一个|任何)?(?:样机|原型)|(?:样机|原型)[^，。,]{0,4}?(?:还没|尚未|没有?做|没完成|还差)/u;

/** "We need £5,000 to build a prototype", "einen Prototyp haben wir noch nicht", "falta terminar el prototipo", 还没有样机. */
export const isPrototypeMissing = memoise(
  ({ tokens, sentence }: Clause): boolean =>
    hasAny(tokens, 'prototype') &&
    (sentence.isLatin
      ? missing.some((pattern) => pattern.test(spacedWords(tokens)))
      : missingInChinese.test(lettersOf(tokens))),
);

/** "The prototype runs in two kitchens": it is there; not "we need money to build one", nor what a rival has. */
export const isPrototypeShown = (clause: Clause): boolean =>
  isFact(clause) &&
  !isVoid(clause) &&
  clause.hasVerb &&
  states(clause, 'prototype') &&
  !hasAny(clause.tokens, 'rival', 'career') &&
  !isPrototypeMissing(clause);
