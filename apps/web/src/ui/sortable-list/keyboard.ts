/** What a key on a handle does. Places count from 0. */
export type KeyIntent =
  | { readonly kind: 'lift' }
  | { readonly kind: 'aim'; readonly to: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  /** The key does nothing here, and must not scroll the page away under the lifted row either. */
  | { readonly kind: 'hold' };

type Lifted = { readonly to: number; readonly count: number };

const LIFTED_KEYS: Readonly<Record<string, (lifted: Lifted) => KeyIntent>> = {
  ' ': () => ({ kind: 'drop' }),
  Enter: () => ({ kind: 'drop' }),
  Escape: () => ({ kind: 'cancel' }),
  ArrowUp: ({ to }) => ({ kind: 'aim', to: Math.max(0, to - 1) }),
  ArrowDown: ({ to, count }) => ({ kind: 'aim', to: Math.min(count - 1, to + 1) }),
  Home: () => ({ kind: 'aim', to: 0 }),
  End: ({ count }) => ({ kind: 'aim', to: count - 1 }),
  PageUp: () => ({ kind: 'hold' }),
  PageDown: () => ({ kind: 'hold' }),
  ArrowLeft: () => ({ kind: 'hold' }),
  ArrowRight: () => ({ kind: 'hold' }),
};

/** The intent of a key, with nothing lifted or with a row lifted and shown at place `to`. */
export function readKey(key: string, lifted: Lifted | undefined): KeyIntent | undefined {
  if (lifted) return LIFTED_KEYS[key]?.(lifted);
  return key === ' ' || key === 'Enter' ? { kind: 'lift' } : undefined;
}
