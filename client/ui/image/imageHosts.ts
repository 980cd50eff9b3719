/** Where pictures can be had, as the server says. */
export type ImageHosts = {
  /** Where the product is served: "https://venturion.example". */
  publicUrl: string;
  /** What stands before a picture's folder and name in the object storage; null when there is none. */
  storageUrl: string | null;
};

let hosts: ImageHosts | null = null;
const listeners = new Set<() => void>();

/** @returns null until the server has said */
export const getImageHosts = (): ImageHosts | null => hosts;

export function setImageHosts(next: ImageHosts | null): void {
  if (next?.publicUrl === hosts?.publicUrl && next?.storageUrl === hosts?.storageUrl) return;
  hosts = next;
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function subscribeImageHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
