import { readFileSync } from 'node:fs';

/** A bad value in the environment. The message is one line: variable, value, what is allowed. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Addresses that hold a password. What keeps secrets (systemd, Docker, Kubernetes, a vault) passes them as files. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL'] as const;

/** The environment with what the files of `<NAME>_FILE` hold. Throws ConfigError where one can't be read. */
export function withSecretFiles(env: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const variable = `${name}_FILE`;
    const file = env[variable]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new ConfigError(`${name} and ${variable} are both set: use one of them`);
    return [[name, readSecret(variable, file)]];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(`${variable}=${file} is not allowed: a file that the server may read`, { cause });
  }
}
