import type { BarAction } from '#ui/chart/chart-data.ts';
import { ListenButton } from './listen-button.tsx';
import { listenWords } from './listen.words.ts';

/** Lets the bars of a chart be listened to, whose labels are titles of songs. */
export const listenAction: BarAction = {
  heading: listenWords.heading,
  render: ({ label }) => <ListenButton title={label} />,
};
