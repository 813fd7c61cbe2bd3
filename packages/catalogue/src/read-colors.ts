import type { Color, DarkBanner, EraColors, SchemeColors } from '@thirteen/domain/catalogue/era-look.ts';
import { findPoorContrast } from './contrast.ts';
import { refuse, type Fields } from './fields.ts';

const COLOR = /^#[0-9a-f]{6}$/;

/** Reads the colors of an era. Refuses one that is missing, that is no color, or that words can't be read with. */
export function readColors(fields: Fields): EraColors {
  const colors: EraColors = {
    bead: readColor(fields, 'bead'),
    onBead: readColor(fields, 'onBead'),
    panel: readColor(fields, 'panel'),
    gradient: readGradient(fields),
    onGradient: readColor(fields, 'onGradient'),
    ...(fields.has('darkBanner') && { darkBanner: readDarkBanner(fields.inside('darkBanner')) }),
    glow: readColor(fields, 'glow'),
    light: readScheme(fields.inside('light')),
    dark: readScheme(fields.inside('dark')),
  };
  const poor = findPoorContrast(colors);
  if (poor) refuse(poor.field, poor.what);
  return colors;
}

function readGradient(fields: Fields): readonly [Color, Color, Color] {
  const [first, second, third, ...more] = fields.list('gradient');
  if (more.length > 0) refuse(fields.nameOf('gradient'), 'must hold three colors');
  const read = (value: unknown, index: number) => toColor(fields.nameOf(`gradient.${index}`), value);
  return [read(first, 0), read(second, 1), read(third, 2)];
}

function readDarkBanner(fields: Fields): DarkBanner {
  return {
    gradient: readGradient(fields),
    onGradient: readColor(fields, 'onGradient'),
    shade: readColor(fields, 'shade'),
  };
}

function readScheme(fields: Fields): SchemeColors {
  return {
    bg: readColor(fields, 'bg'),
    surface: readColor(fields, 'surface'),
    ink: readColor(fields, 'ink'),
    ink2: readColor(fields, 'ink2'),
    accent: readColor(fields, 'accent'),
    onAccent: readColor(fields, 'onAccent'),
    bar: readColor(fields, 'bar'),
  };
}

function readColor(fields: Fields, name: string): Color {
  return toColor(fields.nameOf(name), fields.value(name));
}

function toColor(field: string, value: unknown): Color {
  if (typeof value !== 'string' || !COLOR.test(value)) refuse(field, 'must be a color like #e8622a');
  // The pattern has just said so.
  return value as Color;
}
