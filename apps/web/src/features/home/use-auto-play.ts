import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/**
 * Takes a step every so often, unless the reader paused it, points at it, has the keyboard's focus in it or looks at
 * another tab.
 * It does not start by itself for people who prefer reduced motion; the button starts it for them too.
 */
export function useAutoPlay(intervalMs: number, step: () => void, canPlay: boolean) {
  const [isPaused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [turn, setTurn] = useState(0);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);

  const isRunning = canPlay && !isPaused && !isHovered && !hasFocus && !isHidden;
  const takeStep = useEffectEvent(step);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      takeStep();
      setTurn(turn + 1);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, intervalMs, turn]);

  return {
    /** Whether the reader stopped it, rather than only pointing at it. */
    isPaused,
    isRunning,
    /** Waits the whole time again before the next step. */
    restart: () => setTurn(turn + 1),
    toggle: () => {
      setPaused(!isPaused);
      // Pressing Play with the focus on the button overrides the pause for focus.
      setFocus(false);
    },
    /** For the element that contains all that moves and its button. */
    areaProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A press leaves the focus behind, but the reader goes on. A heading that is only greeted on arrival can't be reached
      // by Tab, and says nothing of the reader.
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocus(target instanceof HTMLElement && target.tabIndex >= 0 && target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
  };
}

function subscribeToVisibility(listen: () => void): () => void {
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}
