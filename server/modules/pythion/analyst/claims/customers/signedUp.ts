import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';

const account = /^(?:account|login|profile|subscription|konto|cuenta|账号|账户|注册)$/;

const signedUp =
  / (?:have|has) (?:already |now )?(?:listed|joined|registered|signed up|uploaded|downloaded|installed|subscribed)(?! (?:with )?(?:the|an?|their) (?:\S+ )?(?:association|guild|federation|union|register|chamber)) | (?:haben|sind) (?:\S+ ){0,4}(?:inseriert|eingestellt|angemeldet|registriert|heruntergeladen) | (?:se han (?:registrado|apuntado|inscrito)|han (?:publicado|descargado|subido)) /;

const waiting = / (?:warteliste|waitlist|waiting list|waiting_list|lista de espera) /;

/** "52 plumbers have an account", "64 groups have listed something": those who use ours, and no count of all there are. */
export const isOwnUsers = ({ tokens, sentence }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) => account.test(lemma) && !/^(?:at|with|on|bei|en|con)$/.test(tokens[index + 1]?.text ?? ''),
  ) ||
  (sentence.hasLatin && (signedUp.test(spacedWords(tokens)) || waiting.test(spacedWords(tokens))));
