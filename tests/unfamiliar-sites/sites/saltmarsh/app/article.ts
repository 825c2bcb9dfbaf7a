export const article = /* js */ `
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { motion } from 'motion/react';
import { toast } from 'sonner';
import { Button, Dropdown, Option, Popover, PopoverSurface, PopoverTrigger, Textarea } from '@fluentui/react-components';
import { Rows, get, send } from '$lib/core.tsx';

/** Calls back once, when the element comes near the window. */
function useNear(callback) {
  const place = useRef(null);
  const latest = useRef(callback);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => { if (entry.isIntersecting) { observer.disconnect(); latest.current(); } }, { rootMargin: '80px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return place;
}

function Likes({ id, likes }) {
  const [liked, setLiked] = useState(false);
  const [saved, setSaved] = useState(false);
  const like = async () => {
    const next = !liked;
    setLiked(next);
    const { ok } = await send(next ? 'PUT' : 'DELETE', '/likes/' + id);
    if (!ok) setLiked(!next);
  };
  const copy = async () => { await navigator.clipboard?.writeText(location.href).catch(() => {}); toast('Link copied'); };
  return <div className="tools"><motion.button type="button" className="like" whileTap={{ scale: 0.85 }} aria-pressed={liked} onClick={like}>{liked ? '♥' : '♡'} {likes + (liked ? 1 : 0)}</motion.button>
    <Button className="save" onClick={() => { setSaved(!saved); send('PUT', '/saved/' + id); toast(saved ? 'Removed from your list' : 'Saved to your list'); }}>{saved ? 'Saved' : 'Save'}</Button>
    <Popover><PopoverTrigger><Button className="share">Share</Button></PopoverTrigger><PopoverSurface><Button id="copy" onClick={copy}>Copy link</Button></PopoverSurface></Popover></div>;
}

function Comments({ id }) {
  const [items, setItems] = useState();
  const [order, setOrder] = useState('newest');
  const [reply, setReply] = useState('');
  const place = useNear(async () => setItems((await get('/articles/' + id + '/comments')).items));
  const sorted = items && (order === 'newest' ? items : [...items].reverse());
  const post = async () => {
    if (!reply.trim()) return;
    const mine = { id: Date.now(), who: 'You', text: reply, pending: true };
    setItems([mine, ...items]);
    setReply('');
    await send('POST', '/comments', { text: mine.text });
    setItems((all) => all.map((each) => (each.id === mine.id ? { ...each, pending: false } : each)));
  };
  return <section ref={place} className="comments"><h2>Comments</h2>{!sorted ? <Rows count={3} /> : <>
    <Dropdown aria-label="Order" id="order" value={order === 'newest' ? 'Newest first' : 'Oldest first'} selectedOptions={[order]} onOptionSelect={(_, { optionValue }) => setOrder(optionValue)}><Option value="newest">Newest first</Option><Option value="oldest">Oldest first</Option></Dropdown>
    <Textarea name="reply" aria-label="Your comment" value={reply} onChange={(_, { value }) => setReply(value)} /> <Button id="post" onClick={post}>Post</Button>
    <ul className="rows">{sorted.map(({ id, who, text, pending }) => <li key={id} className={pending ? 'pending' : ''}><b>{who}</b> {text}</li>)}</ul></>}</section>;
}

function Piece({ piece, onEnd }) {
  const [open, setOpen] = useState(!piece.metered);
  const end = useNear(() => onEnd?.(piece.next));
  const goOn = async () => {
    const { granted } = await send('POST', '/meter', { article: piece.id });
    if (granted) setOpen(true);
  };
  return <article><p className="faint">{piece.section} · {piece.minutes} min</p><h1>{piece.title}</h1><img src="/picture.svg" alt="" width="300" height="180" loading="lazy" />
    {(open ? piece.body : piece.body.slice(0, 3)).map((text, at) => <p key={at}>{text}</p>)}
    {!open && <div className="wall"><p>This article is for members. You have one free article left this month.</p><Button appearance="primary" className="go-on" onClick={goOn}>Continue reading</Button></div>}
    <Likes id={piece.id} likes={piece.likes} /><Comments id={piece.id} /><i ref={end} /></article>;
}

export function Article() {
  const first = useLoaderData();
  const [pieces, setPieces] = useState([first]);
  const more = async (next) => {
    if (!next || pieces.length > 2) return;
    const piece = await get('/articles/' + next);
    setPieces((all) => [...all, piece]);
    history.replaceState(history.state, '', '/articles/' + next);
  };
  return pieces.map((piece) => <Piece key={piece.id} piece={piece} onEnd={more} />);
}
`;
