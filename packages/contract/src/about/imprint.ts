import type { Operator, TextPassage } from './about.ts';

/** The imprint: who runs the site, how to have something taken down, and whose the names are. */
export const imprintText = {
  operator: {
    title: 'Operator',
    none: 'The operator of this site has not given a name or an address.',
    noName: 'The operator of this site has not given a name.',
    noAddress: 'The operator has not given an address.',
  },
  passages: [
    {
      title: 'Write to us',
      paragraphs: [
        ['Use the ', { page: 'contact', text: 'contact form' }, '. A person reads every message.'],
        [
          'Found a hole in the site’s security? ',
          { file: '/.well-known/security.txt', text: 'security.txt' },
          ' says where to tell it.',
        ],
      ],
    },
    {
      title: 'Have something taken down',
      paragraphs: [
        [
          'Something here uses your work without right, tells private things about you, or should not be here at all? Write to us by the ',
          { page: 'contact', text: 'contact form' },
          ' and say:',
        ],
      ],
      items: [
        'the address of the page, and what on it is meant;',
        'why it should go, and if it is your work, which one and that you may speak for it;',
        'how we can reach you.',
      ],
    },
    {
      title: 'Whose the names are',
      paragraphs: [
        'Thirteen is made by fans. It has no tie to Taylor Swift, her label or her management: none of them made it, asked for it, pays for it or approves of it.',
        'Her name and the names of albums, songs and tours belong to their owners, and some are registered trademarks. They stand here only to say which song or album a list is about.',
        'The covers, pictures and sounds that come with Thirteen are drawn and composed in code. Where this site shows covers or plays previews of another host, they belong to their owners and come from there.',
      ],
    },
  ] satisfies readonly TextPassage[],
} as const;

/** The lines of the imprint that say who runs the site; the first is the name. One sentence where nobody said. */
export function operatorLines({ name, address }: Operator): readonly [string, ...string[]] {
  const words = imprintText.operator;
  if (name === null && address.length === 0) return [words.none];
  return [name ?? words.noName, ...(address.length === 0 ? [words.noAddress] : address)];
}
