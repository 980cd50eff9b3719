import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords } from '../../text/token';

const opening =
  / (?:i|we) (?:(?:am|are|will|want to|plan to|hope to|would like to|have|just|now|recently|soon|also) |'m |'re |'ll |'d like to |'ve )*(?:open|opened|opening|start|started|starting|found|founded|founding|launch|launched|launching|set up|setting up) (?:up )?(?:an?|my|our|my own|our own) (?!\S+ of )(?:(?!(?:for|to|with|where|that|which|who|whose|so|and|or|because|from|by) )[^\s.,;:]+ ){1,5}(?:[.!] )?$/;

/** "We are starting a vegan bakery", "I opened a school in Leeds": what is ours, and nobody who needs it. Not "a club for widows". */
export const isOpenedByUs = memoise(
  ({ tokens, sentence }: Clause): boolean => sentence.isLatin && opening.test(spacedWords(tokens)),
);
