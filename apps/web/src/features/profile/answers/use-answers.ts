import { saveProfileQuestions, type UserProfile } from '@thirteen/contract/profile.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { onSiteBack } from '#lib/api/site-reach.ts';
import { findUnsavedTexts, keepUnsavedTexts, type UnsavedTexts } from '#lib/browser/unsaved.ts';
import { userProfileQuery } from '#features/profile/profile.queries.ts';

/** How the saving of the answers stands. `offline` tries again by itself when the network is back. */
export type AnswersStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

const PLACE = 'answers';
// Line breaks are the only control characters that an answer may hold.
const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu;

/**
 * The questionnaire on the fan's table. What is typed is kept in the browser until it is saved or given up, so a failed
 * save, a reload or another page lose nothing.
 */
export function useAnswers({ username, profileQuestions: told }: UserProfile) {
  // Another client may have worded them in its own way.
  const profileQuestions = told.map(({ question, siteQuestion, answer }) => ({
    question: siteQuestion ?? question,
    answer,
  }));
  /** By question, those that were changed; undefined while the fan only reads. */
  const [typed, setTyped] = useState(() => findUnsavedTexts(PLACE, username));
  const [status, setStatus] = useState<AnswersStatus>('idle');
  const answers = profileQuestions.map(({ question, answer }) => ({
    question,
    answer: typed?.[question] ?? answer,
  }));

  function put(texts: UnsavedTexts | undefined) {
    setTyped(texts);
    keepUnsavedTexts(PLACE, username, texts && Object.keys(texts).length > 0 ? texts : undefined);
  }

  async function save() {
    setStatus('saving');
    try {
      const profile = await call(saveProfileQuestions, { body: { questions: answers } });
      await queryClient.cancelQueries(userProfileQuery);
      queryClient.setQueryData(userProfileQuery.queryKey, profile);
      put(undefined);
      setStatus('saved');
      // What the page shows beside the answers may have changed elsewhere.
      void queryClient.invalidateQueries(userProfileQuery);
    } catch (error) {
      setStatus(error instanceof ApiError && error.code === 'offline' ? 'offline' : 'failed');
    }
  }

  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (status !== 'offline') return;
    return onSiteBack(() => saveAgain());
  }, [status]);

  return {
    answers,
    status,
    isEditing: typed !== undefined,
    hasChanges: profileQuestions.some(({ question, answer }) => (typed?.[question] ?? answer) !== answer),
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
