import { v4 as newKey } from 'uuid';
import { loadTabDraft, saveTabDraft } from '../../../lib/tabDraft';
import type { Attachment } from '../../../shell/attachments/attachment';
import { attachmentKinds } from '../../../shell/registry';

export type Draft = {
  content: string;
  imageAlt: string;
  isPublic: boolean;
  /** Not persisted: lost when the page unloads. */
  picture: File | null;
  /** A news story or a job, with the fields of its card. */
  attachment: Attachment | null;
  /** The last text that another page proposed. While the content equals it, the next proposal replaces it. */
  proposed?: string;
  /** Idempotency key of exactly this draft. Every change creates a new key, so a retry publishes once. */
  key: string;
};

const emptyDraft = (): Draft => ({
  content: '',
  imageAlt: '',
  isPublic: true,
  picture: null,
  attachment: null,
  key: newKey(),
});
const storageKey = (userId: string) => `draft:post:${userId}`;

/** Drafts by user id. The next account on this device must not see them. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();

window.addEventListener('auth:left', ({ detail }) => drafts.delete(detail.userId));

function isAttachment(value: unknown): value is Attachment {
  const { name, card } = Object(value) as Partial<Attachment>;
  return typeof card?.id === 'string' && attachmentKinds().some((kind) => kind.name === name);
}

function readStored(userId: string): Draft {
  const stored = loadTabDraft(storageKey(userId));
  const defaults = emptyDraft();
  return {
    content: typeof stored.content === 'string' ? stored.content : defaults.content,
    imageAlt: typeof stored.imageAlt === 'string' ? stored.imageAlt : defaults.imageAlt,
    isPublic: stored.isPublic !== false,
    picture: null,
    attachment: isAttachment(stored.attachment) ? stored.attachment : null,
    ...(typeof stored.proposed === 'string' && { proposed: stored.proposed }),
    key: typeof stored.key === 'string' ? stored.key : defaults.key,
  };
}

const store = (userId: string, draft: Draft | null): void =>
  saveTabDraft(storageKey(userId), draft && { ...draft, picture: undefined });

/** The user's unpublished post, from memory or storage. Each tab has its own. */
export function readDraft(userId: string): Draft {
  const draft = drafts.get(userId) ?? readStored(userId);
  drafts.set(userId, draft);
  return draft;
}

/** Merges the changes into the draft, assigns a new key and stores it. */
export function updateDraft(userId: string, changes: Partial<Omit<Draft, 'key'>>): void {
  const draft = { ...readDraft(userId), ...changes, key: newKey() };
  drafts.set(userId, draft);
  store(userId, draft);
  for (const listener of listeners) listener();
}

/** Resets the draft after publication. The audience stays selected. */
export function clearDraft(userId: string): void {
  drafts.set(userId, { ...emptyDraft(), isPublic: readDraft(userId).isPublic });
  store(userId, null);
  for (const listener of listeners) listener();
}

export const isDraftEmpty = ({ content, picture, imageAlt, attachment }: Draft): boolean =>
  content.trim() === '' && picture === null && imageAlt === '' && attachment === null;

export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
