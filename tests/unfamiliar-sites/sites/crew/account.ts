/** Time off, reports, invitations, settings and billing. */
export const account = String.raw`
const asDay = (date) => date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
function TimeOff() {
  const key = ['timeoff']
  const [range, setRange] = useState()
  const [open, setOpen] = useState(false)
  const requests = useQuery({ queryKey: key, queryFn: () => api('/timeoff') })
  const send = useMutation({ mutationFn: (body) => api('/timeoff', { method: 'POST', body }), onSuccess: (_, body) => {
    queryClient.setQueryData(key, (old) => [...old, { id: Date.now(), name: 'Ada Moreno', ...body, status: 'Pending' }]); setRange(undefined); toast.success('Request sent to your manager') } })
  const label = range?.from ? asDay(range.from) + (range.to ? ' – ' + asDay(range.to) : '') : 'Pick dates'
  return <Page title="Time off"><div className="grid three">{[['Vacation', '14 days left'], ['Sick leave', '5 days left'], ['Unpaid', 'No limit']].map(([name, left]) => <Card key={name}><p className="muted">{name}</p><b>{left}</b></Card>)}</div>
    <Card title="New request"><div className="row wrap"><Popover.Root open={open} onOpenChange={setOpen}><Popover.Trigger asChild><Button variant="outline"><CalendarDays size={15} /> {label}</Button></Popover.Trigger>
      <Popover.Portal><Popover.Content className="popup calendar" align="start" sideOffset={6} collisionPadding={8}><DayPicker mode="range" defaultMonth={new Date(2025, 11)} selected={range} onSelect={setRange} /></Popover.Content></Popover.Portal></Popover.Root>
      <Button disabled={!range?.to || send.isPending} onClick={() => send.mutate({ from: asDay(range.from), to: asDay(range.to) })}>{send.isPending ? <><Loader className="spin" size={15} /> Checking coverage…</> : 'Request time off'}</Button></div></Card>
    <Card title="Requests">{requests.isPending ? <Skeletons count={2} /> : requests.data.map((each) => <p key={each.id} className="row between"><span>{each.name}, {each.from} – {each.to}</span><Badge tone={each.status === 'Approved' ? 'good' : 'plain'}>{each.status}</Badge></p>)}</Card></Page>
}
const ranges = [['week', '7 days'], ['month', '30 days'], ['quarter', '90 days']]
/** The payroll formats are large and load when they are needed. */
const chunks = { payroll: '/assets/payroll-4b1e9c.js' }
const loadPayroll = () => import(chunks.payroll)
function Reports() {
  const [range, setRange] = useState('week')
  const report = useQuery({ queryKey: ['report', range], queryFn: () => api('/reports/' + range) })
  const exportPayroll = async () => { const { openExport } = await loadPayroll(); openExport(range) }
  const total = report.data?.reduce((sum, each) => sum + each.worked, 0)
  return <Page title="Reports" actions={<><a className="btn outline" href="/hours.pdf" download>Hours as PDF</a><Button onClick={exportPayroll}>Export payroll file</Button></>}>
    <ToggleGroup.Root type="single" className="toggle" value={range} onValueChange={(next) => next && setRange(next)} aria-label="Range">{ranges.map(([value, label]) => <ToggleGroup.Item key={value} value={value}>{label}</ToggleGroup.Item>)}</ToggleGroup.Root>
    <Card title="Planned and worked hours" description={total ? total.toLocaleString('en-US') + ' hours worked' : 'Loading…'}>{report.isPending ? <Skeleton height={220} /> : <Hours data={report.data} />}</Card>
    <Card title="Cost by site">{['Harbor Street', 'Old Mill', 'Airport'].map((site, index) => <p key={site} className="row between"><span>{site}</span><b>{'$' + (2410 - index * 380).toLocaleString('en-US')}</b></p>)}</Card></Page>
}
function Invite() {
  const [emails, setEmails] = useState([])
  const [text, setText] = useState('')
  const [role, setRole] = useState('Barista')
  const [sent, setSent] = useState([])
  const commit = () => { const email = text.trim().replace(/,$/, ''); if (!/^\S+@\S+\.\S+$/.test(email)) return; setEmails([...emails, email]); setText('') }
  const send = async () => {
    if (emails.length === 0) return
    await api('/invites', { method: 'POST', body: { emails, role } })
    setSent([...sent, ...emails]); setEmails([]); toast.success(emails.length + ' invited')
  }
  return <Page title="Invite people"><Card title="By email" description="They get a link that works for 7 days."><Field label="Email addresses"><div className="chips-input">{emails.map((email) => <span key={email} className="chip">{email}<button type="button" aria-label={'Remove ' + email} onClick={() => setEmails(emails.filter((each) => each !== email))}><X size={12} /></button></span>)}
    <input name="emails" value={text} placeholder={emails.length ? '' : 'name@company.com'} onChange={(event) => setText(event.target.value)} onKeyDown={(event) => { if (event.key === 'Enter' || event.key === ',') { event.preventDefault(); commit() } else if (event.key === 'Backspace' && !text) setEmails(emails.slice(0, -1)) }} /></div></Field>
    <Field label="Role"><Select label="Role" value={role} onValueChange={setRole} options={['Barista', 'Shift lead', 'Kitchen', 'Driver']} /></Field><Button onClick={send}>Send invites</Button></Card>
    <Card title="By link"><div className="row wrap"><code>rosterly.example/j/harbor</code><Button variant="outline" onClick={() => copyText('https://rosterly.example/j/harbor', 'Join link')}><Copy size={14} /> Copy join link</Button></div></Card>
    <Card title="Pending invitations">{['leo@harborcoffee.example', ...sent].map((email) => <p key={email} className="row between"><span>{email}</span><Badge>Pending</Badge></p>)}</Card></Page>
}
const profile = { name: 'Harbor Coffee', address: '12 Harbor Street', phone: '+1 555 0100' }
const alerts = ['Shift changes', 'Time-off requests', 'Weekly summary']
function CropPhoto({ source, onClose, onDone }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [busy, setBusy] = useState(false)
  const save = async () => { setBusy(true); await api('/avatar', { method: 'POST', body: { crop, zoom } }); onDone() }
  return <Dialog open onOpenChange={onClose} title="Crop photo" description="Drag to move, slide to zoom."><div className="crop"><Cropper image={source} crop={crop} zoom={zoom} aspect={1} cropShape="round" onCropChange={setCrop} onZoomChange={setZoom} /></div>
    <Slider.Root className="slider" min={1} max={3} step={0.1} value={[zoom]} onValueChange={([next]) => setZoom(next)}><Slider.Track className="track"><Slider.Range className="fill" /></Slider.Track><Slider.Thumb className="handle" aria-label="Zoom" /></Slider.Root>
    <div className="row end"><Button variant="ghost" onClick={onClose}>Cancel</Button><Button disabled={busy} onClick={save}>{busy ? 'Uploading…' : 'Save photo'}</Button></div></Dialog>
}
function Settings() {
  const form = useForm({ defaultValues: profile })
  const { isDirty, isSubmitting } = form.formState
  const [saved, setSaved] = useState('')
  const [photo, setPhoto] = useState(null)
  const [picture, setPicture] = useState(null)
  const save = form.handleSubmit(async (values) => { await api('/settings', { method: 'PATCH', body: values }); form.reset(values); toast.success('Settings saved') })
  const change = async (name, on) => { setSaved('Saving…'); await api('/settings', { method: 'PATCH', body: { [name]: on } }); setSaved('Saved just now') }
  return <Page title="Settings"><Card title="Logo"><div className="row">{picture ? <img className="avatar big" src={picture} alt="Your logo" /> : <span className="avatar big">HC</span>}<label className="btn outline">Upload photo<input type="file" name="photo" accept="image/*" className="sr-only" onChange={(event) => { const file = event.target.files?.[0]; if (file) setPhoto(URL.createObjectURL(file)); event.target.value = '' }} /></label></div></Card>
    <Card title="Company"><form id="company" onSubmit={save}><Field label="Company name"><input {...form.register('name')} /></Field><Field label="Address"><input {...form.register('address')} /></Field><Field label="Phone"><input {...form.register('phone')} /></Field></form>
      {isDirty && <div className="unsaved" role="region" aria-label="Unsaved changes"><span>Unsaved changes</span><span className="row"><Button variant="ghost" size="sm" onClick={() => form.reset()}>Discard</Button><Button size="sm" type="submit" form="company" disabled={isSubmitting}>Save changes</Button></span></div>}</Card>
    <Card title="Notifications" action={<span className="muted small" role="status">{saved}</span>}>{alerts.map((name, index) => <div key={name} className="row between step"><label htmlFor={'alert-' + index}>{name}</label><Switch id={'alert-' + index} defaultChecked={index === 0} onCheckedChange={(on) => change(name, on)} /></div>)}</Card>
    {photo && <CropPhoto source={photo} onClose={() => setPhoto(null)} onDone={() => { setPicture(photo); setPhoto(null); toast.success('Photo updated') }} />}</Page>
}
const invoices = Array.from({ length: 14 }, (_, index) => ['INV-' + (1040 - index), asDay(new Date(2025, 10 - index, 1)), '$156.00'])
function CardFrame({ onReady }) {
  const frame = useRef(null)
  useEffect(() => {
    const onMessage = (event) => { if (event.source === frame.current?.contentWindow && event.data?.type === 'card') onReady(event.data.complete) }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])
  return <iframe ref={frame} id="card" title="Secure card fields" src="/elements/card" sandbox="allow-scripts allow-forms" className="card-frame" />
}
function Billing() {
  const [seats, setSeats] = useState(24)
  const [complete, setComplete] = useState(false)
  const [paying, setPaying] = useState(false)
  const [paid, setPaid] = useState(false)
  const [saved, setSaved] = useState('')
  const [shown, setShown] = useState(3)
  const late = useDebounced(seats, 600)
  const first = useRef(true)
  useEffect(() => { if (first.current) first.current = false; else void api('/billing/seats', { method: 'PATCH', body: { seats: late } }).then(() => setSaved('Saved')) }, [late])
  const subscribe = async () => {
    setPaying(true)
    try { await api('/billing/subscriptions', { method: 'POST', body: { seats } }); setPaid(true); toast.success('Welcome to Team') } finally { setPaying(false) }
  }
  return <Page title="Billing"><Card title="Plan" action={<Badge tone="warn">{paid ? 'Active' : 'Trial, 3 days left'}</Badge>}><div className="row between"><span>Team, <b id="total">{'$' + (seats * 6.5).toFixed(2)}</b> per month</span><span className="row"><Button variant="outline" size="icon" aria-label="Fewer seats" onClick={() => setSeats((now) => Math.max(1, now - 1))}><Minus size={14} /></Button><b id="seats">{seats} seats</b><span className="muted small" role="status">{saved}</span><Button variant="outline" size="icon" aria-label="More seats" onClick={() => setSeats((now) => now + 1)}><Plus size={14} /></Button></span></div></Card>
    <Card title="Payment" description="Your card is stored by our payment partner."><CardFrame onReady={setComplete} /><Button disabled={!complete || paying} onClick={subscribe}>{paying ? 'Processing…' : 'Start subscription'}</Button></Card>
    <Card title="Invoices">{invoices.slice(0, shown).map(([number, date, amount]) => <p key={number} className="row between"><span>{number}</span><span>{date}</span><b>{amount}</b></p>)}{shown < invoices.length && <Button variant="outline" onClick={() => setShown(shown + 3)}>Show more</Button>}</Card></Page>
}
`;
