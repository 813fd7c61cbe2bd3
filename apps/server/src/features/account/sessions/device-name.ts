import Bowser from 'bowser';

/** For a browser that sends no usable `User-Agent`. */
const UNKNOWN_DEVICE = 'Unknown device';

// Longer than any real browser's.
const MAX_LENGTH = 500;
// Names that the library knows. Anything else is copied from the header, which may hold any text.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const appleDevices = new Set(['iPhone', 'iPad']);

/** Names a device by its `User-Agent`, for example "Firefox on Windows" or "Safari on iPhone". */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const browserName = browser.name && browsers.has(browser.name) ? shortName(browser.name) : undefined;
  const systemName = os.name && systems.has(os.name) ? os.name : undefined;
  const thing = platform.model && appleDevices.has(platform.model) ? platform.model : systemName;
  if (thing === undefined) return browserName ?? UNKNOWN_DEVICE;
  return `${browserName ?? 'A browser'} on ${thing}`;
}

/** Drops what the library adds to some names: "Microsoft Edge", "Samsung Internet for Android". */
function shortName(name: string): string {
  return name.replace(/^Microsoft /, '').replace(/ for Android$/, '');
}
