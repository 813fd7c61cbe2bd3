import type { SharedPicture } from '#lib/browser/share-picture.ts';

/** A picture to choose, with its shape and size in words. */
type PictureChoice = SharedPicture & { readonly label: string };

/** What is shared comes in three shapes, always in this order. */
export type PictureChoices = readonly [tall: PictureChoice, square: PictureChoice, wide: PictureChoice];

const tall = { shape: 'poster', size: '1080x1920', label: 'Tall, for stories (1080 × 1920)' } as const;
const square = { shape: 'square', size: '1080x1080', label: 'Square, for posts (1080 × 1080)' } as const;
const wide = { shape: 'card', size: '1200x630', label: 'Wide, for links (1200 × 630)' } as const;

/** A shape by its name in addresses. */
type Shape = (typeof tall | typeof square | typeof wide)['shape'];

/** The pictures of something shared. `folder` is where they are, `name` what their files are called, `search` what their addresses end with. */
export function picturesIn(folder: string, name: string, search = ''): PictureChoices {
  return inEachShape(name, (shape) => ({
    address: `${folder}/${shape}.png${search}${search === '' ? '?' : '&'}download`,
  }));
}

/** Pictures of which each has an address of its own. */
export function picturesAt(addresses: Readonly<Record<Shape, string>>, name: string): PictureChoices {
  return inEachShape(name, (shape) => ({ address: `${addresses[shape]}?download` }));
}

/** The pictures of what is drawn for the fan alone. */
export function drawnPictures(name: string, draw: (shape: Shape) => Promise<Blob>): PictureChoices {
  return inEachShape(name, (shape) => ({ draw: () => draw(shape) }));
}

type Source = { readonly address: string } | { readonly draw: () => Promise<Blob> };

function inEachShape(name: string, sourceOf: (shape: Shape) => Source): PictureChoices {
  const toChoice = ({ shape, size, label }: typeof tall | typeof square | typeof wide): PictureChoice => ({
    label,
    fileName: `${name}-${size}.png`,
    ...sourceOf(shape),
  });
  return [toChoice(tall), toChoice(square), toChoice(wide)];
}
