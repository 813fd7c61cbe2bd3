import encodeQr from 'qr';
import styles from './second-factor.module.css';

type QrCodeProps = {
  readonly text: string;
  /** What it is, for those who can't scan it. */
  readonly label: string;
};

/** Quiet space around the code, in modules: scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code: dark on white in either scheme, since many scanners read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQr(text, 'raw', { border: QUIET });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
