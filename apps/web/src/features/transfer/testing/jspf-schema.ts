const text = { type: 'string' } as const;
const address = { type: 'string', format: 'uri-reference' } as const;
const addresses = { type: 'array', items: address } as const;
/** `link`, `meta`: objects of one name, an address, and a value. */
const pairs = {
  type: 'array',
  items: { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: text },
} as const;
const extension = {
  type: 'object',
  additionalProperties: { type: 'array' },
} as const;
const shared = {
  title: text,
  creator: text,
  annotation: text,
  info: address,
  image: address,
  link: pairs,
  meta: pairs,
  extension,
} as const;

/** A playlist as JSON, by xspf.org/jspf. */
export const jspfSchema = {
  type: 'object',
  required: ['playlist'],
  additionalProperties: false,
  properties: {
    playlist: {
      type: 'object',
      required: ['track'],
      additionalProperties: false,
      properties: {
        ...shared,
        location: address,
        identifier: address,
        date: { type: 'string', format: 'date-time' },
        license: address,
        attribution: { type: 'array', items: { type: 'object' } },
        track: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              ...shared,
              location: addresses,
              identifier: addresses,
              album: text,
              trackNum: { type: 'integer', minimum: 0 },
              duration: { type: 'integer', minimum: 0 },
            },
          },
        },
      },
    },
  },
} as const;
