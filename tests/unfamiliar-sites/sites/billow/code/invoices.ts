export const invoices = `
const columns = [
  { id: 'select', enableSorting: false,
    header: ({ table }) => <Tick label="Select all on this page" checked={table.getIsAllPageRowsSelected() ? true : table.getIsSomePageRowsSelected() ? 'indeterminate' : false} onCheckedChange={(value) => table.toggleAllPageRowsSelected(Boolean(value))} />,
    cell: ({ row }) => <Tick label={'Select ' + row.original.number} checked={row.getIsSelected()} onCheckedChange={(value) => row.toggleSelected(Boolean(value))} /> },
  { accessorKey: 'number', header: 'Number', cell: ({ row }) => <Link to="/app/invoices/$id" params={{ id: String(row.original.id) }} className="font-medium text-violet-700">{row.original.number}</Link> },
  { accessorKey: 'client', header: 'Client' },
  { accessorKey: 'due', header: 'Due', cell: ({ getValue }) => shortDate(getValue()) },
  { accessorKey: 'status', header: 'Status', cell: ({ getValue }) => <Badge status={getValue()} /> },
  { accessorKey: 'total', header: 'Total', cell: ({ getValue }) => <span className="tabular-nums">{money(getValue())}</span> },
];

const Tick = ({ label, ...props }) => <Checkbox.Root aria-label={label} className="flex size-5 items-center justify-center rounded border border-slate-300 bg-white data-[state=checked]:bg-violet-600 data-[state=checked]:text-white" {...props}>
  <Checkbox.Indicator>{props.checked === 'indeterminate' ? <Minus className="size-3" /> : <Check className="size-4" />}</Checkbox.Indicator>
</Checkbox.Root>;

function ExportPanel({ state, rows, onDismiss }) {
  return <div id="export-panel" role="status" className={cn('fixed right-0 bottom-0 z-40 flex w-full max-w-md flex-col gap-3 rounded-t-2xl border bg-white p-6 shadow-xl transition-all', state === 'dismissed' && 'opacity-0 translate-y-2')}>
    <p className="font-medium">{state === 'busy' ? 'Preparing your export…' : 'Your export is ready'}</p>
    <p className="text-sm text-slate-500">{state === 'busy' ? 'This takes a moment.' : rows + ' invoices as CSV, sent to ada@moreau.example.'}</p>
    <div className="flex justify-end"><Button id="export-dismiss" size="sm" variant="outline" onClick={onDismiss}>Dismiss</Button></div>
  </div>;
}

const none = [];

function Invoices() {
  const { data, isPending } = useData('invoices', '/invoices');
  const [sorting, setSorting] = useState([]);
  const [globalFilter, setGlobalFilter] = useState('');
  const [rowSelection, setRowSelection] = useState({});
  const [status, setStatus] = useState('all');
  const [exported, setExported] = useState();
  const rows = useMemo(() => (data ?? none).filter((each) => status === 'all' || each.status === status), [data, status]);
  const table = useLegacyTable({ data: rows, columns, state: { sorting, globalFilter, rowSelection }, onSortingChange: setSorting, onGlobalFilterChange: setGlobalFilter, onRowSelectionChange: setRowSelection, getRowId: (row) => String(row.id), getCoreRowModel: getCoreRowModel(), getSortedRowModel: getSortedRowModel(), getFilteredRowModel: getFilteredRowModel(), getPaginationRowModel: getPaginationRowModel(), initialState: { pagination: { pageIndex: 0, pageSize: 10 } } });
  const download = useMutation({ mutationFn: () => api('/invoices/export'), onMutate: () => setExported('busy'), onSuccess: () => setExported('ready') });
  const selected = Object.keys(rowSelection).length;
  const { pageIndex } = table.getState().pagination;
  return <>
    <Heading title="Invoices"><Button id="export" variant="outline" onClick={() => download.mutate()}><Download className="size-4" />Export</Button><Button asChild><Link to="/app/invoices/new"><Plus className="size-4" />New invoice</Link></Button></Heading>
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <Input id="filter" aria-label="Filter invoices" placeholder="Filter by client or number" className="max-w-xs" value={globalFilter} onChange={(event) => setGlobalFilter(event.target.value)} />
      <Select id="status" label="Status" value={status} onValueChange={setStatus} options={[['all', 'All'], ['sent', 'Sent'], ['paid', 'Paid'], ['overdue', 'Overdue'], ['draft', 'Draft']]} />
    </div>
    <AnimatePresence>{selected > 0 && <motion.div id="bulk" initial={{ opacity: 0, height: 0 }} animate={{ opacity: 1, height: 'auto' }} exit={{ opacity: 0, height: 0 }} className="overflow-hidden"><div className="mb-4 flex items-center gap-3 rounded-lg bg-violet-50 px-4 py-2 text-sm">{selected} selected <Button id="clear" size="sm" variant="outline" onClick={() => setRowSelection({})}>Clear</Button></div></motion.div>}</AnimatePresence>
    <div className="overflow-x-auto rounded-xl border border-slate-200 bg-white"><table className="w-full caption-bottom text-sm">
      <thead className="border-b border-slate-200">{table.getHeaderGroups().map((group) => <tr key={group.id}>{group.headers.map((header) => <th key={header.id} className="h-10 px-3 text-left font-medium text-slate-500 whitespace-nowrap">
        {header.column.getCanSort() ? <button id={'sort-' + header.id} className="inline-flex items-center gap-1 hover:text-slate-900" onClick={header.column.getToggleSortingHandler()}>{flexRender(header.column.columnDef.header, header.getContext())}{{ asc: '↑', desc: '↓' }[header.column.getIsSorted()] ?? ''}</button> : flexRender(header.column.columnDef.header, header.getContext())}</th>)}</tr>)}</thead>
      <tbody>{isPending ? Array.from({ length: 10 }, (_, index) => <tr key={index} className="border-b">{columns.map((_, cell) => <td key={cell} className="p-3"><Skeleton className="h-5 w-full" /></td>)}</tr>)
        : table.getRowModel().rows.map((row) => <tr key={row.id} data-state={row.getIsSelected() ? 'selected' : undefined} className="border-b border-slate-200 transition-colors hover:bg-slate-50 data-[state=selected]:bg-violet-50">{row.getVisibleCells().map((cell) => <td key={cell.id} className="p-3 whitespace-nowrap">{flexRender(cell.column.columnDef.cell ?? cell.getValue(), cell.getContext())}</td>)}</tr>)}
        {!isPending && table.getRowModel().rows.length === 0 && <tr><td colSpan={6} className="h-24 text-center text-slate-500">No invoices match. <button className="underline" onClick={() => setGlobalFilter('')}>Clear the filter</button></td></tr>}
      </tbody></table></div>
    <div className="sticky bottom-0 mt-4 flex items-center justify-end gap-2 bg-slate-50 py-4">
      <span className="mr-auto text-sm text-slate-500 tabular-nums">Page {pageIndex + 1} of {Math.max(table.getPageCount(), 1)}</span>
      <Button id="previous" variant="outline" size="sm" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>Previous</Button>
      <Button id="next" variant="outline" size="sm" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>Next</Button>
    </div>
    {exported && <ExportPanel state={exported} rows={download.data?.rows} onDismiss={() => setExported('dismissed')} />}
  </>;
}

const messageSchema = z.object({ subject: z.string().min(3, 'Enter a subject'), message: z.string() });

function SendDialog({ invoice, open, onOpenChange }) {
  const form = useForm({ resolver: zodResolver(messageSchema), defaultValues: { subject: 'Invoice ' + invoice.number, message: 'Please find my invoice attached. Thank you for the good work together.' } });
  const client = useQueryClient();
  const submit = async (values) => {
    const to = invoice.recipient.contacts[0].email;
    await send('POST', '/invoices/' + invoice.id + '/send?to=' + encodeURIComponent(to) + '&subject=' + encodeURIComponent(values.subject));
    client.invalidateQueries({ queryKey: ['invoices'] });
    toast.success('Invoice sent');
    onOpenChange(false);
  };
  return <Dialog open={open} onOpenChange={onOpenChange} title={'Send ' + invoice.number} description={'To ' + invoice.client}>
    <form className="grid gap-4" onSubmit={form.handleSubmit(submit)}>
      <Field form={form} name="subject" label="Subject" />
      <div className="grid gap-2"><Label htmlFor="message">Message</Label><Textarea id="message" rows={4} {...form.register('message')} /></div>
      <div className="flex justify-end gap-2"><Button variant="outline" onClick={() => onOpenChange(false)}>Cancel</Button><Button id="send-now" type="submit"><Send className="size-4" />Send now</Button></div>
    </form>
  </Dialog>;
}

function Invoice() {
  const { id } = useParams({ strict: false });
  const key = ['invoice', id];
  const { data: invoice } = useData(key, '/invoices/' + id);
  const [isSending, setIsSending] = useState(false);
  const [zoom, setZoom] = useState(100);
  const [isPreviewReady, setIsPreviewReady] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: (isPaid) => send(isPaid ? 'POST' : 'DELETE', '/invoices/' + id + '/paid'),
    onMutate: async (isPaid) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, { ...before, status: isPaid ? 'paid' : 'sent' });
      return { before };
    },
    onError: (error, isPaid, { before }) => { client.setQueryData(key, before); toast.error('Could not save that'); },
    onSuccess: (_, isPaid) => isPaid && toast.success('Marked as paid', { action: { label: 'Undo', onClick: () => mark.mutate(false) } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const copy = () => {
    navigator.clipboard?.writeText('https://pay.billow.example/' + id).catch(() => {});
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1_800);
  };
  if (!invoice) return <div className="grid gap-4"><Skeleton className="h-8 w-48" /><Skeleton className="h-96 w-full" /></div>;
  return <>
    <Heading title={invoice.number}><Badge status={invoice.status} />
      <Button id="mark-paid" variant="outline" disabled={invoice.status === 'paid'} onClick={() => mark.mutate(true)}>Mark as paid</Button>
      <Button id="send-invoice" onClick={() => setIsSending(true)}><Send className="size-4" />Send invoice</Button></Heading>
    <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
      <Card className="md:order-2"><h2 className="font-semibold">{invoice.client}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-2 text-sm"><dt className="text-slate-500">Due</dt><dd>{shortDate(invoice.due)}</dd><dt className="text-slate-500">Total</dt><dd className="tabular-nums">{money(invoice.total)}</dd></dl>
        <div className="mt-4 flex items-center gap-2 rounded-md bg-slate-100 px-3 py-2 text-xs"><code id="pay-link" className="flex-1 truncate font-mono">pay.billow.example/{id}</code><button id="copy-link" aria-label="Copy the payment link" onClick={copy}>{isCopied ? <Check className="size-4 text-emerald-600" /> : <Copy className="size-4" />}</button></div>
        <p className="mt-2 h-5 text-xs text-slate-500">{isCopied ? 'Copied' : 'Your client can pay here.'}</p>
      </Card>
      <div className="md:col-span-2"><div className="mb-2 flex items-center gap-2">
        <Button id="zoom-out" size="icon" variant="outline" aria-label="Smaller" disabled={zoom === 50} onClick={() => setZoom(zoom - 25)}><Minus className="size-4" /></Button><span id="zoom" className="w-12 text-center text-sm tabular-nums">{zoom}%</span>
        <Button id="zoom-in" size="icon" variant="outline" aria-label="Larger" disabled={zoom === 200} onClick={() => setZoom(zoom + 25)}><Plus className="size-4" /></Button></div>
        <div className="relative overflow-hidden rounded-xl border">{!isPreviewReady && <div className="absolute inset-0 flex items-center justify-center gap-2 bg-white text-sm text-slate-500"><Spinner />Drawing the PDF…</div>}
          <iframe id="preview" title={'Preview of ' + invoice.number} src={'/embed/invoices/' + id} className="h-[520px] w-full" style={{ zoom: zoom / 100 }} onLoad={() => setIsPreviewReady(true)} /></div></div>
    </div>
    <SendDialog invoice={invoice} open={isSending} onOpenChange={setIsSending} />
  </>;
}
`;
