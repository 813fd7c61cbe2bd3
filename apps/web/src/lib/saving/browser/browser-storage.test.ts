import { expect, test } from 'vitest';
import { aStorage, settle } from '#testing/saving.ts';
import { withMemory } from './browser-storage.ts';
import { emptyRecord } from '#lib/saving/saving-record.ts';

const grow = (record = emptyRecord as { version: number }) => ({
  ...emptyRecord,
  version: record.version + 1,
});

test('goes on in memory from the last state known when the storage fails', async () => {
  const good = aStorage();
  let isFull = false;
  const storage = withMemory({
    read: good.read,
    update: async (key, change) => {
      if (isFull) throw new Error('The disk is full.');
      return good.update(key, change);
    },
  });
  await storage.update('list', grow);
  isFull = true;
  await storage.update('list', grow);
  expect(await storage.read('list')).toMatchObject({ version: 2 });
});

test('gives a storage that failed once what it missed', async () => {
  const good = aStorage();
  let isFull = true;
  const storage = withMemory({
    read: good.read,
    update: async (key, change) => {
      if (isFull) throw new Error('The disk is full.');
      return good.update(key, change);
    },
  });
  await storage.update('list', grow);
  isFull = false;
  await storage.update('list', grow);
  expect(await good.read('list')).toMatchObject({ version: 2 });
  await good.update('list', grow);
  expect(await storage.read('list')).toMatchObject({ version: 3 });
});

test('does not wait for a storage that never answers', async () => {
  const never = new Promise<never>(() => {});
  const storage = withMemory({ read: () => never, update: () => never }, 5);
  expect(await storage.update('list', grow)).toMatchObject({ version: 1 });
});

test('believes a storage that was late once it has answered', async () => {
  const good = aStorage();
  const waiting: (() => void)[] = [];
  let isSlow = true;
  const turn = () => (isSlow ? new Promise<void>((go) => waiting.push(go)) : Promise.resolve());
  const storage = withMemory(
    {
      read: async (key) => {
        await turn();
        return good.read(key);
      },
      update: async (key, change) => {
        await turn();
        return good.update(key, change);
      },
    },
    5,
  );
  await good.update('list', grow);
  expect(await storage.read('list')).toBeUndefined();
  expect(await storage.update('list', grow)).toMatchObject({ version: 1 });
  isSlow = false;
  for (const go of waiting) go();
  await settle();
  expect(await storage.read('list')).toMatchObject({ version: 2 });
});
