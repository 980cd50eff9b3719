export interface ToastOptions {
  /** Reverts the action; adds an Undo button and extends the display time. */
  undo?: () => void;
  /** Another action, such as Retry or View. */
  action?: { label: string; run: () => void };
  /** An error: announced assertively. */
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
let waiting: readonly QueuedToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows a toast, or queues it until the region is mounted. @returns its id */
export function showToast(message: string, options: ToastOptions = {}): string {
  count += 1;
  const toast = { ...options, message, id: `toast-${count}` };
  if (sink) sink.add(toast);
  else waiting = [...waiting, toast];
  notify();
  return toast.id;
}

export function closeToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id);
  sink?.close(id);
  notify();
}

/** Queued toasts; a stable list between changes. */
export const getWaitingToasts = () => waiting;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the region that shows toasts, and drains the queue. */
export function connectToasts(next: ToastSink): () => void {
  sink = next;
  const queued = waiting;
  waiting = [];
  for (const toast of queued) next.add(toast);
  return () => {
    if (sink === next) sink = undefined;
  };
}
