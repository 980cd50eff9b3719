import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { completion, tokenAtCaret, type CaretToken } from './caretToken';
import { insertText } from './insertText';

export interface Suggestion {
  /** Text that is inserted, with its mark: "@ana". */
  word: string;
  /** Content of its row. */
  content: ReactNode;
}

/** Searches completions of a token. Keep it stable between renders. */
export type Suggest = (mark: CaretToken['mark'], query: string) => Promise<readonly Suggestion[]>;

/** Debounce, so that fast typing searches once per word. */
const debounceMs = 150;

const noResults: { query: string; items: readonly Suggestion[] } = { query: '', items: [] };
const startsLike = (item: Suggestion | undefined, word: string) =>
  item?.word.toLowerCase().startsWith(word.toLowerCase());
const isSame = (item: Suggestion | undefined, word: string) => item?.word.toLowerCase() === word.toLowerCase();

/**
 * Offers completions for the token at the caret of a text area. The first one is active, unless the word is complete
 * already: Enter then inserts a new line. Responses of earlier tokens are ignored.
 * @param value value of the text area
 */
export function useSuggestions(area: RefObject<HTMLTextAreaElement | null>, value: string, suggest: Suggest) {
  const [token, setToken] = useState<CaretToken | null>(null);
  const [results, setResults] = useState(noResults);
  const [selected, setSelected] = useState(0);
  /** Offset of the token that Esc closed the list for, or that was completed. */
  const dismissed = useRef<{ start: number; word?: string }>(undefined);
  const { mark, query = '' } = token ?? {};

  useEffect(() => {
    if (!mark) return undefined;
    let isStale = false;
    const timer = setTimeout(async () => {
      const items = await suggest(mark, query).catch(() => []);
      if (isStale) return;
      setResults({ query: mark + query, items });
      setSelected(isSame(items[0], mark + query) ? -1 : 0);
    }, debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [mark, query, suggest]);

  const word = token ? token.mark + token.query : '';
  // The text may also change without typing, e.g. on submit.
  const isOpen =
    token !== null &&
    results.items.length > 0 &&
    results.query.startsWith(word[0]!) &&
    value.slice(token.start, token.end) === word;
  // Until the response for this token arrives, only matching suggestions can be selected.
  const active = results.query === word || startsLike(results.items[selected], word) ? selected : -1;

  function replaceToken(next: CaretToken | null) {
    setToken(next);
    if (next?.start !== token?.start) setResults(noResults);
  }

  function isDismissed({ start, mark, query }: CaretToken) {
    const { start: at, word } = dismissed.current ?? {};
    return start === at && (word === undefined || word === mark + query);
  }

  /** @param isTyping moving the caret keeps a list open, but does not open one */
  function follow(isTyping: boolean) {
    if (!area.current) return;
    const { value: text, selectionStart, selectionEnd } = area.current;
    const next = selectionStart === selectionEnd ? tokenAtCaret(text, selectionStart) : null;
    if (next && isDismissed(next)) return replaceToken(null);
    dismissed.current = undefined;
    replaceToken(next && (isTyping || (next.start === token?.start && next.mark === mark)) ? next : null);
  }

  /** @param word the completion; otherwise the list stays closed until another word is typed */
  function close(word?: string) {
    dismissed.current = token ? { start: token.start, word } : undefined;
    replaceToken(null);
  }

  function take({ word }: Suggestion) {
    if (!token || !area.current) return;
    close(word);
    insertText(area.current, completion(value, token, word));
  }

  /** @returns whether the list handled the key */
  function press({ key, nativeEvent, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (!isOpen || nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return false;
    const count = results.items.length;
    if (key === 'ArrowDown') setSelected((active + 1) % count);
    else if (key === 'ArrowUp') setSelected((active <= 0 ? count : active) - 1);
    else if (key === 'Escape') close();
    else if ((key === 'Enter' || key === 'Tab') && results.items[active]) take(results.items[active]);
    else return false;
    return true;
  }

  return {
    token: isOpen ? token : null,
    items: isOpen ? results.items : [],
    active,
    choose: setSelected,
    take,
    press,
    follow,
    leave: () => replaceToken(null),
  };
}
