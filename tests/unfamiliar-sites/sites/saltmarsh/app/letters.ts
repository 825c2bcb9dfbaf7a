export const letters = /* js */ `
import { useEffect, useRef, useState } from 'react';
import { DndContext, KeyboardSensor, PointerSensor, TouchSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, arrayMove, horizontalListSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Field, Input, Tag, Textarea } from '@fluentui/react-components';
import { send } from '$lib/core.tsx';

function Snap({ id }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return <li ref={setNodeRef} className={'snap' + (isDragging ? ' pending' : '')} style={{ transform: CSS.Transform.toString(transform), transition }} {...attributes} {...listeners}>{id}</li>;
}

const topics = ['Birds', 'Boats', 'Weather', 'People'];

export function Letters() {
  const [form, setForm] = useState({ title: '', text: '' });
  const [photos, setPhotos] = useState(['Harbour', 'Terns', 'Nets', 'Fog']);
  const [tags, setTags] = useState([]);
  const [draft, setDraft] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState(false);
  const first = useRef(true);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }), useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }), useSensor(KeyboardSensor));
  useEffect(() => {
    if (first.current) { first.current = false; return; }
    const timer = setTimeout(async () => { await send('PUT', '/drafts/1', {}); setDraft('Draft saved'); }, 900);
    return () => clearTimeout(timer);
  }, [form]);
  const post = async () => {
    if (form.text.length < 20) return setError('A letter needs at least 20 characters.');
    setError('');
    await send('POST', '/letters', {});
    setSent(true);
  };
  if (sent) return <section><h1>Thank you for your letter</h1><p>We read every one.</p></section>;
  return <section className="short"><h1>Write to the editor</h1><Field label="Title"><Input name="title" value={form.title} onChange={(_, { value }) => setForm({ ...form, title: value })} /></Field><Field label="Your letter" hint={draft} validationMessage={error}><Textarea name="letter" rows={5} value={form.text} onChange={(_, { value }) => setForm({ ...form, text: value })} /></Field>
    <p>Topics</p><div className="tools">{topics.map((topic) => <button type="button" key={topic} className={'topic' + (tags.includes(topic) ? ' on' : '')} aria-pressed={tags.includes(topic)} onClick={() => setTags(tags.includes(topic) ? tags.filter((each) => each !== topic) : [...tags, topic])}>{topic}</button>)}</div>
    <p>Drag your photos into order</p><DndContext id="photos" sensors={sensors} collisionDetection={closestCenter} onDragEnd={({ active, over }) => { if (over && active.id !== over.id) setPhotos((all) => arrayMove(all, all.indexOf(active.id), all.indexOf(over.id))); }}><SortableContext items={photos} strategy={horizontalListSortingStrategy}><ul className="snaps">{photos.map((id) => <Snap key={id} id={id} />)}</ul></SortableContext></DndContext>
    <Button appearance="primary" id="post-letter" onClick={post}>Send letter</Button></section>;
}
`;
