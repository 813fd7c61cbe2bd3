import { expect, test } from '../support/journey.ts';
import { PROFILE_PATH, readProfile } from '../support/profile.ts';
import { inBothLooks, sidewaysScroll } from '../support/screen.ts';

test(
  'an image is chosen with the keyboard alone',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL, expectNoAxeViolations }) => {
    await page.goto(PROFILE_PATH);
    const camera = page.getByRole('button', { name: 'Change profile image' });
    const dialog = page.getByRole('dialog', { name: 'Choose a Profile Image' });
    const image = (name: string) => dialog.getByRole('radio', { name });

    await camera.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio')).toHaveCount(25);
    await expect(image('Guitar headstock with six pegs')).toBeFocused();
    await inBothLooks(page, expectNoAxeViolations);

    await page.keyboard.press('ArrowRight');
    await expect(image('Cowboy boot with a vine stitch')).toBeFocused();
    await expect(image('Cowboy boot with a vine stitch')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(camera).toBeFocused();
    expect((await readProfile(baseURL ?? '', signedInFan)).profileImage).toBe('debut-1');

    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(image('Umbrella in confetti rain')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(camera).toBeFocused();
    await expect(page.getByRole('img', { name: /microphone with star dust/ })).toBeVisible();
    await expect(page.getByText('Profile image updated successfully!')).toBeVisible();
    expect((await readProfile(baseURL ?? '', signedInFan)).profileImage).toBe('tour-2');
  },
);

test(
  'an image is chosen with one press, or none with Cancel, Close or a press beside the dialog',
  { tag: '@full' },
  async ({ page, signedInFan, baseURL }) => {
    const camera = page.getByRole('button', { name: 'Change profile image' });
    const dialog = page.getByRole('dialog', { name: 'Choose a Profile Image' });
    await page.goto(PROFILE_PATH);
    await camera.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    // Safari clicks a button without focusing it; it opened the dialog all the same.
    await page.getByRole('main').evaluate(() => (document.activeElement as HTMLElement).blur());
    await camera.dispatchEvent('click');
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 8);
    await expect(dialog).toHaveCount(0);
    await expect(camera).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    await camera.click();
    await page.getByRole('radio', { name: 'Umbrella in confetti rain' }).scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(camera).toBeFocused();
    await camera.click();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('radio', { name: 'Cat on a crescent moon' }).click();
    await expect(page.getByText('Profile image updated successfully!')).toBeVisible();
    expect((await readProfile(baseURL ?? '', signedInFan)).profileImage).toBe('midnights-1');
  },
);
