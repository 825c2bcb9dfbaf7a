export const gift = /* js */ `
import { useState } from 'react';
import { AnimatePresence, motion } from 'motion/react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { useDropzone } from 'react-dropzone';
import { toast } from 'sonner';
import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, Field, Input, Popover, PopoverSurface, PopoverTrigger, Textarea } from '@fluentui/react-components';
import { send } from '$lib/core.tsx';

const designs = ['Avocets', 'Lighthouse', 'Sea lavender'];
const LIMIT = 140;

function Photo({ photo, setPhoto }) {
  const [busy, setBusy] = useState(false);
  const upload = async ([file]) => {
    if (!file) return;
    setBusy(true);
    const response = await fetch('/api/photos', { method: 'POST', headers: { 'content-type': file.type }, body: file });
    setBusy(false);
    if (response.ok) setPhoto(URL.createObjectURL(file));
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ onDrop: upload, maxFiles: 1 });
  if (photo) return <p className="row"><img src={photo} alt="Your photo" width="64" height="64" /> <button type="button" id="no-photo" onClick={() => setPhoto('')}>Remove photo</button></p>;
  return <div {...getRootProps({ className: 'drop', id: 'photo' })}><input {...getInputProps()} />{busy ? 'Uploading…' : isDragActive ? 'Drop it here' : 'Add a photo to the card'}</div>;
}

export function Gift() {
  const [form, setForm] = useState({ to: '', from: '', message: '', day: undefined, design: 'Avocets' });
  const [photo, setPhoto] = useState('');
  const [errors, setErrors] = useState({});
  const [calendar, setCalendar] = useState(false);
  const [flipped, setFlipped] = useState(false);
  const [preview, setPreview] = useState(false);
  const [sent, setSent] = useState(false);
  const set = (part) => setForm({ ...form, ...part });
  const check = async () => {
    const wrong = {};
    if (!/.@./.test(form.to)) wrong.to = 'Enter the email address of the person who gets the gift';
    if (!form.day) wrong.day = 'Choose a day';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    await send('POST', '/gifts', {});
    setSent(true);
    toast.success('Your gift is on its way');
  };
  const day = form.day?.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  if (sent) return <section><h1>Thank you</h1><p>We’ll send the card on {day}.</p></section>;
  return <section className="short"><h1>Give a year of The Saltmarsh</h1>
    <Field label="Their email" validationMessage={errors.to}><Input name="to" value={form.to} onChange={(_, { value }) => set({ to: value })} /></Field><Field label="Your name"><Input name="from" value={form.from} onChange={(_, { value }) => set({ from: value })} /></Field>
    <p><Popover open={calendar} onOpenChange={(_, { open }) => setCalendar(open)}><PopoverTrigger><Button id="day">{day ?? 'Choose a day'}</Button></PopoverTrigger><PopoverSurface><DayPicker mode="single" selected={form.day} onSelect={(chosen) => { set({ day: chosen }); setCalendar(false); }} disabled={{ before: new Date() }} /></PopoverSurface></Popover> <span className="wrong">{errors.day}</span></p>
    <Field label="Message" hint={form.message.length + ' of ' + LIMIT}><Textarea name="message" maxLength={LIMIT} value={form.message} onChange={(_, { value }) => set({ message: value })} /></Field>
    <div className="cards">{designs.map((each) => <button type="button" key={each} className={'card design' + (form.design === each ? ' on' : '')} aria-pressed={form.design === each} onClick={() => set({ design: each })}>{each}</button>)}</div>
    <Photo photo={photo} setPhoto={setPhoto} />
    <p><Button id="preview" onClick={() => setPreview(true)}>Preview the card</Button> <Button appearance="primary" id="give" onClick={check}>Continue to payment</Button></p>
    <Dialog open={preview} onOpenChange={(_, { open }) => setPreview(open)}><DialogSurface><DialogBody><DialogTitle>Your card</DialogTitle><DialogContent><AnimatePresence mode="wait"><motion.div key={String(flipped)} className="postcard" initial={{ rotateY: 90 }} animate={{ rotateY: 0 }} exit={{ rotateY: -90 }} onClick={() => setFlipped(!flipped)}>{flipped ? form.message || 'No message yet' : form.design}</motion.div></AnimatePresence><Button id="close-preview" onClick={() => setPreview(false)}>Close</Button></DialogContent></DialogBody></DialogSurface></Dialog></section>;
}
`;
