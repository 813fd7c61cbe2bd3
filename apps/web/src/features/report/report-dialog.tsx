import { reportPage } from '@thirteen/contract/report.ts';
import {
  REPORT_WORDS_MAX_LENGTH,
  reportTopics,
  type ReportedPage,
  type ReportTopic,
} from '@thirteen/domain/report/report-rules.ts';
import { useId, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { wordsForError } from '#lib/api/problem.words.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FieldProblem, FormError } from '#ui/forms/field.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import styles from './report.module.css';

const names = ['topic', 'words', 'website'] as const;

/** What each page shows of a fan's own. */
const topicsOf: Readonly<Record<ReportedPage, readonly ReportTopic[]>> = {
  profile: reportTopics,
  'set-list': ['name', 'other'],
  'top-13': ['name', 'look', 'other'],
};

type ReportDialogProps = {
  readonly page: ReportedPage;
  readonly username: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** Asks what is wrong with a page, and sends it. What was written stays until it has arrived. */
export function ReportDialog({ page, username, onClose, onSent }: ReportDialogProps) {
  const formId = useId();
  const problemId = useId();
  const [words, setWords] = useState('');
  const { errors, isBusy, formProps } = useForm({
    names,
    check: ({ topic }) => (topicOf(topic) ? {} : { topic: reportWords.topicMissing }),
    send: async ({ topic, website }) => {
      const chosen = topicOf(topic);
      if (chosen === undefined) return;
      await call(reportPage, { body: { page, username, topic: chosen, words, website } });
      onSent();
    },
    explain,
  });
  return (
    <Dialog
      title={reportWords.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {reportWords.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {reportWords.send}
          </Button>
        </>
      }
    >
      <p>{reportWords.lead}</p>
      <form id={formId} className={styles['form']} {...formProps}>
        <FormError>{errors.form}</FormError>
        <fieldset className={styles['topics']}>
          <legend>{reportWords.topic}</legend>
          {topicsOf[page].map((topic) => (
            <label key={topic} className={styles['topic']}>
              <input
                type="radio"
                name="topic"
                value={topic}
                data-at-fault={errors.topic === undefined ? undefined : true}
                aria-describedby={errors.topic === undefined ? undefined : problemId}
              />
              {reportWords.topics[topic]}
            </label>
          ))}
          {errors.topic !== undefined && <FieldProblem id={problemId}>{errors.topic}</FieldProblem>}
        </fieldset>
        <TextArea
          name="words"
          label={reportWords.words}
          rows={3}
          maxLength={REPORT_WORDS_MAX_LENGTH}
          value={words}
          error={errors.words}
          onChange={setWords}
        />
        <div className={styles['trap']} aria-hidden="true">
          <label htmlFor={`${formId}-website`}>{reportWords.trap}</label>
          <input id={`${formId}-website`} name="website" tabIndex={-1} autoComplete="off" />
        </div>
      </form>
    </Dialog>
  );
}

function topicOf(value: string): ReportTopic | undefined {
  return reportTopics.find((topic) => topic === value);
}

/** Words for what was thrown, at the text where it is at fault. */
function explain(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { form: reportWords.gone };
  const isAboutWords = error instanceof ApiError && error.field === 'words';
  return isAboutWords ? { words: wordsForError(error) } : { form: wordsForError(error) };
}

/** The words of the report of a page. */
export const reportWords = {
  open: 'Report',
  openFor: (username: string) => `Report this page of ${username}`,
  title: 'Report this page',
  lead: 'Something here that shouldn’t be? Tell the people who run Thirteen. They read every report, and nobody learns that it was you.',
  topic: 'What is it about?',
  topics: {
    name: 'The name',
    answers: 'The answers',
    look: 'The picture or theme',
    other: 'Something else',
  } satisfies Record<ReportTopic, string>,
  topicMissing: 'Choose what it is about.',
  words: 'Tell us more (optional)',
  trap: 'Leave this empty',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. We’ll look at it.',
  gone: 'This page isn’t public any more, so there is nothing left to report.',
} as const;
