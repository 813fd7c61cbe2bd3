import { useLayoutEffect } from 'react';
import './page-era.css';

/** Gives the whole page the look of an era (a key of `data-era`) while the component is on screen; undefined gives none. */
export function usePageEra(era: string | undefined): void {
  useLayoutEffect(() => {
    if (era === undefined) return;
    const { dataset } = document.body;
    dataset['era'] = era;
    // After the first look has been painted, so that only a change of looks fades.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => (dataset['eraShown'] = '')));
    return () => cancelAnimationFrame(frame);
  }, [era]);

  useLayoutEffect(
    () => () => {
      delete document.body.dataset['era'];
      delete document.body.dataset['eraShown'];
    },
    [],
  );
}
