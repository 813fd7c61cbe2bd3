import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const described = [
  { path: '/', title: /^Welcome \| Thirteen$/ },
  { path: '/user/top13list', title: /^Top 13 List \| Thirteen$/ },
];
for (const { path, title } of described) {
  test(`${path} tells crawlers what it is`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toMatch(title);
    expect(metaOf(html, 'name', 'description')).toContain('Taylor Swift');
    expect(metaOf(html, 'property', 'og:title')).toMatch(title);
    expect(metaOf(html, 'property', 'og:description')).toContain('Top 13');
    expect(metaOf(html, 'property', 'og:type')).toBe('website');
    expect(metaOf(html, 'property', 'og:url')).toMatch(new RegExp(`^http://[^/]+${path}$`));
    expect(metaOf(html, 'name', 'twitter:card')).toMatch(/^summary/);
    expect(metaOf(html, 'name', 'twitter:title')).toMatch(title);
    expect(metaOf(html, 'name', 'twitter:description')).toContain('Top 13');
    expect(metaOf(html, 'name', 'twitter:image')).toBe(metaOf(html, 'property', 'og:image'));

    const image = await request.get(new URL(metaOf(html, 'property', 'og:image') ?? '').pathname);
    await expectPng(image);
  });
}

test('the Top 13 page says to rank the Top 13 songs by the artist', async ({ request }) => {
  const html = await (await request.get('/user/top13list')).text();
  expect(metaOf(html, 'name', 'description')).toMatch(/^Rank your Top 13 songs by Taylor Swift/);
});

test('what a page says of itself follows the fan from page to page', async ({ page, request }) => {
  const ofServer = await (await request.get('/user/contact')).text();
  await page.goto('/user/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle('Contact | Thirteen');
  for (const [attribute, name] of [
    ['name', 'description'],
    ['property', 'og:title'],
    ['property', 'og:url'],
    ['name', 'twitter:description'],
  ] as const) {
    const tag = page.locator(`meta[${attribute}="${name}"]`);
    await expect(tag).toHaveAttribute('content', metaOf(ofServer, attribute, name) ?? '');
  }

  // An address in another case is written as the server writes it.
  await page.evaluate(() => {
    history.pushState(null, '', '/USER/RELEASENOTES#top');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/user/releaseNotes#top');
  await expect(page).toHaveTitle('Release Notes | Thirteen');
});

for (const path of ['/nowhere', '/user/nowhere', '/user/rankings/nowhere', '/user/userHome/deeper']) {
  test(`${path} is answered as not found, with a page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/html');
  });
}

for (const path of ['/api', '/api/nothing', '/api/rankings/nothing']) {
  test(`${path} is answered as not found, in JSON`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not found' });
  });
}

for (const path of ['/', '/nowhere', '/api/health', '/api/nothing', '/media/covers/red.svg', '/first.js']) {
  test(`${path} sends the security headers`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], 'only behind TLS').toBeUndefined();
  });
}

test('the site has icons of its own', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [favicon, touchIcon, manifest] = ['icon', 'apple-touch-icon', 'manifest'].map(
    (rel) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '',
  );
  await expectSvg(await request.get(favicon ?? ''));
  await expectPng(await request.get(touchIcon ?? ''));
  expect((await request.get('/favicon.ico')).status()).toBe(200);

  const response = await request.get(manifest ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, icons } = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe('Thirteen');
  expect(icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of icons) {
    const width = await expectPng(await request.get(src));
    expect(`${width}x${width}`).toBe(sizes);
  }
});

function metaOf(html: string, attribute: 'name' | 'property', value: string): string | undefined {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(html)?.[1];
}

/** Checks the signature of a PNG and returns the width that its header gives. */
async function expectPng(response: APIResponse): Promise<number> {
  expect(response.status(), response.url()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const bytes = await response.body();
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return bytes.readUInt32BE(16);
}

async function expectSvg(response: APIResponse): Promise<void> {
  expect(response.status(), response.url()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');
  expect(await response.text()).toContain('<svg');
}
