import { installOffer, type InstallOffer } from '#lib/browser/install-offer.ts';
import { useStore } from '#lib/store.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './bars.module.css';

const texts: Readonly<Record<InstallOffer['kind'], string>> = {
  question: 'Saved. Keep Thirteen beside your other apps? It opens without a network, too.',
  'by-hand':
    'Saved. Keep Thirteen beside your other apps? Tap Share, then “Add to Home Screen”. It opens without a network, too.',
};

/** Offers to install the app once something was saved, or says how where the system wants it done by hand. */
export function InstallBar() {
  const offer = useStore(installOffer, (value) => value);
  const close = () => installOffer.set(undefined);

  return (
    <output className={styles['line']}>
      {offer && (
        <span className={styles['bar']} data-state="install">
          <Icon name={offer.kind === 'by-hand' ? 'share' : 'download'} />
          {texts[offer.kind]}
          <span>
            {offer.kind === 'question' && (
              <button
                type="button"
                className={styles['action']}
                onClick={() => {
                  offer.ask();
                  close();
                }}
              >
                Install
              </button>
            )}
            <button type="button" className={styles['action']} onClick={close}>
              {offer.kind === 'question' ? 'Not now' : 'Close'}
            </button>
          </span>
        </span>
      )}
    </output>
  );
}
