/** Names that only this machine or its own network knows. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|test)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Whether strangers can reach the site under an origin: not one of this machine or of a private network. */
export function isPublicOrigin(origin: string): boolean {
  return !PRIVATE_HOST.test(new URL(origin).hostname);
}
