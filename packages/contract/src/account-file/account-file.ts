import { fail, ok, type Result } from '@thirteen/domain/result.ts';
import type { AccountData } from '../account.ts';
import type { StoredSort } from '../sorter.ts';

/** How the file of all data of a fan names itself; a change that a reader could not ignore raises the version. */
export const ACCOUNT_FILE = { schema: 'thirteen-account', version: 1 } as const;

/** How the file of one list names itself. */
export const LIST_FILE = { schema: 'thirteen-list', version: 1 } as const;

/** The file of all data of a fan. */
export function toAccountFile(data: AccountData) {
  return { ...ACCOUNT_FILE, ...data };
}

/** What of an account can be brought into another one: lists, sorts, answers, theme and picture. */
export type AccountFile = {
  readonly username: string;
  /** When it was taken along, ISO 8601; undefined where the file does not say. */
  readonly exportedAt: string | undefined;
  readonly theme: string | undefined;
  readonly image: string | undefined;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly lists: readonly { readonly list: string; readonly items: unknown; readonly placed: unknown }[];
  readonly sorts: readonly Pick<StoredSort, 'id' | 'goal' | 'plan' | 'answers' | 'left'>[];
};

/** Why a file is none of ours: of something else, of a later version of the site, or with something missing. */
export type AccountFileProblem = { readonly code: 'not-ours' | 'newer' | 'damaged' };

/** Whether a value calls itself a file of all data of a fan. */
export function isAccountFile(value: unknown): boolean {
  return partOf(value, 'schema') === ACCOUNT_FILE.schema;
}

/** Reads what can be brought in out of a file, whose parts are not believed: each call that saves one checks it. */
export function readAccountFile(value: unknown): Result<AccountFile, AccountFileProblem> {
  if (!isAccountFile(value)) return fail({ code: 'not-ours' });
  const version = partOf(value, 'version');
  if (typeof version === 'number' && version > ACCOUNT_FILE.version) return fail({ code: 'newer' });
  const profile = partOf(value, 'profile');
  const lists = arrayOf(value, 'lists');
  const username = textOf(value, 'username');
  if (version !== ACCOUNT_FILE.version || username === undefined || lists === undefined)
    return fail({ code: 'damaged' });
  return ok({
    username,
    exportedAt: textOf(value, 'exportedAt'),
    theme: textOf(profile, 'theme'),
    image: textOf(profile, 'profileImage'),
    answers: (arrayOf(profile, 'profileQuestions') ?? []).flatMap((one) => {
      const question = textOf(one, 'siteQuestion') ?? textOf(one, 'question');
      const answer = textOf(one, 'answer');
      return question === undefined || answer === undefined ? [] : { question, answer };
    }),
    lists: lists.flatMap((one) => {
      const list = textOf(one, 'list');
      return list === undefined ? [] : { list, items: partOf(one, 'items'), placed: partOf(one, 'placed') };
    }),
    sorts: (arrayOf(value, 'sorts') ?? []).flatMap((one) => (isSort(one) ? pickSort(one) : [])),
  });
}

type FileSort = AccountFile['sorts'][number];

/** As far as our own code reads a sort; the rest is for the call that saves it. */
function isSort(value: unknown): value is FileSort {
  const plan = partOf(value, 'plan');
  return (
    textOf(value, 'id') !== undefined &&
    textOf(partOf(value, 'goal'), 'kind') !== undefined &&
    isTexts(partOf(plan, 'items')) &&
    isTexts(partOf(value, 'answers')) &&
    typeof partOf(value, 'left') === 'number'
  );
}

/** What of a stored sort comes in: its revision and times are each site's own. */
export function pickSort({ id, goal, plan, answers, left }: FileSort): FileSort {
  return { id, goal, plan, answers, left };
}

/** A named part of a value of any kind; undefined where there is none. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Whether a value is a list of texts. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function textOf(value: unknown, name: string): string | undefined {
  const part = partOf(value, name);
  return typeof part === 'string' ? part : undefined;
}

function arrayOf(value: unknown, name: string): readonly unknown[] | undefined {
  const part = partOf(value, name);
  return Array.isArray(part) ? part : undefined;
}
