import styles from './icon.module.css';

const shapes = {
  alert: 'M12 4L2.5 20h19zM12 10v5M12 17.6h.01',
  camera:
    'M4 8h3.2l1.6-2.5h6.4L16.8 8H20a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  cloudOff: 'M3 3l18 18M9.5 6.2A6 6 0 0 1 17.8 10a4.5 4.5 0 0 1 2.6 7.3M6.2 9.6A5 5 0 0 0 7 19.5h9.5',
  check: 'M5 12.5l4.5 4.5L19 7',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 1.8',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 19.5h14',
  edit: 'M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19zM14.5 6.5l3 3',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8.5 8.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M3 3l18 18M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.6 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 10a3 3 0 0 0 4.2 4.2',
  guitar:
    'M14 10l6-6M18.5 3l2.5 2.5M13.5 8.5c-2-1-3.5-.5-4.5.8-.8 1-1.5 1.5-2.7 1.7C3.5 11.5 2.5 14 4 17s4 4 6.5 3 2-2.5 2.5-3.7 1-1.5 1.9-2.3c1.3-1 1.6-2.7.6-4.5zM9.5 12.9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6h.01',
  left: 'M15 5l-7 7 7 7',
  listen: 'M4 15v-2a8 8 0 0 1 16 0v2M4 14h3.2v6H6a2 2 0 0 1-2-2zM20 14h-3.2v6H18a2 2 0 0 0 2-2z',
  link: 'M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  pause: 'M8 5v14M16 5v14',
  piano: 'M4 5h16v14H4zM9.3 13v6M14.6 13v6M8 5v8h2.6V5M13.3 5v8H16V5',
  play: 'M7 4l13 8-13 8z',
  plus: 'M12 5v14M5 12h14',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  reset: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  right: 'M9 5l7 7-7 7',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 13v6h14v-6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  tune: 'M4 7.5h9M19 7.5h1M16 5v5M4 16.5h1M11 16.5h9M8 14v5',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
} as const;

/** The drawings that an icon may show. */
export type IconName = keyof typeof shapes;

const FILLED: ReadonlySet<IconName> = new Set(['play']);

type IconProps = {
  readonly name: IconName;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A line drawing in the color of the text. It is decoration: the words beside it, or the button's name, say it. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-size={size}
      data-look={FILLED.has(name) ? 'filled' : 'lines'}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
