import {
  getUserProfile,
  saveNamedTop13,
  saveProfileImage,
  saveProfileQuestions,
  saveProfileTheme,
  type UserProfile,
} from '@thirteen/contract/profile.ts';
import { saveAlbumRanking } from '@thirteen/contract/rankings.ts';
import { ask, type Fan } from './fan.ts';
import { rankedAlbums } from './rankings.ts';
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
  const rankings = (await rankedAlbums(url)).toReversed().map(({ title }) => ({ albumName: title }));
  await ask(url, saveAlbumRanking, fan, { rankings });
}

/** Saves answers; the questions left out become unanswered. */
export async function answer(url: string, fan: Fan, answers: SentAnswers): Promise<void> {
  const { profileQuestions } = await readProfile(url, fan);
  const questions = profileQuestions.map(({ question }, index) => ({
    question,
    answer: answers[index] ?? '',
  }));
  await ask(url, saveProfileQuestions, fan, { questions });
}

export async function chooseTheme(url: string, fan: Fan, theme: string): Promise<void> {
  await ask(url, saveProfileTheme, fan, { theme });
}

export async function chooseImage(url: string, fan: Fan, image: string): Promise<void> {
  await ask(url, saveProfileImage, fan, { image });
}

/** Gives the fan's Top 13 a link with the fan's name. */
export async function nameTop13(url: string, fan: Fan): Promise<void> {
  await ask(url, saveNamedTop13, fan, { enabled: true });
}

/** The profile as the server has it. */
export function readProfile(url: string, fan: Fan): Promise<UserProfile> {
  return ask(url, getUserProfile, fan);
}
