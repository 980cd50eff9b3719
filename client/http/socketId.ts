declare global {
  interface Window {
    /** Socket id of the live connection, as the contract exposes it. Calls send it; events reach this connection as every other. */
    pusherSocketId?: string;
  }
}

/** Sets the socket id that calls of this page send; null removes it. */
export function setSocketId(id: string | null): void {
  if (id === null) delete window.pusherSocketId;
  else window.pusherSocketId = id;
}

export const getSocketId = (): string | undefined => window.pusherSocketId;
