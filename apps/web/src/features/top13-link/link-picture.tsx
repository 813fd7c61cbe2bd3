import { useEffect, useState } from 'react';
import styles from './link-picture.module.css';
import { top13LinkWords } from './top13-link.words.ts';

/** How long a Top 13 stays as it is before its picture is drawn anew. */
const REST_MS = 2000;

type LinkPictureProps = { readonly code: string };

/** The picture that goes with the link of a Top 13. It is pale while songs are moved, and gone where it can't be had. */
export function LinkPicture({ code }: LinkPictureProps) {
  const [shown, setShown] = useState(code);
  const [failed, setFailed] = useState<string>();
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (shown === code) return;
    const timer = setTimeout(() => setShown(code), REST_MS);
    return () => clearTimeout(timer);
  }, [shown, code]);

  if (failed === shown) return null;
  return (
    <div className={styles['place']}>
      {!isDrawn && <p className={styles['waiting']}>{top13LinkWords.drawing}</p>}
      <img
        className={styles['picture']}
        data-old={shown !== code || undefined}
        src={`/share/top-13/${shown}/card.png`}
        width={1200}
        height={630}
        alt={top13LinkWords.picture}
        onLoad={() => setDrawn(true)}
        onError={() => setFailed(shown)}
      />
    </div>
  );
}
