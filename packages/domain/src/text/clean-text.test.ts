import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const ACUTE = '\u0301';
const BELOW = '\u0323';

describe('cleanText', () => {
  test.each([
    { name: 'a plain name', text: 'fan-1', clean: 'fan-1' },
    { name: 'spaces around a name', text: '  fan 1 ', clean: 'fan 1' },
    { name: 'nothing', text: '', clean: '' },
    { name: 'a letter and its mark', text: `e${ACUTE}`, clean: '\u00e9' },
    { name: 'thirty marks on a letter', text: `x${BELOW.repeat(30)}`, clean: `x${BELOW.repeat(30)}` },
    {
      name: 'thirty marks of two code units',
      text: `x${'\u{1D165}'.repeat(30)}`,
      clean: `x${'\u{1D165}'.repeat(30)}`,
    },
    { name: 'a word between spaces', text: ' \u00e9t\u00e9 ', clean: '\u00e9t\u00e9' },
    { name: 'emoji', text: '\u{1F389}', clean: '\u{1F389}' },
    { name: 'joiners between letters', text: 'a\u200db', clean: 'a\u200db' },
  ])('keeps $name', ({ text, clean }) => {
    expect(cleanText(text)).toEqual({ ok: true, value: clean });
  });

  test.each([
    { name: 'spaces of no width', text: '\u200b\u200b' },
    { name: 'signs that steer the direction', text: '\u202e \u2066\u200f' },
    { name: 'fillers and soft hyphens', text: '\u3164\u00ad\ufe0f' },
    { name: 'an empty pattern of Braille', text: '\u2800' },
    { name: 'tags without a flag', text: '\u{E0020}\u{E007F}' },
  ])('takes $name for nothing', ({ text }) => {
    expect(cleanText(text)).toEqual({ ok: true, value: '' });
    expect(cleanText(`\n${text}\n`, 'lines')).toEqual({ ok: true, value: '' });
  });

  test.each([
    { name: 'a NUL', text: 'a\u0000b', problem: 'control-characters' },
    { name: 'a line break in a line', text: 'a\nb', problem: 'control-characters' },
    { name: 'a separator of lines in a line', text: 'a\u2028b', problem: 'control-characters' },
    { name: 'a separator of paragraphs in a line', text: 'a\u2029b', problem: 'control-characters' },
    { name: 'half a surrogate pair', text: 'a\ud83c', problem: 'control-characters' },
    { name: '31 marks on a letter', text: `x${ACUTE.repeat(31)}`, problem: 'combining-marks' },
    { name: '31 marks of two code units', text: `x${'\u{1D165}'.repeat(31)}`, problem: 'combining-marks' },
  ])('refuses $name', ({ text, problem }) => {
    expect(cleanText(text)).toEqual({ ok: false, problem });
  });

  test('lets lines have line breaks', () => {
    expect(cleanText('a\r\nb', 'lines')).toEqual({ ok: true, value: 'a\r\nb' });
  });

  test('makes line breaks of what separates lines in other ways', () => {
    expect(cleanText('a\u2028b\u2029c', 'lines')).toEqual({ ok: true, value: 'a\nb\nc' });
  });

  test('cleans a text again to the same', () => {
    const once = cleanText(`  a${`${ACUTE}${BELOW}`.repeat(15)}\u{1F389} `);
    expect(once.ok && cleanText(once.value)).toEqual(once);
  });
});
