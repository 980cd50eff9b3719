import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

const admissions = [
  /^ (?:(?:and|but) )?(?:well|ok|okay|alright|all right|granted|admittedly|fine|true) ,? ?(?:there (?:was|were|has been)|we (?:had|did have)|i (?:had|did have)) (?:(?:just|only|this) )?(?:one|1|an?|that one|once) /,
  /^ (?:(?:und|aber) )?(?:na gut|gut|okay|ok|naja|na ja|zugegeben|klar) ,? ?(?:(?:einmal|mal) )?(?:es gab|gab es|da war|da gab es|wir hatten|ich hatte|hatten wir|hatte ich) (?:(?:mal|einmal|nur) )?(?:ein|eine|einen|den einen|die eine) /,
  /^ (?:(?:y|pero) )?(?:bueno|vale|hombre|es verdad|cierto|ok) ,? ?(?:(?:una vez|sí) )?(?:hubo|tuvimos|tuve|había) (?:(?:solo|sólo) )?(?:un|una|uno) /,
];
const admissionHan =
  /^(?:不过|好吧|当然|嗯|只是)[,，]?(?:倒|也|确实|以前|曾经)*(?:有过?|出过?|碰到过?|遇到过?)(?:那么)?一(?:次|个|位|名|回)/u;

/** "Well, there was one lady with a headache": an exception that the founder admits. It is no group, no trouble of theirs and no way of today. */
export const isAdmitted = ({ tokens, context, sentence }: Clause): boolean => {
  if (tokens[0] !== context[0]) return false;
  return sentence.isLatin
    ? admissions.some((pattern) => pattern.test(spacedWords(tokens)))
    : admissionHan.test(lettersOf(context));
};
