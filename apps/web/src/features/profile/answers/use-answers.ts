import type { UserProfile } from '@thirteen/contract/profile.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { queryClient } from '#lib/api/query-client.ts';
import { onSiteBack, siteReach } from '#lib/api/site-reach.ts';
import type { UnsavedTexts } from '#lib/browser/unsaved.ts';
import { userProfileQuery } from '#features/profile/profile.queries.ts';
import {
  answersWith,
  findTyped,
  isOffline,
  isToSend,
  keepTyped,
  leaveToQuestionnaire,
  saveTyped,
  sendWaitingAnswers,
} from './answers.saving.ts';

/** How the saving of the answers stands. `offline` tries again by itself when the network is back. */
export type AnswersStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

// Line breaks are the only control characters that an answer may hold.
const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu;

/**
 * The questionnaire on the fan's table. What is typed is kept in the browser until it is saved or given up, so a failed
 * save, a reload or another page lose nothing.
 */
export function useAnswers(profile: UserProfile) {
  const { username } = profile;
  /** By question, those that were changed; undefined while the fan only reads. */
  const [typed, setTyped] = useState(() => findTyped(username));
  const [status, setStatus] = useState<AnswersStatus>(() => (isToSend(username) ? 'offline' : 'idle'));
  const answers = answersWith(profile, typed);

  function put(texts: UnsavedTexts | undefined) {
    setTyped(texts);
    keepTyped(username, texts);
  }

  async function save() {
    setStatus('saving');
    try {
      await saveTyped(profile, typed);
      setTyped(undefined);
      setStatus('saved');
      // What the page shows beside the answers may have changed elsewhere.
      void queryClient.invalidateQueries(userProfileQuery);
    } catch (error) {
      setStatus(isOffline(error) ? 'offline' : 'failed');
    }
  }

  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (status !== 'offline') return;
    return onSiteBack(() => saveAgain());
  }, [status]);
  // What waits is sent by the questionnaire while it is open.
  useEffect(() => {
    leaveToQuestionnaire();
    const isDue = isToSend(username) && siteReach.get() === 'there';
    const timer = setTimeout(() => isDue && saveAgain());
    return () => {
      clearTimeout(timer);
      sendWaitingAnswers(username);
    };
  }, [username]);

  return {
    answers,
    status,
    isEditing: typed !== undefined,
    hasChanges: answersWith(profile, undefined).some(
      ({ question, answer }) => (typed?.[question] ?? answer) !== answer,
    ),
    edit: () => {
      setStatus('idle');
      setTyped({});
    },
    type: (question: string, text: string) =>
      put({ ...typed, [question]: text.replaceAll(CONTROL_CHARACTERS, ' ') }),
    save: () => void save(),
    discard: () => {
      setStatus('idle');
      put(undefined);
    },
  };
}
