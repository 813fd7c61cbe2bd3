import { runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode24 } from './lib/node24.mjs';
import { inRepository } from './lib/repository.mjs';
import { runTogether } from './lib/run-child.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const node = requireNode24();
  const env = {
    // Links in mails lead to the page that reloads, not to the server behind it.
    PUBLIC_URL: 'http://127.0.0.1:5173',
    API_ORIGIN: `http://127.0.0.1:${process.env.PORT || 3000}`,
    ...process.env,
  };
  const vite = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  return runTogether(
    [
      [node, ['--watch', '--watch-preserve-output', inRepository('apps', 'server', 'src', 'main.ts')]],
      [node, [vite, inRepository('apps', 'web')]],
    ],
    { env },
  );
});
