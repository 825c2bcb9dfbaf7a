/** The frame of the app: navigation, command palette, notifications, account menu and help widget; and its first page. */
export const shell = `
const appLinks = [['/app', 'Home', House], ['/app/schedule', 'Schedule', CalendarDays], ['/app/board', 'Board', Kanban], ['/app/people', 'People', Users], ['/app/timesheets', 'Timesheets', Clock], ['/app/timeoff', 'Time off', Palmtree],
  ['/app/reports', 'Reports', ChartColumn], ['/app/invite', 'Invite', UserPlus], ['/app/settings', 'Settings', SettingsIcon], ['/app/billing', 'Billing', CreditCard]]
function Palette({ open, setOpen }) {
  const navigate = useNavigate()
  const run = (action) => { setOpen(false); action() }
  return <Command.Dialog open={open} onOpenChange={setOpen} label="Command palette" className="palette" overlayClassName="overlay" contentClassName="dialog flush">
    <RadixDialog.Title className="sr-only">Command palette</RadixDialog.Title><Command.Input placeholder="Type a command or search…" /><Command.List><Command.Empty>No results found.</Command.Empty>
    <Command.Group heading="Go to">{appLinks.map(([to, label, Icon]) => <Command.Item key={to} onSelect={() => run(() => navigate(to))}><Icon size={15} /> {label}</Command.Item>)}</Command.Group>
    <Command.Group heading="Actions"><Command.Item onSelect={() => run(() => toast('Draft for next week created'))}>Create next week</Command.Item><Command.Item onSelect={() => run(() => copyText('https://rosterly.example/j/harbor', 'Join link'))}>Copy join link</Command.Item></Command.Group>
    </Command.List></Command.Dialog>
}
const news = ['Grace Lin asked for time off', 'Ben Okafor swapped a shift', 'Old Mill is short on Friday', 'Noor Haddad clocked in']
function Bell() {
  const [unread, setUnread] = useState(2)
  useEffect(() => { const timer = setInterval(() => setUnread((now) => Math.min(now + 1, 9)), 6500); return () => clearInterval(timer) }, [])
  return <Popover.Root><Popover.Trigger asChild><Button variant="ghost" size="icon" aria-label="Notifications"><BellIcon size={18} />{unread > 0 && <span className="count">{unread}</span>}</Button></Popover.Trigger>
    <Popover.Portal><Popover.Content className="popup wide" align="end" sideOffset={6}><div className="row between"><b>Notifications</b><Button variant="link" size="sm" onClick={() => setUnread(0)}>Mark all as read</Button></div>
    {news.map((text, index) => <p key={text} className={cn('news', index < unread && 'unread')}>{text}</p>)}</Popover.Content></Popover.Portal></Popover.Root>
}
function AccountMenu({ dark, setDark }) {
  return <DropdownMenu.Root><DropdownMenu.Trigger asChild><Button variant="ghost" size="icon" aria-label="Account"><Person name="Ada Moreno" id={201} /></Button></DropdownMenu.Trigger>
    <DropdownMenu.Portal><DropdownMenu.Content className="popup" align="end" sideOffset={6}><DropdownMenu.Label className="muted small">Ada Moreno</DropdownMenu.Label>
    <DropdownMenu.CheckboxItem className="option" checked={dark} onCheckedChange={setDark} onSelect={(event) => event.preventDefault()}>Dark mode<DropdownMenu.ItemIndicator><Check size={14} /></DropdownMenu.ItemIndicator></DropdownMenu.CheckboxItem>
    <DropdownMenu.Item className="option" asChild><Link to="/app/settings">Settings</Link></DropdownMenu.Item><DropdownMenu.Separator className="line" /><DropdownMenu.Item className="option" asChild><Link to="/login">Log out</Link></DropdownMenu.Item>
    </DropdownMenu.Content></DropdownMenu.Portal></DropdownMenu.Root>
}
const articles = ['Publish a schedule', 'Approve timesheets', 'Change your plan', 'Invite your team']
function HelpWidget() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = articles.filter((title) => title.toLowerCase().includes(query.toLowerCase()))
  return <div className="widget">{open && <div className="widget-panel"><b>How can we help?</b><input aria-label="Search help" placeholder="Search help" value={query} onChange={(event) => setQuery(event.target.value)} />
    {found.length ? found.map((title) => <p key={title}>{title}</p>) : <p className="muted">No articles found.</p>}</div>}
    <button type="button" className="widget-button" aria-label={open ? 'Close help' : 'Open help'} onClick={() => setOpen(!open)}>{open ? <X size={20} /> : <MessageCircle size={20} />}</button></div>
}
function Shell() {
  const [palette, setPalette] = useState(false)
  const [dark, setDark] = useState(false)
  const me = useQuery({ queryKey: ['me'], queryFn: () => api('/me') })
  useQuery({ queryKey: ['presence'], queryFn: () => api('/presence'), refetchInterval: 15000 })
  useEffect(() => { document.documentElement.classList.toggle('dark', dark) }, [dark])
  useEffect(() => {
    const onKey = (event) => { if ((event.metaKey || event.ctrlKey) && event.key === 'k') { event.preventDefault(); setPalette((open) => !open) } }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return <div className="app"><aside className="side"><Link to="/" className="logo"><CalendarCheck size={20} /> Rosterly</Link><span className="muted small company">{me.data?.company ?? '…'}</span>
    <nav aria-label="Main">{appLinks.map(([to, label, Icon]) => <NavLink key={to} to={to} end><Icon size={16} /> {label}</NavLink>)}</nav></aside>
    <div className="body"><header className="app-head"><button type="button" className="search-button" onClick={() => setPalette(true)}><Search size={15} /> Search… <kbd>Ctrl K</kbd></button><span className="row"><Bell /><AccountMenu dark={dark} setDark={setDark} /></span></header>
    <main><Outlet /></main><footer className="muted small">Rosterly 4.18 · All systems normal</footer></div><Palette open={palette} setOpen={setPalette} /><HelpWidget /></div>
}
const steps = ['Add your first site', 'Invite two people', 'Plan a week', 'Publish the schedule']
function Checklist() {
  const [done, setDone] = useState([0])
  const toggle = (index) => {
    setDone((now) => now.includes(index) ? now.filter((each) => each !== index) : [...now, index])
    void api('/settings', { method: 'PATCH', body: { step: index } })
  }
  return <Card title="Get started" description={done.length + ' of ' + steps.length + ' done'}><div className="bar"><i style={{ width: done.length * 25 + '%' }} /></div>
    {steps.map((step, index) => <div key={step} className="row step"><Checkbox id={'step-' + index} checked={done.includes(index)} onCheckedChange={() => toggle(index)} /><label htmlFor={'step-' + index} className={done.includes(index) ? 'through' : ''}>{step}</label></div>)}</Card>
}
const coming = ['Liam clocked in at Harbor Street', 'Tessa finished “Count the safe”', 'Rosa picked up an open shift', 'Priya is on break', 'Sam clocked in at Airport', 'Vera swapped Friday']
function Activity() {
  const [items, setItems] = useState(coming.slice(0, 2))
  useEffect(() => { let at = 2; const timer = setInterval(() => { setItems((now) => [coming[at++ % coming.length], ...now].slice(0, 5)) }, 5200); return () => clearInterval(timer) }, [])
  return <Card title="Activity"><ul className="feed">{items.map((text, index) => <li key={text + items.length + index}>{text}</li>)}</ul></Card>
}
function Home() {
  const report = useQuery({ queryKey: ['report', 'week'], queryFn: () => api('/reports/week') })
  return <Page title="Good morning, Ada"><div className="grid three">{[['On shift now', '9'], ['Open shifts', '4'], ['Labor cost', '$6,120']].map(([name, value]) => <Card key={name}><p className="muted">{name}</p><p className="price">{value}</p></Card>)}</div>
    <div className="grid two"><Checklist /><Activity /></div><Card title="Hours this week">{report.isPending ? <Skeleton height={220} /> : <Hours data={report.data} />}</Card>
    <Card title="Jump back in"><div className="row wrap"><Link to="/app/tasks/404">Train new closers</Link><Link to="/app/people/204">Dmitri Novak</Link><Link to="/app/people">Everyone</Link></div></Card></Page>
}
const Hours = ({ data }) => <ResponsiveContainer width="100%" height={220}><BarChart data={data}><XAxis dataKey="label" /><YAxis width={36} /><ChartTooltip /><Bar dataKey="planned" fill="#a5b4fc" /><Bar dataKey="worked" fill="#4f46e5" /></BarChart></ResponsiveContainer>
`;
