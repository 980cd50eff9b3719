declare global {
  interface Window {
    /** Id of the open live connection; the server leaves that connection out of the events a call causes. */
    pusherSocketId?: string;
  }
}

/** Exposes the live connection's id to every call of this page; null takes it away. */
export function setSocketId(id: string | null): void {
  if (id === null) delete window.pusherSocketId;
  else window.pusherSocketId = id;
}

export const getSocketId = (): string | undefined => window.pusherSocketId;
