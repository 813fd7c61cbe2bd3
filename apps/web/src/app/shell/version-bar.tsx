import { useState } from 'react';
import { pageVersion, type PageVersion } from '#lib/browser/page-version.ts';
import { useStore } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';

const texts: Readonly<Record<Exclude<PageVersion, 'current'>, string>> = {
  replaced: 'A new version of Thirteen is there.',
  outdated: 'This page is too old for some things. Your lists are kept until you reload.',
};

/** Offers a new version of the site, until the fan puts it off. */
export function VersionBar() {
  const version = useStore(pageVersion, (value) => value);
  const [putOff, setPutOff] = useState<PageVersion>('current');
  return (
    <output className={styles['line']}>
      {version !== 'current' && version !== putOff && (
        <span className={styles['bar']} data-state="version">
          <Icon name="info" />
          {texts[version]}
          <span>
            <button type="button" className={styles['action']} onClick={() => window.location.reload()}>
              Reload
            </button>
            <button type="button" className={styles['action']} onClick={() => setPutOff(version)}>
              Later
            </button>
          </span>
        </span>
      )}
    </output>
  );
}
