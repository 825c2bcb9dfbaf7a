export const home = /* js */ `
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import useEmblaCarousel from 'embla-carousel-react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { Button, Field, Input, Tab, TabList } from '@fluentui/react-components';
import { Deferred, send } from '$lib/core.tsx';

function Covers({ covers }) {
  const [frame, embla] = useEmblaCarousel({ loop: true });
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => embla.off('select', follow);
  }, [embla]);
  return <section><h2>Recent issues</h2><div className="covers" ref={frame}><div className="strip">{covers.map(({ id, name, season }) => <figure key={id}><img src="/picture.svg" alt="" width="200" height="260" draggable="false" /><figcaption>{name}<span>{season}</span></figcaption></figure>)}</div></div>
    <div className="turn"><button type="button" aria-label="Previous issue" onClick={() => embla?.scrollPrev()}>‹</button>{covers.map(({ id }, index) => <button type="button" key={id} className={'dot' + (index === at ? ' on' : '')} aria-label={'Issue ' + id} onClick={() => embla?.scrollTo(index)} />)}<button type="button" aria-label="Next issue" onClick={() => embla?.scrollNext()}>›</button></div></section>;
}

const lists = { read: ['The last eel catchers', 'A year on a shingle spit', 'What the curlew knows'], shared: ['How to read a tide table', 'Seven walks without a car', 'The lighthouse that moved'], listened: ['Night sounds of the estuary', 'Mud, slowly', 'The ferryman'] };
function MostRead() {
  const [list, setList] = useState('read');
  return <section><h2>Readers’ favourites</h2><TabList selectedValue={list} onTabSelect={(_, { value }) => setList(value)} id="favourites"><Tab value="read">Most read</Tab><Tab value="shared">Most shared</Tab><Tab value="listened">Most heard</Tab></TabList>
    <ol className="rows">{lists[list].map((title) => <li key={title}>{title}</li>)}</ol></section>;
}

const Address = z.object({ newsletter: z.string().min(1, 'Enter your email address.').email('That doesn’t look like an email address.') });
function Newsletter() {
  const [done, setDone] = useState(false);
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(Address), defaultValues: { newsletter: '' } });
  const subscribe = async () => { await send('POST', '/newsletter', {}); setDone(true); };
  if (done) return <section><h2>The Sunday letter</h2><p role="status">Thank you. The next letter leaves on Sunday.</p></section>;
  return <section><h2>The Sunday letter</h2><form noValidate onSubmit={handleSubmit(subscribe)} className="short"><Field label="Email" validationMessage={errors.newsletter?.message}><Input type="email" {...register('newsletter')} /></Field><Button type="submit" appearance="primary" id="join" disabled={isSubmitting}>{isSubmitting ? 'One moment…' : 'Sign up'}</Button></form></section>;
}

// The reviews of another company, in a tree of their own.
function Reviews() {
  const host = useRef(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      tree.innerHTML = '<style>button{font:inherit;cursor:pointer;margin-right:6px}article{padding:8px 0;border-bottom:1px solid #ddd}</style><div class="all"></div><button class="more">More reviews</button>';
      const all = tree.querySelector('.all');
      const add = (texts) => { for (const text of texts) all.insertAdjacentHTML('beforeend', '<article><b>★★★★★</b> <span>' + text + '</span><div><button class="helpful">Helpful <i>2</i></button></div></article>'); };
      add(['Worth it for the maps alone.', 'I read it from cover to cover on the train.']);
      tree.addEventListener('click', async ({ target }) => {
        const helpful = target.closest('.helpful');
        if (helpful) { const count = helpful.querySelector('i'); const on = helpful.toggleAttribute('data-on'); count.textContent = String(Number(count.textContent) + (on ? 1 : -1)); fetch('/api/votes', { method: 'POST', body: '{}' }); }
        const more = target.closest('.more');
        if (more) { more.textContent = 'Loading…'; const { items } = await (await fetch('/api/reviews')).json(); add(items); more.textContent = 'More reviews'; }
      });
    }, 900);
    return () => clearTimeout(timer);
  }, []);
  return <section><h2>What subscribers say</h2><div id="reviews" ref={host} style={{ minHeight: 90 }} /></section>;
}

export function Home() {
  const { covers } = useLoaderData();
  return <>
    <section className="hero"><h1 id="headline">Four issues a year from the edge of the land</h1><p>The Saltmarsh is a magazine about coasts, estuaries and the people who live by them.</p><Link className="cta" to="/subscribe">Subscribe from £8</Link></section>
    <Covers covers={covers} />
    <section><h2>New this week</h2><Deferred path="/latest" rows={3}>{({ items }) => <ul className="rows">{items.map(({ id, title, minutes }) => <li key={id}><Link to={'/articles/' + id}>{title}</Link> <span className="faint">{minutes} min</span></li>)}</ul>}</Deferred></section>
    <MostRead /><Reviews /><Newsletter />
    <section><p>Written by <Link to="/writers" id="writers">our writers</Link>, printed in Norfolk.</p></section></>;
}
`;
