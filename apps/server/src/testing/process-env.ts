const KEPT_VARIABLES = ['PATH', 'NODE_COMPILE_CACHE'];

/** What a process of a test gets of this one's environment: never the tester's own configuration. */
export function processEnv(): Record<string, string> {
  return Object.fromEntries(
    KEPT_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
