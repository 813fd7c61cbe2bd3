const listeners = new Set<() => void>();
let offered: string | undefined;

/** The link that a fan copies by hand, since the browser would not; undefined when there is none. */
export const linkOffer = {
  get: () => offered,

  /** Shows a link to select; undefined takes it away. */
  set(url: string | undefined): void {
    offered = url;
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
