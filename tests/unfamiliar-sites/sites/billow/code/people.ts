export const people = `
const clientSchema = z.object({ name: z.string().min(2, 'Enter a name'), email: z.email('Enter an e-mail address') });

function AddClient({ open, onOpenChange }) {
  const form = useForm({ resolver: zodResolver(clientSchema), defaultValues: { name: '', email: '' } });
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => send('POST', '/clients'),
    onSuccess: (_, values) => {
      client.setQueryData(['clients'], (list) => [{ id: 90 + list.length, ...values, address: { city: 'Cork' }, open: 0 }, ...list]);
      toast.success(values.name + ' was added');
      onOpenChange(false);
      form.reset();
    },
  });
  return <Panel open={open} onOpenChange={onOpenChange} title="New client">
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((values) => add.mutate(values))}>
      <Field form={form} name="name" label="Name" /><Field form={form} name="email" label="E-mail" type="email" />
      <Button id="client-save" type="submit" disabled={add.isPending}>{add.isPending && <Spinner />}Save client</Button>
    </form>
  </Panel>;
}

function Clients() {
  const { data } = useData('clients', '/clients');
  const [isAdding, setIsAdding] = useState(false);
  return <>
    <Heading title="Clients"><Button id="add-client" onClick={() => setIsAdding(true)}><Plus className="size-4" />New client</Button></Heading>
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      <AnimatePresence initial={false}>{data?.map(({ id, name, email, open }) => <motion.li key={id} layout initial={{ opacity: 0, scale: 0.96 }} animate={{ opacity: 1, scale: 1 }}>
        <Link to="/app/clients/$id" params={{ id: String(id) }} className="flex items-center gap-3 rounded-xl border border-slate-200 bg-white p-4 transition-colors hover:bg-slate-50">
          <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-violet-100 text-sm font-semibold text-violet-700">{initials(name)}</span>
          <span className="flex-1 overflow-hidden"><b className="block truncate font-medium">{name}</b><span className="block truncate text-sm text-slate-500">{email}</span></span><span className="text-sm tabular-nums text-slate-600">{money(open)}</span>
        </Link></motion.li>)}</AnimatePresence>
      {!data && Array.from({ length: 12 }, (_, index) => <li key={index}><Skeleton className="h-16 w-full" /></li>)}
    </ul>
    <AddClient open={isAdding} onOpenChange={setIsAdding} />
  </>;
}

function ClientPage() {
  const { id } = useParams({ strict: false });
  const { data } = useData(['client', id], '/clients/' + id);
  const { remember } = useContext(RecentContext);
  useEffect(() => { if (data) remember(data); }, [data]);
  if (!data) return <Skeleton className="h-64 w-full" />;
  return <><Heading title={data.name} /><Tabs items={[['details', 'Details', <Card>{data.email}</Card>], ['notes', 'Notes', <Card><Textarea aria-label="Notes" rows={5} /></Card>]]} /></>;
}

/** Keeps the page still while someone decides. */
function ConfirmCard({ title, text, onCancel, onConfirm }) {
  useEffect(() => {
    const { style } = document.body;
    const before = style.pointerEvents;
    style.pointerEvents = 'none';
    return () => { style.pointerEvents = before; };
  }, []);
  return <div className="fixed inset-0 z-50 flex items-center justify-center bg-black/50 px-4 pointer-events-auto">
    <motion.div role="alertdialog" aria-label={title} initial={{ opacity: 0, scale: 0.96 }} animate={{ opacity: 1, scale: 1 }} className="w-full max-w-sm rounded-xl bg-white p-6 shadow-xl">
      <h2 className="text-lg font-semibold">{title}</h2><p className="mt-2 text-sm text-slate-600">{text}</p>
      <div className="mt-6 flex justify-end gap-2"><Button id="keep" variant="outline" onClick={onCancel}>Keep it</Button><Button variant="destructive" onClick={onConfirm}>Delete</Button></div>
    </motion.div>
  </div>;
}

function Estimates() {
  const { data } = useData('estimates', '/estimates');
  const [doomed, setDoomed] = useState();
  const [gone, setGone] = useState([]);
  const item = 'cursor-pointer rounded px-2 py-2 outline-none hover:bg-slate-100';
  return <>
    <Heading title="Estimates"><Button id="new-estimate" onClick={() => toast('Choose a client first', { description: 'Open a client and start an estimate there.' })}><Plus className="size-4" />New estimate</Button></Heading>
    {!data && <Skeleton className="h-96 w-full" />}
    <ul className="grid gap-3">{data?.filter(({ id }) => !gone.includes(id)).map(({ id, client, total, sent }) => <li key={id} className="flex items-center gap-3 rounded-xl border border-slate-200 bg-white p-4">
      <span className="flex-1"><b className="block font-medium">Estimate {id}</b><span className="text-sm text-slate-500">{client}, {shortDate(sent)}</span></span><span className="text-sm tabular-nums">{money(total)}</span>
      <DropdownMenu.Root><DropdownMenu.Trigger id={'estimate-' + id} className="flex size-9 items-center justify-center rounded-md hover:bg-slate-100" aria-label={'Actions for estimate ' + id}><Ellipsis className="size-4" /></DropdownMenu.Trigger>
        <DropdownMenu.Portal><DropdownMenu.Content align="end" sideOffset={4} className="z-50 min-w-40 rounded-md border bg-white p-1 text-sm shadow-md data-[state=open]:animate-in data-[state=closed]:animate-out">
          <DropdownMenu.Item className={item} onSelect={() => toast.success('Copied to a new draft')}>Duplicate</DropdownMenu.Item>
          <DropdownMenu.Item className={cn(item, 'text-rose-600')} onSelect={() => setDoomed(id)}>Delete</DropdownMenu.Item>
        </DropdownMenu.Content></DropdownMenu.Portal></DropdownMenu.Root>
    </li>)}</ul>
    {doomed && <ConfirmCard title={'Delete estimate ' + doomed + '?'} text="Your client will no longer be able to open it." onCancel={() => setDoomed(undefined)} onConfirm={() => { setGone([...gone, doomed]); setDoomed(undefined); }} />}
  </>;
}

function Notifications() {
  const key = ['notices'];
  const { data } = useData(key, '/notices');
  const client = useQueryClient();
  const dismiss = useMutation({
    mutationFn: (id) => send('DELETE', '/notices/' + id),
    onMutate: (id) => client.setQueryData(key, (list) => list.filter((each) => each.id !== id)),
  });
  return <>
    <Heading title="Notifications" />
    {!data && <Skeleton className="h-96 w-full" />}
    <ul id="notices" className="grid gap-2"><AnimatePresence initial={false}>{data?.map(({ id, text }) => <motion.li key={id} layout exit={{ opacity: 0, x: 40 }} transition={{ duration: 0.18 }} className="flex items-center gap-3 rounded-lg border border-slate-200 bg-white px-4 py-3 text-sm">
      <span className="size-2 shrink-0 rounded-full bg-violet-500" /><span className="flex-1">{text}</span><button aria-label={'Dismiss: ' + text} className="dismiss flex size-8 items-center justify-center rounded-md text-slate-400 hover:bg-slate-100" onClick={() => dismiss.mutate(id)}><X className="size-4" /></button>
    </motion.li>)}</AnimatePresence></ul>
    {data?.length === 0 && <p className="py-16 text-center text-slate-500">All caught up.</p>}
  </>;
}
`;
