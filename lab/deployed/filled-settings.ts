import { readFile } from 'node:fs/promises';

const DEPLOY = new URL('../../deploy/', import.meta.url);

/** Where the parts of a deployment are on this machine, in place of the names that Docker's network gives them. */
export type Places = {
  readonly folder: string;
  readonly nginxPort: number;
  readonly bouncerPort: number;
  readonly postgresPort: number;
  readonly appPorts: readonly [number, number];
};

/** `deploy/nginx.conf` with this machine's addresses. It also says when it has started. */
export async function fillNginx({ folder, nginxPort, appPorts }: Places): Promise<string> {
  return replaceEach(await readFile(new URL('nginx.conf', DEPLOY), 'utf8'), [
    ['app1:3000', `127.0.0.1:${appPorts[0]}`],
    ['app2:3000', `127.0.0.1:${appPorts[1]}`],
    ['listen 8080', `listen 127.0.0.1:${nginxPort}`],
    ['error_log stderr warn', 'error_log stderr notice'],
    ['/tmp/', `${folder}/`],
  ]);
}

/** `deploy/pgbouncer/pgbouncer.ini` with this machine's addresses. */
export async function fillBouncer({ folder, bouncerPort, postgresPort }: Places): Promise<string> {
  return replaceEach(await readFile(new URL('pgbouncer/pgbouncer.ini', DEPLOY), 'utf8'), [
    ['host=postgres port=5432', `host=127.0.0.1 port=${postgresPort}`],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${bouncerPort}`],
    ['/tmp/', `${folder}/`],
  ]);
}

/** A file that no longer says what is replaced here would be tested with somebody else's addresses. */
function replaceEach(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`The file in deploy/ no longer says ${from}`);
    return filled.replaceAll(from, to);
  }, text);
}
