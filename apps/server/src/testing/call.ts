/** What is asked of a running server, beside its address. */
export type Asked = {
  /** GET, or POST where there is a body, unless it says otherwise. */
  readonly method?: string;
  readonly token?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** Sends one request over the network, as the web app does, and answers whatever came of it. */
export function send(url: string, { method, token, body, headers, signal }: Asked = {}): Promise<Response> {
  return fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** As `send`, for what must succeed: the JSON of the answer. Throws with what came instead. */
export async function fetchJson<Reply>(url: string, asked: Asked = {}): Promise<Reply> {
  const response = await send(url, asked);
  const text = await response.text();
  if (!response.ok) throw new Error(`${asked.method ?? ''} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Reply;
}
