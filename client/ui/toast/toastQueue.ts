export interface ToastOptions {
  /** Takes back what was just done; adds an Undo button and more time. */
  undo?: () => void;
  /** Another way on, such as Retry or View. */
  action?: { label: string; run: () => void };
  /** Something failed: said at once to those who listen. */
  failed?: boolean;
}

export interface QueuedToast extends ToastOptions {
  id: string;
  message: string;
}

interface ToastSink {
  add: (toast: QueuedToast) => void;
  close: (id: string) => void;
}

let sink: ToastSink | undefined;
let waiting: QueuedToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message, or keeps it until there is a place to show it. */
export function showToast(message: string, options: ToastOptions = {}): string {
  count += 1;
  const toast = { ...options, message, id: `toast-${count}` };
  if (sink) sink.add(toast);
  else waiting.push(toast);
  for (const listener of listeners) listener();
  return toast.id;
}

export function closeToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  sink?.close(id);
}

/** How many messages wait for a place. */
export const countWaitingToasts = () => waiting.length;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over the showing of messages, first of those that waited. */
export function connectToasts(next: ToastSink): () => void {
  sink = next;
  const kept = waiting;
  waiting = [];
  for (const toast of kept) next.add(toast);
  return () => {
    if (sink === next) sink = undefined;
  };
}
