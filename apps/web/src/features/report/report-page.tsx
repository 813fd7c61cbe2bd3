import type { ReportedPage } from '@thirteen/domain/report/report-rules.ts';
import { useState } from 'react';
import { toast } from '#ui/toasts/toast.ts';
import { ReportDialog, reportWords } from './report-dialog.tsx';
import styles from './report.module.css';

type ReportPageProps = {
  readonly page: ReportedPage;
  /** Whose page it is. */
  readonly username: string;
};

/** A quiet way to tell the people behind the site that something on a fan's public page should not be there. */
export function ReportPage({ page, username }: ReportPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={reportWords.openFor(username)}
        onClick={() => setOpen(true)}
      >
        {reportWords.open}
      </button>
      {isOpen && (
        <ReportDialog
          page={page}
          username={username}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            toast.success(reportWords.sent);
          }}
        />
      )}
    </>
  );
}
