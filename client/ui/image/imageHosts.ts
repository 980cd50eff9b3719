/** Origins of images, as the server configures them. */
export type ImageHosts = {
  /** Origin of the product: "https://venturion.example". */
  publicUrl: string;
  /** URL prefix of the object storage; null without one. */
  storageUrl: string | null;
};

let hosts: ImageHosts | null = null;
const listeners = new Set<() => void>();

/** @returns null until the settings are loaded */
export const getImageHosts = (): ImageHosts | null => hosts;

export function setImageHosts(next: ImageHosts | null): void {
  if (next?.publicUrl === hosts?.publicUrl && next?.storageUrl === hosts?.storageUrl) return;
  hosts = next;
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function subscribeImageHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
