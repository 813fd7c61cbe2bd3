import { getUserProfile, saveProfileQuestions, type UserProfile } from '@thirteen/contract/profile.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { onSiteBack, siteReach } from '#lib/api/site-reach.ts';
import { findUnsavedTexts, keepUnsavedTexts, type UnsavedTexts } from '#lib/browser/unsaved.ts';
import { currentSession } from '#lib/session/session.ts';
import { userProfileQuery } from '#features/profile/profile.queries.ts';

const TYPED = 'answers';
/** Stands beside what is typed where the fan has had it saved without a network. */
const TO_SEND = 'answers-to-send';

let stopWaiting = () => {};

/** What the fan has typed and not saved, by question; undefined where nothing is. */
export const findTyped = (username: string) => findUnsavedTexts(TYPED, username);

/** Whether what the fan has typed is to be sent when the site can be reached. */
export const isToSend = (username: string) => findUnsavedTexts(TO_SEND, username) !== undefined;

/** Keeps what the fan has typed; undefined, or nothing in it, removes it. */
export function keepTyped(username: string, texts: UnsavedTexts | undefined): void {
  const isEmpty = texts === undefined || Object.keys(texts).length === 0;
  keepUnsavedTexts(TYPED, username, isEmpty ? undefined : texts);
  if (isEmpty) keepUnsavedTexts(TO_SEND, username, undefined);
}

/** The 13 answers in the site's own wording, with what was typed over them. Another client may have worded the questions in its own way. */
export function answersWith({ profileQuestions }: UserProfile, typed: UnsavedTexts | undefined) {
  return profileQuestions.map(({ question, siteQuestion = question, answer }) => ({
    question: siteQuestion,
    answer: typed?.[siteQuestion] ?? answer,
  }));
}

/** Saves what was typed over a profile's answers. Where there is no network, it is noted as to be sent. */
export async function saveTyped(profile: UserProfile, typed: UnsavedTexts | undefined): Promise<void> {
  try {
    const saved = await call(saveProfileQuestions, { body: { questions: answersWith(profile, typed) } });
    await queryClient.cancelQueries(userProfileQuery);
    queryClient.setQueryData(userProfileQuery.queryKey, saved);
    keepTyped(profile.username, undefined);
  } catch (error) {
    if (isOffline(error)) keepUnsavedTexts(TO_SEND, profile.username, {});
    throw error;
  }
}

/** Has answers sent that a fan saved without a network, whatever page they are on. An open questionnaire does so by itself. */
export function sendWaitingAnswers(username: string): void {
  leaveToQuestionnaire();
  if (!isToSend(username)) return;
  stopWaiting = onSiteBack(() => void send(username));
  if (siteReach.get() === 'there') void send(username);
}

/** The questionnaire is open, and sends what waits. */
export function leaveToQuestionnaire(): void {
  stopWaiting();
}

async function send(username: string): Promise<void> {
  const typed = findTyped(username);
  if (!typed || !isToSend(username) || currentSession()?.username !== username) return;
  try {
    await saveTyped(await call(getUserProfile), typed);
  } catch (error) {
    // What was refused is shown when the questionnaire is opened again.
    if (!isOffline(error)) keepUnsavedTexts(TO_SEND, username, undefined);
  }
}

/** Whether a save failed for want of a network, so that it is worth sending later. */
export const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'offline';
