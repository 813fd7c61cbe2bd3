import { describe, expect, test } from 'vitest';
import showgirl from '../extra/the-life-of-a-showgirl.json' with { type: 'json' };
import { readAlbum } from './read-album.ts';

const { colors, ...plain } = showgirl;
const change = (part: 'light' | 'dark', scheme: object) => ({
  ...showgirl,
  colors: { ...colors, [part]: { ...colors[part], ...scheme } },
});

describe('the record of an album', () => {
  test('is read with its era and its look', () => {
    const read = readAlbum(showgirl);
    expect(read).toMatchObject({
      ok: true,
      value: { era: showgirl.era, theme: showgirl.slug, onTour: false, look: { colors, drawing: null } },
    });
  });

  test('makes key, slug and ids of the titles, and looks like the singles without colors', () => {
    const read = readAlbum({
      title: 'A Twelfth Record!',
      releaseDate: '2030-01-31',
      songs: [{ title: 'One & Two', track: 1, featuring: ['A Guest', 'Another'] }],
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        key: 'aTwelfthRecord',
        slug: 'a-twelfth-record',
        era: null,
        theme: 'singles',
        releaseYear: 2030,
        songs: [{ id: 'a-twelfth-record-one-and-two', featuring: 'A Guest, Another' }],
      },
    });
  });

  test.each([
    { field: 'album', record: [] },
    { field: 'title', record: { ...showgirl, title: 13 } },
    { field: 'releaseDate', record: { ...showgirl, releaseDate: '2025-02-30' } },
    { field: 'slug', record: { ...showgirl, slug: "a']{}" } },
    { field: 'songs', record: { ...showgirl, songs: [] } },
    { field: 'songs.0.track', record: { ...showgirl, songs: [{ title: 'One', track: 1.5 }] } },
    { field: 'albumCover', record: { ...showgirl, albumCover: 'javascript:alert(1)' } },
    { field: 'colors.bead', record: { ...plain, colors: { ...colors, bead: 'red' } } },
    {
      field: 'colors.gradient.2',
      record: { ...plain, colors: { ...colors, gradient: ['#000000', '#000000'] } },
    },
    { field: 'colors.onBead', record: { ...plain, colors: { ...colors, onBead: colors.bead } } },
    {
      field: 'colors.darkBanner.onGradient',
      record: {
        ...plain,
        colors: {
          ...colors,
          darkBanner: {
            gradient: ['#000000', '#000000', '#000000'],
            onGradient: '#ffffff',
            shade: '#cccccc',
          },
        },
      },
    },
    { field: 'colors.light.ink', record: change('light', { ink: '#cccccc' }) },
    { field: 'colors.light.bar', record: change('light', { bar: colors.light.bg }) },
    { field: 'colors.dark.onAccent', record: change('dark', { onAccent: colors.dark.accent }) },
  ])('is refused by the name of a bad field: $field', ({ field, record }) => {
    const read = readAlbum(record);
    expect(read).toMatchObject({
      ok: false,
      problem: { field, message: expect.stringMatching(`^${field} `) },
    });
  });
});
