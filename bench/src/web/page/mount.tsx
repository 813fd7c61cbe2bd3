import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { HelloPangeaList } from './hello-pangea-list.tsx';
import { OurList, type OurParts } from './our-list.tsx';
import { PragmaticList } from './pragmatic-list.tsx';

/** Shows the list that the address asks for. Our parts are handed in, since a benchmark imports nothing of the app's. */
export function mount(parts: OurParts): void {
  const lists: Readonly<Record<string, ComponentType<{ parts: OurParts }>>> = {
    ours: OurList,
    'hello-pangea': HelloPangeaList,
    pragmatic: PragmaticList,
  };
  const List = lists[new URLSearchParams(location.search).get('list') ?? 'ours'];
  const root = document.getElementById('root');
  if (List && root) createRoot(root).render(<List parts={parts} />);
}
