import * as Type from 'typebox';
import { AccountData } from '../account.ts';
import { ACCOUNT_FILE, LIST_FILE } from './account-file.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** The file of all data of a fan, as JSON Schema. */
export const AccountFileSchema = Type.Object(
  {
    schema: Type.Literal(ACCOUNT_FILE.schema),
    version: Type.Literal(ACCOUNT_FILE.version),
    ...AccountData.properties,
  },
  { title: 'Everything that a site holds of a fan', additionalProperties: true },
);

/** The file of one list, the best first, as JSON Schema. `released` is an ISO date. */
export const ListFileSchema = Type.Object(
  {
    schema: Type.Literal(LIST_FILE.schema),
    version: Type.Literal(LIST_FILE.version),
    name: Type.String(),
    songs: Type.Array(
      Type.Object({
        rank: Type.Integer({ minimum: 1 }),
        id: Type.String(),
        title: Type.String(),
        artist: Type.String(),
        album: Type.String(),
        released: NullableText,
      }),
    ),
  },
  { title: 'A list of songs or albums', additionalProperties: true },
);
