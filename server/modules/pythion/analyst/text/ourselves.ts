/** Us in the words of a sentence, whatever our part in it. */
export const us =
  / (?:we|us|our|ours|i|me|my|mine|wir|uns|unser\p{L}*|ich|mir|mich|mein\p{L}*|nos|nosotr[oa]s|nuestr[oa]s?|yo|me|mi|mis|conmigo) /u;
