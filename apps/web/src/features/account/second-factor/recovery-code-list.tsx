import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { secondFactorWords } from '#features/account/account.words.ts';
import styles from './second-factor.module.css';

type RecoveryCodeListProps = { readonly codes: readonly string[] };

/** Recovery codes to copy or to keep as a file. */
export function RecoveryCodeList({ codes }: RecoveryCodeListProps) {
  const text = `${codes.join('\n')}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => toast.success(secondFactorWords.copied),
      () => toast.error(secondFactorWords.copyFailed),
    );
  }

  return (
    <>
      <p>{secondFactorWords.keep}</p>
      <ul className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['row']}>
        <Button variant="quiet" onClick={copy}>
          Copy the codes
        </Button>
        <a className={styles['download']} href={file} download="thirteen-recovery-codes.txt">
          <Icon name="download" size="sm" />
          Download the codes
        </a>
      </div>
    </>
  );
}
