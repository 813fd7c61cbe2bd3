import { runCommand } from './lib/command.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode24 } from './lib/node24.mjs';
import { inRepository } from './lib/repository.mjs';
import { runTogether } from './lib/run-child.mjs';

const WEB_PORT = 5173;

await runCommand(async () => {
  await ensureInstalled();
  const node = requireNode24();
  // Links in mails lead to the page that reloads, not to the server behind it.
  const env = { PUBLIC_URL: `http://localhost:${WEB_PORT}`, ...process.env };
  const vite = inRepository('node_modules', 'vite', 'bin', 'vite.js');
  return runTogether(
    [
      [node, ['--watch', '--watch-preserve-output', inRepository('apps', 'server', 'src', 'main.ts')]],
      [node, [vite, inRepository('apps', 'web'), '--port', String(WEB_PORT), '--strictPort']],
    ],
    { env },
  );
});
