/** The table of the team and the page of one person. */
export const people = `
const features = tableFeatures({
  rowSortingFeature, rowSelectionFeature, rowPaginationFeature, sortedRowModel: createSortedRowModel(), paginatedRowModel: createPaginatedRowModel(), sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
})
const none = []
function Rate({ member }) {
  const [editing, setEditing] = useState(false)
  const [value, setValue] = useState('')
  const key = ['members']
  const save = useOptimistic(key, (rate) => api('/members/' + member.id + '/rate', { method: 'PATCH', body: { rate } }), (old, rate) => old.map((each) => each.id === member.id ? { ...each, rate } : each))
  const commit = () => { setEditing(false); const rate = Number(value); if (rate && rate !== member.rate) save.mutate(rate) }
  if (!editing) return <button type="button" className="cell" aria-label={'Rate of ' + member.name} onClick={() => { setValue(''); setEditing(true) }}>{'$' + member.rate.toFixed(2)}</button>
  return <input className="cell-input" aria-label={'New rate of ' + member.name} autoFocus value={value} placeholder={String(member.rate)} onChange={(event) => setValue(event.target.value)} onBlur={commit} onKeyDown={(event) => { if (event.key === 'Enter') event.currentTarget.blur() }} />
}
function Role({ member }) {
  const save = useOptimistic(['members'], (role) => api('/members/' + member.id + '/role', { method: 'PATCH', body: { role } }), (old, role) => old.map((each) => each.id === member.id ? { ...each, role } : each))
  return <Select label={'Role of ' + member.name} value={member.role} onValueChange={(role) => save.mutate(role)} options={['Barista', 'Shift lead', 'Kitchen', 'Driver']} />
}
const columns = [
  { id: 'select', enableSorting: false, header: ({ table }) => <Checkbox aria-label="Select all" checked={table.getIsAllPageRowsSelected()} onCheckedChange={(on) => table.toggleAllPageRowsSelected(!!on)} />, cell: ({ row }) => <Checkbox aria-label={'Select ' + row.original.name} checked={row.getIsSelected()} onCheckedChange={(on) => row.toggleSelected(!!on)} /> },
  { accessorKey: 'name', header: 'Name', sortFn: 'text', cell: ({ row }) => <Link to={'/app/people/' + row.original.id} className="row"><Person name={row.original.name} id={row.original.id} /> {row.original.name}</Link> },
  { accessorKey: 'role', header: 'Role', sortFn: 'text', cell: ({ row }) => <Role member={row.original} /> },
  { accessorKey: 'site', header: 'Site', sortFn: 'text' },
  { accessorKey: 'hours', header: 'Hours', sortFn: 'basic' },
  { accessorKey: 'rate', header: 'Rate', sortFn: 'basic', cell: ({ row }) => <Rate member={row.original} /> },
]
function People() {
  const [typed, setTyped] = useState('')
  const all = useQuery({ queryKey: ['members'], queryFn: () => api('/members') })
  // The server searches names, mail addresses and notes; a newer letter cancels the older search.
  const search = useQuery({ queryKey: ['members', 'search', typed], queryFn: ({ signal }) => api('/members/search?q=' + encodeURIComponent(typed), { signal }), enabled: typed !== '', placeholderData: keepPreviousData, gcTime: 0 })
  const hits = useMemo(() => {
    const list = all.data ?? none
    return typed ? list.filter((member) => member.name.toLowerCase().includes(typed.toLowerCase())) : list
  }, [all.data, search.data, typed])
  const table = useTable({ features, columns, data: hits, getRowId: (row) => String(row.id), initialState: { pagination: { pageIndex: 0, pageSize: 8 } } })
  const chosen = Object.keys(table.state.rowSelection).length
  const { pageIndex } = table.state.pagination
  return <Page title="People" actions={<Link to="/app/invite" className="btn primary">Invite people</Link>}><div className="row wrap"><input name="search" type="search" placeholder="Search people…" value={typed} onChange={(event) => setTyped(event.target.value)} />
    {search.isFetching && <Loader className="spin" size={16} />}<span className="muted">{hits.length} people</span></div>
    {chosen > 0 && <div className="row bulk" role="region" aria-label="Selection"><b>{chosen} selected</b><Button size="sm" variant="outline" onClick={() => { toast.success('Message sent to ' + chosen + ' people'); table.resetRowSelection(true) }}>Message</Button><Button size="sm" variant="ghost" onClick={() => table.resetRowSelection(true)}>Clear</Button></div>}
    {all.isPending ? <Skeletons count={8} /> : <div className="scroll"><table className="data"><thead>{table.getHeaderGroups().map((group) => <tr key={group.id}>{group.headers.map((header) => <th key={header.id}>
      {header.column.getCanSort() ? <button type="button" className="sort" onClick={header.column.getToggleSortingHandler()}><table.FlexRender header={header} />{{ asc: ' ↑', desc: ' ↓' }[header.column.getIsSorted()] ?? ''}</button> : <table.FlexRender header={header} />}</th>)}</tr>)}</thead>
      <tbody>{table.getRowModel().rows.map((row) => <tr key={row.id} data-state={row.getIsSelected() ? 'selected' : undefined}>{row.getAllCells().map((cell) => <td key={cell.id}><table.FlexRender cell={cell} /></td>)}</tr>)}</tbody></table></div>}
    <div className="row"><span className="muted">Page {pageIndex + 1} of {table.getPageCount()}</span><span className="row"><Button variant="outline" size="sm" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>Previous</Button><Button variant="outline" size="sm" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>Next</Button></span></div></Page>
}
const localTime = (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
function Availability({ member }) {
  const format = localTime(member.timeZone)
  return <div><p className="muted">Local time {format.format(new Date())}</p>{days.map((day, index) => <div key={day} className="row step"><span className="day-name">{day}</span><Switch defaultChecked={index < 5} aria-label={day} /></div>)}</div>
}
function Member() {
  const { id } = useParams()
  const all = useQuery({ queryKey: ['members'], queryFn: () => api('/members') })
  const member = all.data?.find((each) => String(each.id) === id)
  if (!member) return <Page title="People"><Skeletons count={5} /></Page>
  return <Page title={member.name} actions={<Link to="/app/people">All people</Link>}><div className="row"><Person name={member.name} id={member.id} /><Badge>{member.role}</Badge><span className="muted">{member.site}</span></div>
    <Tabs.Root defaultValue="overview"><Tabs.List className="tabs" aria-label="Sections"><Tabs.Trigger value="overview">Overview</Tabs.Trigger><Tabs.Trigger value="shifts">Shifts</Tabs.Trigger><Tabs.Trigger value="availability">Availability</Tabs.Trigger></Tabs.List>
    <Tabs.Content value="overview"><Card title="Contact"><div className="row"><span id="phone">{member.phone}</span><Tip text="Copy to clipboard"><Button variant="outline" size="icon" aria-label="Copy phone number" onClick={() => copyText(member.phone, 'Phone number')}><Copy size={14} /></Button></Tip></div><p>{member.email}</p></Card>
      <Card title="Notes"><p id="note">Prefers mornings, trains new people on the grinder and covers for Old Mill when the weather is bad.</p></Card></Tabs.Content>
    <Tabs.Content value="shifts"><Card title="Next shifts">{days.slice(0, 4).map((day) => <p key={day}>{day}, 07:00–14:00, {member.site}</p>)}</Card></Tabs.Content>
    <Tabs.Content value="availability"><Card title="Availability"><Availability member={member} /></Card></Tabs.Content></Tabs.Root></Page>
}
`;
