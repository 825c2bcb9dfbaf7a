export const shell = `
const appLinks = [['/app', LayoutDashboard, 'Overview'], ['/app/invoices', FileText, 'Invoices'], ['/app/estimates', Send, 'Estimates'], ['/app/clients', Users, 'Clients'], ['/app/time', Clock, 'Time'], ['/app/expenses', Receipt, 'Expenses'], ['/app/reports', BarChart3, 'Reports'], ['/app/reminders', Calendar, 'Reminders'], ['/app/branding', Palette, 'Branding'], ['/app/billing', CreditCard, 'Billing'], ['/app/settings', Settings, 'Settings']];

const AppNav = ({ onPick }) => <nav className="grid gap-1 text-sm">{appLinks.map(([to, Icon, text]) =>
  <Link key={to} to={to} onClick={onPick} activeOptions={{ exact: true }} activeProps={{ 'data-state': 'active' }} className="flex items-center gap-3 rounded-md px-3 py-2 text-slate-600 transition-colors hover:bg-slate-100 data-[state=active]:bg-violet-50 data-[state=active]:text-violet-700"><Icon className="size-4" />{text}</Link>)}</nav>;

function CommandPalette({ open, onOpenChange }) {
  const navigate = useNavigate();
  const go = (to) => { onOpenChange(false); navigate({ to }); };
  const item = 'flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm data-[selected=true]:bg-violet-50';
  return <Command.Dialog open={open} onOpenChange={onOpenChange} label="Command palette" overlayClassName="fixed inset-0 z-50 bg-black/50" contentClassName="fixed top-1/2 left-1/2 z-50 w-[92vw] max-w-lg -translate-1/2 overflow-hidden rounded-xl border bg-white shadow-xl">
    <DialogPrimitive.Title className="sr-only">Command palette</DialogPrimitive.Title><DialogPrimitive.Description className="sr-only">Jump to a page or start something new</DialogPrimitive.Description>
    <Command.Input placeholder="Jump to…" className="w-full border-b px-4 py-3 outline-none" />
    <Command.List className="max-h-72 overflow-y-auto p-2">
      <Command.Empty className="py-6 text-center text-sm text-slate-500">No results.</Command.Empty>
      <Command.Group heading="Pages">{appLinks.map(([to, Icon, text]) => <Command.Item key={to} className={item} onSelect={() => go(to)}><Icon className="size-4" />{text}</Command.Item>)}</Command.Group>
      <Command.Group heading="Create"><Command.Item className={item} onSelect={() => go('/app/invoices/new')}><Plus className="size-4" />New invoice</Command.Item></Command.Group>
    </Command.List>
  </Command.Dialog>;
}

function Feedback() {
  const [rating, setRating] = useState();
  const [isDone, setIsDone] = useState(false);
  const submit = useMutation({ mutationFn: () => send('POST', '/feedback?rating=' + rating), onSuccess: () => setIsDone(true) });
  return <Popover.Root onOpenChange={(open) => { if (open) { setIsDone(false); setRating(undefined); } }}>
    <Popover.Trigger asChild><Button id="feedback" variant="outline" size="sm"><MessageSquare className="size-4" />Feedback</Button></Popover.Trigger>
    <Popover.Portal><Popover.Content sideOffset={6} collisionPadding={12} className="z-50 w-72 rounded-lg border bg-white p-4 shadow-lg data-[state=open]:animate-in">
      {isDone ? <p className="text-sm">Thank you! We read every answer.</p> : <div className="grid gap-3">
        <p className="text-sm font-medium">How is Billow today?</p>
        <div className="flex justify-between">{['Awful', 'Poor', 'Fine', 'Great'].map((text, index) => <button key={text} aria-label={text} aria-pressed={rating === index} className={cn('flex size-10 items-center justify-center rounded-full border text-lg', rating === index && 'border-violet-600 bg-violet-50')} onClick={() => setRating(index)}>{['😞', '😐', '🙂', '😍'][index]}</button>)}</div>
        <Textarea rows={2} aria-label="Your feedback" placeholder="What could be better?" />
        <Button id="feedback-send" size="sm" disabled={rating === undefined || submit.isPending} onClick={() => submit.mutate()}>{submit.isPending && <Spinner />}Send feedback</Button>
      </div>}
    </Popover.Content></Popover.Portal>
  </Popover.Root>;
}

function AppLayout() {
  const { pathname } = useRouterState({ select: (state) => state.location });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const flags = useFlags();
  const presence = useData('presence', '/presence', { refetchInterval: 5_000 });
  useEffect(() => {
    const onKey = (event) => { if (event.key === 'k' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); setIsPaletteOpen((open) => !open); } };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!flags) return <div className="grid gap-4 p-8"><Skeleton className="h-8 w-48" /><Skeleton className="h-64 w-full" /></div>;
  return <TooltipPrimitive.Provider delayDuration={300}><div className="min-h-screen bg-slate-50 antialiased">
    <aside className="fixed top-0 bottom-0 left-0 hidden w-56 flex-col gap-6 border-r border-slate-200 bg-white p-4 md:flex">
      <Link to="/" className="px-3 text-lg font-bold tracking-tight text-violet-700">Billow</Link><AppNav />
      <p className="mt-auto px-3 text-xs text-slate-500">{presence.data ? presence.data.viewing + ' online' : ' '}</p>
    </aside>
    <div className="md:pl-56">
      <header className="flex h-14 items-center gap-2 border-b border-slate-200 bg-white px-4">
        <Button id="menu" variant="ghost" size="icon" aria-label="Menu" className="md:hidden" onClick={() => setIsMenuOpen(true)}><Menu className="size-5" /></Button>
        <button id="open-palette" className="flex h-8 items-center gap-2 rounded-md border border-slate-200 px-3 text-sm text-slate-500" onClick={() => setIsPaletteOpen(true)}><Search className="size-4" />Jump to<kbd className="hidden rounded bg-slate-100 px-1 text-xs md:block">Ctrl K</kbd></button>
        <div className="ml-auto flex items-center gap-2"><Feedback />
          <Button asChild variant="ghost" size="icon"><Link to="/app/notifications" aria-label="Notifications"><Bell className="size-4" /></Link></Button>
          <DropdownMenu.Root><DropdownMenu.Trigger className="flex size-8 items-center justify-center rounded-full bg-violet-600 text-xs text-white" aria-label="Account">AM</DropdownMenu.Trigger>
            <DropdownMenu.Portal><DropdownMenu.Content align="end" sideOffset={6} className="z-50 min-w-40 rounded-md border bg-white p-1 text-sm shadow-md"><DropdownMenu.Item className="flex cursor-pointer items-center gap-2 rounded px-2 py-2 outline-none hover:bg-slate-100"><LogOut className="size-4" />Log out</DropdownMenu.Item></DropdownMenu.Content></DropdownMenu.Portal></DropdownMenu.Root>
        </div>
      </header>
      <AnimatePresence mode="wait" initial={false}><motion.main key={pathname} initial={{ opacity: 0 }} animate={{ opacity: 1 }} transition={{ duration: 0.15 }} className="mx-auto max-w-5xl p-4 md:p-8"><Outlet /></motion.main></AnimatePresence>
    </div>
    <Sheet open={isMenuOpen} onOpenChange={setIsMenuOpen} side="left" title="Billow"><AppNav onPick={() => setIsMenuOpen(false)} /></Sheet>
    <CommandPalette open={isPaletteOpen} onOpenChange={setIsPaletteOpen} />
  </div></TooltipPrimitive.Provider>;
}

const Heading = ({ title, children }) => <div className="mb-6 flex flex-wrap items-center justify-between gap-3"><h1 className="text-2xl font-bold tracking-tight">{title}</h1><div className="flex flex-wrap gap-2">{children}</div></div>;

function Overview() {
  const [period, setPeriod] = useState('year');
  const summary = useData('summary', '/summary');
  const revenue = useData(['revenue', period], '/revenue?period=' + period, { placeholderData: (previous) => previous });
  const due = useData('invoices', '/invoices', { select: (list) => list.filter(({ status }) => status !== 'paid') });
  const activity = useData('activity', '/activity', { staleTime: 0 });
  return <>
    <Heading title="Good morning, Ada"><Button asChild><Link to="/app/invoices/new"><Plus className="size-4" />New invoice</Link></Button></Heading>
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">{[['paid', 'Paid this year'], ['open', 'Open'], ['overdue', 'Overdue'], ['hours', 'Unbilled hours']].map(([key, text]) =>
      <Card key={key} className="p-4"><p className="text-sm text-slate-500">{text}</p>{summary.data ? <p className="mt-1 text-xl font-semibold tabular-nums">{key === 'hours' ? summary.data.hours + ' h' : money(summary.data[key])}</p> : <Skeleton className="mt-2 h-7 w-24" />}</Card>)}</div>
    <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-3">
      <Card className="md:col-span-2"><div className="flex items-center justify-between"><h2 className="font-semibold">Income</h2>
        <ToggleGroup.Root type="single" value={period} onValueChange={(value) => value && setPeriod(value)} aria-label="Period" className="flex rounded-lg bg-slate-100 p-1 text-xs">{[['month', 'Month'], ['quarter', 'Quarter'], ['year', 'Year']].map(([key, text]) => <ToggleGroup.Item key={key} value={key} id={'period-' + key} className="rounded-md px-3 py-1 data-[state=on]:bg-white">{text}</ToggleGroup.Item>)}</ToggleGroup.Root></div>
        <div className="mt-4 h-64">{revenue.data ? <ResponsiveContainer width="100%" height="100%"><AreaChart data={revenue.data}><CartesianGrid strokeDasharray="3 3" vertical={false} /><XAxis dataKey="label" fontSize={12} tickLine={false} /><YAxis fontSize={12} width={44} tickLine={false} /><ChartTooltip /><Area dataKey="paid" stroke="#7c3aed" fill="#ddd6fe" /><Area dataKey="open" stroke="#f59e0b" fill="#fef3c7" /></AreaChart></ResponsiveContainer> : <Skeleton className="h-full w-full" />}</div>
      </Card>
      <Boundary><Card><h2 className="font-semibold">Activity</h2>
        {activity.data ? <ul className="mt-4 space-y-3 text-sm text-slate-600">{activity.data.map((text) => <li key={text} className="flex items-start gap-2"><span className="mt-2 size-2 shrink-0 rounded-full bg-violet-500" />{text}</li>)}</ul> : <div className="mt-4 space-y-3">{[1, 2, 3, 4].map((each) => <Skeleton key={each} className="h-5 w-full" />)}</div>}
        <p className="mt-4 text-xs text-slate-400">{activity.isFetching ? 'Updating…' : 'Up to date'}</p></Card></Boundary>
    </div>
    <Card className="mt-6"><h2 className="font-semibold">Due next</h2><ul className="mt-4 divide-y text-sm">{(due.data ?? Array.from({ length: 8 }, (_, id) => ({ id }))).slice(0, 8).map(({ id, number, client, due: on, total, status }) => <li key={id} className="flex items-center gap-3 py-3">{number
      ? <><Link to="/app/invoices/$id" params={{ id: String(id) }} className="w-20 font-medium text-violet-700">{number}</Link><span className="flex-1 truncate">{client}</span><Badge status={status} /><span className="hidden w-28 text-slate-500 md:block">{shortDate(on)}</span><span className="w-24 text-right tabular-nums">{money(total)}</span></> : <Skeleton className="h-6 w-full" />}</li>)}</ul></Card>
  </>;
}
`;
