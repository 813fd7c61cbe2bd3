import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

// Our pages pass all other rules in one look as in the other.
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it is now, a line for each rule. Colors are wrong while something fades, so that the
 * page is looked at once nothing does; a toast may begin to leave meanwhile, so that what was found must be found twice.
 */
export async function findAxeViolations(page: Page, onlyColors = false): Promise<readonly string[]> {
  const first = await look(page, onlyColors);
  return first.length === 0 ? first : look(page, onlyColors);
}

async function look(page: Page, onlyColors: boolean): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate(isFading), 'something on the page still fades').toBe(false);
  // Reading half a megabyte of code costs more than most looks: a document gets it once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // What axe approves of is read by nobody, and none of the rules asks for the style sheets themselves.
    resultTypes: ['violations'],
    preload: false,
    ...(onlyColors && { runOnly: COLOR_RULES }),
  };
  return page.evaluate(runAxe, options);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, options);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(', ')})`,
  );
}

/** Runs in the page: whether anything is on its way to another color. What turns or counts down for long is not. */
function isFading(): boolean {
  const isOfColor = (name: string) =>
    name === 'opacity' || name === 'filter' || /color|background/i.test(name);
  const isBetween = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    effect.getKeyframes().some((frame) => Object.keys(frame).some(isOfColor));
  // A toast that leaves is without color from the start where a fan wants no motion.
  return document.querySelector('[data-leaving]') !== null || document.getAnimations().some(isBetween);
}
