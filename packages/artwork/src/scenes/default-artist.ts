import { bead, beadLight, BEADS, letterBead } from '../drawing/beads.ts';
import { sparks } from '../drawing/marks.ts';
import { blur, grain, linear, radial } from '../drawing/paint.ts';
import { area, repeat, type Drawing, type Point } from '../drawing/svg.ts';

/** A microphone waits on a stage with a friendship bracelet around its stand. */
export const defaultArtist: Drawing = {
  alt: 'Microphone on a lit stage with a friendship bracelet around its stand',
  draw: ({ prefix: p, random }) => `
    ${linear(`${p}a`, ['#12132a 0', '#2b2156 .5', '#7a3558 .82', '#c8704a 1'])}
    ${linear(`${p}b`, ['#fff3d6 0 .75', '#fff3d6 1 0'])}
    ${linear(`${p}m`, ['#5d5f86 0', '#23243f .5', '#14152a 1'], 'across')}
    ${radial(`${p}h`, ['#f3f0ea 0', '#a9a8bb .45', '#3c3d5e 1'], [0.36, 0.3], 0.75)}
    <pattern id="${p}w" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h7M0 0v7" stroke="#17182b" stroke-width="2.4" opacity=".55"/></pattern>
    ${blur(`${p}f`, 7, 0.3)}${beadLight(`${p}l`)}
    ${area(`url(#${p}a)`, 400, 400)}
    <g fill="url(#${p}b)" filter="url(#${p}f)" opacity=".55"><path d="M176-20h48l90 360H86z"/><path d="M-10-20h34l150 350H20z" opacity=".5"/><path d="M376-20h34l-30 350H226z" opacity=".5"/></g>
    <path d="${sparks(random, 46, [14, 16, 386, 300], [1, 2, 3, 5, 8])}" fill="#fff6dd"/>
    <ellipse cx="200" cy="356" rx="190" ry="34" fill="#ffd98a" opacity=".5"/><ellipse cx="200" cy="356" rx="110" ry="19" fill="#fff3d6" opacity=".55"/>
    <ellipse cx="200" cy="358" rx="64" ry="13" fill="#14152a"/><ellipse cx="200" cy="354" rx="64" ry="12" fill="#2c2d4c"/>
    <path d="M195 180h10v174h-10z" fill="url(#${p}m)"/>
    <g transform="rotate(24 200 170)">
      <path d="M182 128h36l-8 92h-20z" fill="url(#${p}m)"/><path d="M180 118h40v16h-40z" fill="#f2b33d"/>
      <circle cx="200" cy="82" r="44" fill="url(#${p}h)"/><circle cx="200" cy="82" r="44" fill="url(#${p}w)"/>
      <path d="M157 88h86" stroke="#17182b" stroke-width="7" opacity=".7"/><path d="M170 66q8-18 26-24" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".55"/><path d="M178 172h44v22h-44z" fill="#14152a"/><path d="M178 176h44" stroke="#5d5f86" stroke-width="2"/>
    </g>
    ${bracelet(`${p}l`)}
    ${grain(p, [400, 400], 0.3)}`,
};

/** Thirteen beads on a loop that hangs from the clip of the stand, the 1 and the 3 at its foot. */
function bracelet(light: string): string {
  const beads = repeat(13, (index) => {
    const angle = Math.PI / 2 + ((6.5 - index) * 2 * Math.PI) / 13;
    const place: Point = [197 + 54 * Math.cos(angle), 262 + 66 * Math.sin(angle)];
    if (index === 6) return letterBead(place, 15, 1, light);
    if (index === 7) return letterBead(place, 15, 3, light);
    return bead(place, 13, BEADS[index % BEADS.length] ?? '#fffdf8', light);
  });
  return `<ellipse cx="197" cy="262" rx="54" ry="66" fill="none" stroke="#f5d9c9" stroke-width="2"/>${beads}`;
}
