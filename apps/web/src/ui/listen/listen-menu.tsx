import { useQuery } from '@tanstack/react-query';
import { listenLinks, type ListenLink } from '#lib/listen-links.ts';
import type { RefObject } from 'react';
import { listenQuery, unknownSong, useFirstService } from '#lib/listen.ts';
import { useSiteReach } from '#lib/api/site-reach.ts';
import { toggleClip, useClipStatus } from '../audio-player/clip-player.ts';
import { tellBrokenClip } from '../audio-player/preview-button.tsx';
import { MoveMenuPopup } from '#ui/sortable-list/move-menu/move-menu-popup.tsx';
import { listenWords } from './listen.words.ts';

/** What joins the titles of a mashup's songs. */
const MASHUP = ' / ';

type ListenMenuProps = {
  /** The title of a song, or of a mashup. */
  readonly title: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/**
 * Where a song can be heard: its preview here, then the services in the fan's order, each in a tab of its own. Nothing of theirs
 * is loaded before.
 */
export function ListenMenu({ title, opener, onClose }: ListenMenuProps) {
  const { data: songs } = useQuery(listenQuery);
  const first = useFirstService();
  const isOnline = useSiteReach() !== 'no-network';
  const titles = songs?.has(title) ? [title] : title.split(MASHUP);
  const known = titles.flatMap((one) => songs?.get(one) ?? []);
  const clip = { id: known.map(({ id }) => id).join('/'), sources: known.map((song) => song.audioSource) };
  const isPlaying = useClipStatus(clip.id) === 'playing' && known.length > 0;
  const nameOf = (link: ListenLink, song: string) => {
    const choice = listenWords.open(link);
    const named = titles.length > 1 ? listenWords.ofSong(song, choice) : choice;
    return isOnline ? named : listenWords.offline(named);
  };
  const links = titles.flatMap((one) =>
    listenLinks(songs?.get(one) ?? unknownSong(one), first).map((link, index) => ({
      label: nameOf(link, one),
      address: link.address,
      isDisabled: !isOnline,
      startsGroup: index === 0,
    })),
  );
  const preview = {
    label: isPlaying ? listenWords.stop : listenWords.play,
    isDisabled: known.length === 0,
    onChoose: () => toggleClip(clip, tellBrokenClip),
  };
  return (
    <MoveMenuPopup
      label={listenWords.listen(title)}
      opener={opener}
      choices={[preview, ...links]}
      onClose={onClose}
    />
  );
}
