import Bowser from 'bowser';

/** What is said of a device that doesn't tell what it is. */
const UNKNOWN_DEVICE = 'Unknown device';

// Longer than any browser's; what comes after it says nothing of the device.
const MAX_LENGTH = 500;
// Names that the library knows. Others are parts of what was sent, which may hold anything.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));
const appleDevices = new Set(['iPhone', 'iPad']);

/** A device in words, as "Firefox on Windows" or "Safari on iPhone", by the User-Agent of its browser. */
export function deviceInWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const browserName = browser.name && browsers.has(browser.name) ? shortName(browser.name) : undefined;
  const systemName = os.name && systems.has(os.name) ? os.name : undefined;
  const thing = platform.model && appleDevices.has(platform.model) ? platform.model : systemName;
  if (thing === undefined) return browserName ?? UNKNOWN_DEVICE;
  return `${browserName ?? 'A browser'} on ${thing}`;
}

/** The library says for some browsers what kind they are, too: "Microsoft Edge", "Samsung Internet for Android". */
function shortName(name: string): string {
  return name.replace(/^Microsoft /, '').replace(/ for Android$/, '');
}
