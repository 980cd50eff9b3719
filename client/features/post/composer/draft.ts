import { v4 as newKey } from 'uuid';

export type Draft = {
  content: string;
  imageAlt: string;
  isPublic: boolean;
  /** Kept while the page lives; the browser has no place for files. */
  picture: File | null;
  /** Goes with this very draft, so that sending it again posts it once. Any change makes another one. */
  key: string;
};

const blank = (): Draft => ({ content: '', imageAlt: '', isPublic: true, picture: null, key: newKey() });
const storageKey = (userId: string) => `draft:post:${userId}`;

/** Drafts by person: whoever signs in next on this machine must not see another's. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

window.addEventListener('auth:left', ({ detail }) => drafts.delete(detail.userId));

function readStored(userId: string): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}') as Partial<
      Record<keyof Draft, unknown>
    >;
    const fresh = blank();
    return {
      content: typeof stored.content === 'string' ? stored.content : fresh.content,
      imageAlt: typeof stored.imageAlt === 'string' ? stored.imageAlt : fresh.imageAlt,
      isPublic: stored.isPublic !== false,
      picture: null,
      key: typeof stored.key === 'string' ? stored.key : fresh.key,
    };
  } catch {
    return blank();
  }
}

function store(userId: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(storageKey(userId), JSON.stringify({ ...draft, picture: undefined }));
    else localStorage.removeItem(storageKey(userId));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** The person's unsent post, as they left it. */
export function readDraft(userId: string): Draft {
  const known = drafts.get(userId) ?? readStored(userId);
  drafts.set(userId, known);
  return known;
}

/** Keeps what was just typed or chosen. */
export function updateDraft(userId: string, part: Partial<Omit<Draft, 'key'>>): void {
  const draft = { ...readDraft(userId), ...part, key: newKey() };
  drafts.set(userId, draft);
  store(userId, draft);
  for (const listener of listeners) listener();
}

/** The draft was posted. Who may read it stays as chosen. */
export function clearDraft(userId: string): void {
  drafts.set(userId, { ...blank(), isPublic: readDraft(userId).isPublic });
  store(userId, null);
  for (const listener of listeners) listener();
}

export const isDraftEmpty = ({ content, picture, imageAlt }: Draft): boolean =>
  content.trim() === '' && picture === null && imageAlt === '';

export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
