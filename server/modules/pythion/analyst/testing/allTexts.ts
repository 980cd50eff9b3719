import { corpus, heldOutCorpus, textsOf } from './corpus';
import { fifthIdeas } from './ranges/fifth.ideas';
import { fifthLookAlikes, fifthPairs } from './ranges/fifth.pairs';
import { fourthIdeas } from './ranges/fourth.ideas';
import { fourthLookAlikes } from './ranges/fourth.lookAlikes';
import { fourthPairs } from './ranges/fourth.pairs';

/** Every idea of the tests, whatever set it belongs to. */
export const allTexts: readonly string[] = [
  ...new Set([
    ...textsOf(corpus),
    ...textsOf(heldOutCorpus),
    ...[...fourthIdeas, ...fifthIdeas].map(({ text }) => text),
    ...[...fourthPairs, ...fifthPairs].flatMap(({ better, worse }) => [better, worse]),
    ...[...fourthLookAlikes, ...fifthLookAlikes].flatMap(({ harm, remedy }) => [harm, remedy]),
  ]),
];
