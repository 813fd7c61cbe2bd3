import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { hasHoverSound, playClip, stopClip } from './hover-sound.ts';

/** The focus rests this long on a cover before its clip starts, so that tabbing past it plays nothing. */
const FOCUS_DELAY_MS = 400;

/** A clip that plays while its cover is hovered or has the keyboard's focus, or after a tap on its play button. */
export function useClip() {
  const audio = useRef<HTMLAudioElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    const clip = audio.current;
    return () => {
      clearTimeout(timer.current);
      if (clip) stopClip(clip);
    };
  }, []);

  function play() {
    if (audio.current) playClip(audio.current);
  }

  function stop() {
    clearTimeout(timer.current);
    if (audio.current) stopClip(audio.current);
  }

  return {
    audio,
    isPlaying,
    toggle: () => (isPlaying ? stop() : play()),
    stop,
    audioEvents: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      // Another clip took its place.
      onEmptied: () => setIsPlaying(false),
    },
    coverEvents: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && hasHoverSound()) play();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') stop();
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!hasHoverSound() || !currentTarget.matches(':focus-visible')) return;
        timer.current = setTimeout(play, FOCUS_DELAY_MS);
      },
      onBlur: stop,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') stop();
      },
    },
  };
}
