/** The draft of a post that asks the network. It contains the question only: the analysis is private. */
export const askNetworkText = (question: string): string =>
  `I’m testing a startup idea and I’m stuck on this question: “${question}” How did you find out?`;
