import { inOrder, openingSongs, savedTop13, saveTop13 } from '../../e2e/support/top13.ts';
import { expect, test } from './journey.ts';
import { until } from './visitor.ts';

type WithFile = { takenAlong?: Blob };

test('everything is taken along as a ZIP, brought in again and taken back', async ({
  fanVisitor,
  fan,
  site,
}) => {
  const { window, visit, press, sees } = fanVisitor;
  const songs = await openingSongs(site);
  const [first, second] = [songs.slice(0, 3), songs.slice(3, 5)];
  await saveTop13(site, fan, first);
  await visit('/user/account');
  // No driver says where a download went.
  await window.run(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) (globalThis as WithFile).takenAlong = blob;
      return make(blob);
    };
  });
  await press('button', 'Download everything as a ZIP');
  await until(() => window.run(() => (globalThis as WithFile).takenAlong !== undefined), 'the ZIP');

  await saveTop13(site, fan, second);
  await press('link', /^Bring in a list/);
  await sees('Paste your list');
  await window.run(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([(globalThis as WithFile).takenAlong ?? ''], 'all.zip'));
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await sees(`Everything of ${fan.username}`);
  await press('button', 'Bring in this one');
  await sees('It’s all in.');
  expect(await savedTop13(site, fan)).toEqual(inOrder(first));
  await press('button', 'Take it all back');
  await sees('It’s taken back');
  expect(await savedTop13(site, fan)).toEqual(inOrder(second));
});
