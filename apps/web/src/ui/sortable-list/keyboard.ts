/** What a key on a handle asks for. Places count from 0. */
export type KeyIntent =
  | { readonly kind: 'lift' }
  | { readonly kind: 'aim'; readonly to: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  /** The key does nothing here, and must not scroll the page away under the lifted row either. */
  | { readonly kind: 'hold' };

type Lifted = { readonly to: number; readonly count: number };

/** The intent of a key, with nothing lifted or with a row lifted and shown at place `to`. */
export function readKey(key: string, lifted: Lifted | undefined): KeyIntent | undefined {
  if (!lifted) return key === ' ' || key === 'Enter' ? { kind: 'lift' } : undefined;

  const last = lifted.count - 1;
  switch (key) {
    case ' ':
    case 'Enter':
      return { kind: 'drop' };
    case 'Escape':
      return { kind: 'cancel' };
    case 'ArrowUp':
      return { kind: 'aim', to: Math.max(0, lifted.to - 1) };
    case 'ArrowDown':
      return { kind: 'aim', to: Math.min(last, lifted.to + 1) };
    case 'Home':
      return { kind: 'aim', to: 0 };
    case 'End':
      return { kind: 'aim', to: last };
    case 'PageUp':
    case 'PageDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return { kind: 'hold' };
    default:
      return undefined;
  }
}
