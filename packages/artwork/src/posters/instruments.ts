import type { SurpriseInstrument } from '@thirteen/domain/set-list/set-list.ts';
import { at, type Point } from '../drawing/svg.ts';
import { NIGHT } from './night.ts';

/** The instruments of the surprise songs as line drawings, 24 by 24. */
const INSTRUMENTS: Readonly<Record<SurpriseInstrument, string>> = {
  guitar:
    'M14 10l6-6M18.5 3l2.5 2.5M13.5 8.5c-2-1-3.5-.5-4.5.8-.8 1-1.5 1.5-2.7 1.7C3.5 11.5 2.5 14 4 17s4 4 6.5 3 2-2.5 2.5-3.7 1-1.5 1.9-2.3c1.3-1 1.6-2.7.6-4.5zM9.5 12.9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  piano: 'M4 5h16v14H4zM9.3 13v6M14.6 13v6M8 5v8h2.6V5M13.3 5v8H16V5',
};

/** The sign of an instrument on a ticket, `size` wide and high. */
export function instrumentSign(instrument: SurpriseInstrument, [x, y]: Point, size: number): string {
  const scale = Math.round((size / 24) * 100) / 100;
  return `<path d="${INSTRUMENTS[instrument]}" transform="translate(${at(x)} ${at(y)})scale(${scale})" fill="none" stroke="${NIGHT.onBrand}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
}
