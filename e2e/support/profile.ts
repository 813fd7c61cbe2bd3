import {
  getUserProfile,
  saveProfileImage,
  saveProfileQuestions,
  saveProfileTheme,
  type UserProfile,
} from '@thirteen/contract/profile.ts';
import { saveAlbumRanking } from '@thirteen/contract/rankings.ts';
import { listAlbums, type Album } from '@thirteen/contract/catalogue.ts';
import type { Fan } from './fan.ts';
import { openingSongs, saveTop13 } from './top13.ts';

export const PROFILE_PATH = '/user/userProfile';

/** What a fan of the journeys answers, by the place of the question from 0. */
export type SentAnswers = Readonly<Record<number, string>>;

/** Three songs, five albums and an answer: a profile that can be shared. */
export async function completeProfile(
  url: string,
  fan: Fan,
  answers: SentAnswers = { 0: 'Red, on a burned CD.' },
): Promise<void> {
  await saveTop13(url, fan, (await openingSongs(url)).slice(0, 3));
  await rankAlbums(url, fan);
  await answer(url, fan, answers);
}

/** Saves the album ranking, latest record first, as another device would. */
export async function rankAlbums(url: string, fan: Fan): Promise<void> {
  const response = await fetch(url + listAlbums.path);
  const albums = ((await response.json()) as readonly Album[]).filter(({ key }) => key !== 'singles');
  const rankings = albums.toReversed().map(({ title }) => ({ albumName: title }));
  await put(url + saveAlbumRanking.path, fan, { rankings });
}

/** Saves answers; the questions left out become unanswered. */
export async function answer(url: string, fan: Fan, answers: SentAnswers): Promise<void> {
  const { profileQuestions } = await readProfile(url, fan);
  const questions = profileQuestions.map(({ question }, index) => ({
    question,
    answer: answers[index] ?? '',
  }));
  await put(url + saveProfileQuestions.path, fan, { questions });
}

export function chooseTheme(url: string, fan: Fan, theme: string): Promise<void> {
  return put(url + saveProfileTheme.path, fan, { theme });
}

export function chooseImage(url: string, fan: Fan, image: string): Promise<void> {
  return put(url + saveProfileImage.path, fan, { image });
}

/** The profile as the server has it. */
export async function readProfile(url: string, fan: Fan): Promise<UserProfile> {
  const response = await fetch(url + getUserProfile.path, { headers: authorization(fan) });
  if (!response.ok) throw new Error(`Reading a profile answered ${response.status}`);
  return (await response.json()) as UserProfile;
}

async function put(address: string, fan: Fan, body: unknown): Promise<void> {
  const response = await fetch(address, {
    method: 'PUT',
    headers: { ...authorization(fan), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

function authorization(fan: Fan) {
  return { authorization: `Bearer ${fan.session.token}` };
}
