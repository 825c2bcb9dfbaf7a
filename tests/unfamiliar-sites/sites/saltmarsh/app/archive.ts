export const archive = /* js */ `
import { useDeferredValue, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Drawer } from 'vaul';
import { Button, SearchBox } from '@fluentui/react-components';
import { Deferred } from '$lib/core.tsx';

export function Archive() {
  const { items } = useLoaderData();
  const box = useRef(null);
  const [term, setTerm] = useState('');
  const [issue, setIssue] = useState();
  const wanted = useDeferredValue(term).toLowerCase();
  const shown = items.filter(({ title }) => title.toLowerCase().includes(wanted));
  const rows = useVirtualizer({ count: shown.length, getScrollElement: () => box.current, estimateSize: () => 56, overscan: 4 });
  return <section><h1>Every article since 1988</h1><SearchBox name="term" placeholder="Search the archive" value={term} onChange={(_, { value }) => setTerm(value)} /><p aria-live="polite" className="faint">{shown.length} articles</p>
    {shown.length === 0 && <p>Nothing found for “{term}”.</p>}
    <div ref={box} className="scroller"><div style={{ height: rows.getTotalSize(), position: 'relative' }}>{rows.getVirtualItems().map(({ index, start }) => <button type="button" key={shown[index].id} className="entry" style={{ transform: 'translateY(' + start + 'px)' }} onClick={() => setIssue(shown[index])}><b>{shown[index].title}</b><span>No. {shown[index].number}</span></button>)}</div></div>
    <Drawer.Root open={Boolean(issue)} onOpenChange={(open) => { if (!open) setIssue(undefined); }}><Drawer.Portal><Drawer.Overlay className="shade" /><Drawer.Content className="sheet" aria-describedby={undefined}><Drawer.Handle /><Drawer.Title>{issue?.title}</Drawer.Title><p>From issue {issue?.number}. Photographs and notes by the author.</p><Button id="pin">Read with a membership</Button></Drawer.Content></Drawer.Portal></Drawer.Root></section>;
}

export const Stockists = () => <section><h1>Where to buy a single issue</h1><p>Bookshops, harbour offices and two pubs.</p><Deferred path="/stockists" rows={8}>{({ items }) => <ul className="rows">{items.map(({ name, town }) => <li key={name}><b>{name}</b>, {town}</li>)}</ul>}</Deferred></section>;
`;
