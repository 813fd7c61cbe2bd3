import { useQuery } from '@tanstack/react-query';
import { listenLinks, listenServices, type ListenLink } from '#lib/listen-links.ts';
import { useState, type RefObject } from 'react';
import { chooseFirstService, listenQuery, unknownSong, useFirstService } from '#lib/listen.ts';
import { useSession } from '#lib/session/session.ts';
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
 * is loaded before. Visitors, who have no account page, choose here which service comes first.
 */
export function ListenMenu({ title, opener, onClose }: ListenMenuProps) {
  const { data: songs } = useQuery(listenQuery);
  const first = useFirstService();
  const isOnline = useSiteReach() !== 'no-network';
  const isVisitor = useSession() === undefined;
  const [isChoosing, setChoosing] = useState(false);
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
  const order = {
    label: listenWords.alwaysFirst(first),
    isDisabled: false,
    startsGroup: true,
    staysOpen: true,
    onChoose: () => showOrder(true),
  };

  function showOrder(isShown: boolean) {
    // Whichever menu is closed last gives the focus back to where it was before: to the button, not to an item that is gone.
    opener.current?.focus();
    setChoosing(isShown);
  }

  if (isChoosing)
    return <FirstServiceMenu opener={opener} onClose={onClose} onChosen={() => showOrder(false)} />;
  return (
    <MoveMenuPopup
      label={listenWords.listen(title)}
      opener={opener}
      choices={[preview, ...links, ...(isVisitor ? [order] : [])]}
      onClose={onClose}
    />
  );
}

type FirstServiceMenuProps = Pick<ListenMenuProps, 'opener' | 'onClose'> & { readonly onChosen: () => void };

/** Which service comes first in this browser's menus. */
function FirstServiceMenu({ opener, onClose, onChosen }: FirstServiceMenuProps) {
  const first = useFirstService();
  return (
    <MoveMenuPopup
      label={listenWords.whichFirst}
      opener={opener}
      choices={listenServices.map((service) => ({
        label: listenWords.names[service],
        isDisabled: false,
        isChecked: service === first,
        staysOpen: true,
        onChoose: () => {
          chooseFirstService(service);
          onChosen();
        },
      }))}
      onClose={onClose}
    />
  );
}
