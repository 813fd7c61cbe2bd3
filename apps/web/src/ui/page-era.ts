import { useLayoutEffect } from 'react';
import './page-era.css';

/** Gives the whole page the look of an era (a key of `data-era`) while the component is on screen. */
export function usePageEra(era: string): void {
  useLayoutEffect(() => {
    document.body.dataset['era'] = era;
    return () => {
      delete document.body.dataset['era'];
    };
  }, [era]);
}
