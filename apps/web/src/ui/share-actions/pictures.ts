import type { SharedPicture } from '#lib/share-picture.ts';

/** A picture to choose, with its shape and size in words. */
export type PictureChoice = SharedPicture & { readonly label: string };

const tall = { shape: 'poster', size: '1080x1920', label: 'Tall, for stories (1080 × 1920)' } as const;
const square = { shape: 'square', size: '1080x1080', label: 'Square, for posts (1080 × 1080)' } as const;
const wide = { shape: 'card', size: '1200x630', label: 'Wide, for links (1200 × 630)' } as const;

type Shape = typeof tall | typeof square | typeof wide;

/** The three shapes of something shared. `folder` is where its pictures are, `name` what their files are called. */
export function picturesIn(folder: string, name: string): readonly [PictureChoice, ...PictureChoice[]] {
  const toChoice = ({ shape, size, label }: Shape): PictureChoice => ({
    label,
    fileName: `${name}-${size}.png`,
    address: `${folder}/${shape}.png?download`,
  });
  return [toChoice(tall), toChoice(square), toChoice(wide)];
}

/** The three shapes of what is drawn for the fan alone. */
export function drawnPictures(
  name: string,
  draw: (shape: Shape['shape']) => Promise<Blob>,
): readonly [PictureChoice, ...PictureChoice[]] {
  const toChoice = ({ shape, size, label }: Shape): PictureChoice => ({
    label,
    fileName: `${name}-${size}.png`,
    draw: () => draw(shape),
  });
  return [toChoice(tall), toChoice(square), toChoice(wide)];
}
