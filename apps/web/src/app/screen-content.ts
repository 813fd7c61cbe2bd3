import { lazy, type ComponentType } from 'react';
import { reloadIfOutdated } from '#lib/browser/page-version.ts';
import { beginRequest } from '#lib/api/request-counter.ts';
import type { LoadPage } from './route-table.ts';

// Kept outside the components: one that waits for its code has no state yet that could remember what it waits for.
const contents = new Map<LoadPage, ComponentType>();
const failed = new Set<LoadPage>();

/** What stands at a route, loaded at the first use. */
export function contentOf(load: LoadPage): ComponentType {
  const content = contents.get(load) ?? lazy(() => loadCounted(load));
  contents.set(load, content);
  return content;
}

/** Loads what stands at a route ahead of its first use, which then waits for nothing. A failure shows at that use. */
export async function loadContent(load: LoadPage): Promise<void> {
  const content = await load().catch(() => undefined);
  if (content !== undefined && !contents.has(load)) contents.set(load, content);
}

/** Lets the next use load anew what failed to load. */
export function forgetFailure(load: LoadPage): void {
  if (failed.delete(load)) contents.delete(load);
}

/** Whether the code itself never came, rather than failed when it ran. */
export function hasFailedToLoad(load: LoadPage): boolean {
  return failed.has(load);
}

// A second reload would begin the first one anew.
let isReloading = false;

/** Loads the whole site again, if it can be reached: a browser remembers code that failed to load until then. */
export async function reloadSite(): Promise<void> {
  const isReachable = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReachable || isReloading) return;
  isReloading = true;
  window.location.reload();
}

async function loadCounted(load: LoadPage): Promise<{ default: ComponentType }> {
  await Promise.resolve(); // past the render that asks for it, which the loading line must not interrupt
  const finish = beginRequest();
  try {
    return { default: await load() };
  } catch (error) {
    // The page before stands until the site is there anew.
    if (await reloadIfOutdated()) return await new Promise(() => undefined);
    failed.add(load);
    throw error;
  } finally {
    finish();
  }
}
