import type { SharedPage } from '@thirteen/contract/sharing.ts';
import { describe, expect, test } from 'vitest';
import { headTags } from './head-tags.ts';

const origin = 'https://thirteen.example';

/** A page that says a fan's name wherever a page can. */
function aPageOf(name: string): SharedPage {
  return {
    path: `/share-setlist/${encodeURIComponent(name)}`,
    title: `The set list of ${name}`,
    description: `What ${name} would sing`,
    image: { path: '/share/card.png', width: 1200, height: 630, alt: `The card of ${name}` },
  };
}

function headOf(name: string): string {
  const page = aPageOf(name);
  return headTags(page, { path: page.path, origin, image: page.image });
}

function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
}

describe('the head of a shared page', () => {
  test('has the title of the page and the product', () => {
    expect(headOf('juniper')).toContain('<title>The set list of juniper | Thirteen</title>');
  });

  test('gives absolute addresses', () => {
    const head = headOf('juniper');
    expect(meta(head, 'og:url')).toBe(`${origin}/share-setlist/juniper`);
    expect(meta(head, 'og:image')).toBe(`${origin}/share/card.png`);
    expect(meta(head, 'twitter:image')).toBe(`${origin}/share/card.png`);
  });

  test('describes the picture, which is shown large', () => {
    const head = headOf('juniper');
    expect([meta(head, 'og:image:width'), meta(head, 'og:image:height')]).toEqual(['1200', '630']);
    expect(meta(head, 'og:image:alt')).toBe('The card of juniper');
    expect(meta(head, 'twitter:card')).toBe('summary_large_image');
  });

  test.each([
    { what: 'tags', name: '<script>alert(1)</script>' },
    { what: 'quotes', name: `"' onload='x` },
    { what: 'emoji', name: '\u{1F389} fan \u{1F9D1}\u200D\u{1F3A4}' },
    { what: 'writing from right to left', name: '\u05E9\u05DC\u05D5\u05DD \u202Eevil' },
    { what: 'signs that mean something to a replacement', name: '$& $1 <!--head-->' },
    { what: '500 characters', name: 'x'.repeat(500) },
  ])('keeps a name with $what in its place', ({ name }) => {
    const tags = headOf(name)
      .split('\n')
      .map((line) => line.trim());
    const safe =
      /^<(?:title>[^<>]*<\/title|meta (?:name|property)="[\w:]+" content="[^"<>]*" \/|link rel="canonical" href="[^"<>]*" \/)>$/;
    expect(tags.filter((tag) => !safe.test(tag))).toEqual([]);
  });
});
