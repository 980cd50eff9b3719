declare global {
  interface Window {
    /** Socket id of the live connection. The server excludes this connection from events that a call causes. */
    pusherSocketId?: string;
  }
}

/** Sets the socket id that calls of this page send; null removes it. */
export function setSocketId(id: string | null): void {
  if (id === null) delete window.pusherSocketId;
  else window.pusherSocketId = id;
}

export const getSocketId = (): string | undefined => window.pusherSocketId;
