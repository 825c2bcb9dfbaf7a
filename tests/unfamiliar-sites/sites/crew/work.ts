/** Schedule, board, task and timesheets. */
export const work = `
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const times = ['06:00', '07:00', '08:00', '14:00', '15:00', '21:00', '22:00']
function EditShift({ shift, onClose, onSave, onRemove, onDuplicate }) {
  const [from, setFrom] = useState(shift.from)
  const [to, setTo] = useState(shift.to)
  return <Dialog open onOpenChange={onClose} title="Edit shift" description={shift.person + ', ' + days[shift.day] + ' at ' + shift.site}>
    <div className="row"><Field label="Starts"><Select label="Starts" value={from} onValueChange={setFrom} options={times} /></Field><Field label="Ends"><Select label="Ends" value={to} onValueChange={setTo} options={times} /></Field></div>
    <div className="row between"><ShiftMenu.Root><ShiftMenu.Trigger asChild><Button variant="outline" size="icon" aria-label="More actions"><Ellipsis size={16} /></Button></ShiftMenu.Trigger>
      <ShiftMenu.Portal><ShiftMenu.Content className="popup" align="start" sideOffset={4}><ShiftMenu.Item className="option" onSelect={() => onDuplicate(shift)}>Duplicate</ShiftMenu.Item>
      <ShiftMenu.Item className="option danger" onSelect={() => onRemove(shift)}>Delete shift</ShiftMenu.Item></ShiftMenu.Content></ShiftMenu.Portal></ShiftMenu.Root>
      <span className="row"><Button variant="ghost" onClick={onClose}>Cancel</Button><Button onClick={() => onSave({ ...shift, from, to })}>Save shift</Button></span></div></Dialog>
}
function Schedule() {
  const [week, setWeek] = useState(48)
  const [editing, setEditing] = useState(null)
  const [published, setPublished] = useState(false)
  const key = ['schedule', week]
  const shifts = useQuery({ queryKey: key, queryFn: ({ signal }) => api('/schedule/w' + week, { signal }), placeholderData: keepPreviousData })
  const save = useOptimistic(key, (shift) => api('/shifts/' + shift.id, { method: 'PATCH', body: shift }), (old, shift) => old.map((each) => each.id === shift.id ? shift : each))
  const remove = useOptimistic(key, (shift) => api('/shifts/' + shift.id, { method: 'DELETE' }), (old, shift) => old.filter((each) => each.id !== shift.id))
  const clear = () => {
    const previous = queryClient.getQueryData(key)
    queryClient.setQueryData(key, previous.filter((shift) => shift.day < 5))
    toast('Weekend cleared', { action: { label: 'Undo', onClick: () => queryClient.setQueryData(key, previous) } })
  }
  const publish = async () => { await api('/schedule/publish', { method: 'POST', body: { week } }); setPublished(true); toast.success('Week ' + week + ' published, 14 people notified') }
  const close = () => setEditing(null)
  return <Page title="Schedule" actions={<><Button variant="outline" onClick={clear}>Clear weekend</Button><Button onClick={publish}>{published ? 'Published' : 'Publish week'}</Button></>}>
    <div className="row weeks"><Button variant="outline" size="icon" aria-label="Previous week" onClick={() => setWeek(Math.max(44, week - 1))}><ChevronLeft size={16} /></Button><b className={cn('week', shifts.isPlaceholderData && 'pale')}>Week {week}</b>
      <Button variant="outline" size="icon" aria-label="Next week" onClick={() => setWeek(Math.min(55, week + 1))}><ChevronRight size={16} /></Button><Button variant="ghost" onClick={() => setWeek(48)}>Today</Button></div>
    {shifts.isPending ? <Skeletons count={6} height={60} /> : <div className="grid week-grid">{days.map((day, index) => <section key={day} className="day"><h2>{day}</h2>
      {shifts.data.filter((shift) => shift.day === index).map((shift) => <button type="button" key={shift.id} className="shift" onClick={() => setEditing(shift)}><b>{shift.from}–{shift.to}</b><span>{shift.person}</span><small>{shift.site}</small></button>)}</section>)}</div>}
    {editing && <EditShift shift={editing} onClose={close} onSave={(shift) => { save.mutate(shift); close(); toast.success('Shift saved') }}
      onRemove={(shift) => { remove.mutate(shift); close(); toast('Shift deleted') }} onDuplicate={() => { close(); toast.success('Shift duplicated') }} />}</Page>
}
const lanes = [['todo', 'To do'], ['doing', 'In progress'], ['done', 'Done']]
function TaskCard({ task, onDone }) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: task.id })
  return <article ref={setNodeRef} className={cn('task', isDragging && 'dragging')} style={{ transform: CSS.Transform.toString(transform), transition }} {...attributes} {...listeners}>
    <b>{task.title}</b><span className="row between"><small className="muted">{task.owner}</small>{task.column !== 'done' && <Button variant="ghost" size="sm" onClick={() => onDone(task)}><Check size={14} /> Mark done</Button>}</span></article>
}
function Lane({ id, title, tasks, onDone }) {
  const { setNodeRef, isOver } = useDroppable({ id })
  return <section ref={setNodeRef} className={cn('lane', isOver && 'over')} data-lane={id}><h2>{title} <Badge>{tasks.length}</Badge></h2>
    <SortableContext items={tasks.map((task) => task.id)} strategy={verticalListSortingStrategy}>{tasks.map((task) => <TaskCard key={task.id} task={task} onDone={onDone} />)}</SortableContext></section>
}
function Board() {
  const [owner, setOwner] = useState('')
  const [active, setActive] = useState(null)
  const tasks = useQuery({ queryKey: ['tasks'], queryFn: () => api('/tasks') })
  const move = useOptimistic(['tasks'], ({ id, column }) => api('/tasks/' + id, { method: 'PATCH', body: { column } }), (old, { id, column }) => old.map((task) => task.id === id ? { ...task, column } : task))
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor))
  const end = ({ active: dragged, over }) => {
    setActive(null)
    if (!over) return
    const column = lanes.some(([id]) => id === over.id) ? over.id : tasks.data.find((task) => task.id === over.id)?.column
    if (column && column !== tasks.data.find((task) => task.id === dragged.id).column) move.mutate({ id: dragged.id, column })
  }
  if (tasks.isPending) return <Page title="Board"><Skeletons count={6} height={70} /></Page>
  const shown = tasks.data.filter((task) => !owner || task.owner === owner)
  return <Page title="Board"><div className="row wrap" role="group" aria-label="Filter by owner">{['Ada Moreno', 'Ben Okafor', 'Carla Weiss'].map((name) => <button type="button" key={name} className="chip" aria-pressed={owner === name} onClick={() => setOwner(owner === name ? '' : name)}>{name}</button>)}<span className="muted">{shown.length} tasks</span></div>
    <DndContext sensors={sensors} onDragStart={(event) => setActive(event.active.id)} onDragEnd={end} onDragCancel={() => setActive(null)}><div className="grid three lanes">{lanes.map(([id, title]) => <Lane key={id} id={id} title={title} tasks={shown.filter((task) => task.column === id)} onDone={(task) => move.mutate({ id: task.id, column: 'done' })} />)}</div>
      <DragOverlay dropAnimation={null}>{active && <article className="task lifted"><b>{tasks.data.find((task) => task.id === active).title}</b></article>}</DragOverlay></DndContext>
    <Card title="Recently viewed"><Link to="/app/tasks/404">Train new closers</Link></Card></Page>
}
function Task() {
  const { id } = useParams()
  const tasks = useQuery({ queryKey: ['tasks'], queryFn: () => api('/tasks') })
  const [status, setStatus] = useState('In progress')
  const [text, setText] = useState('Walk both new closers through the checklist: grinder, safe, alarm.')
  const [saved, setSaved] = useState('')
  const [comment, setComment] = useState('')
  const [comments, setComments] = useState([['Ben Okafor', 'I can do Thursday.']])
  const [parts, setParts] = useState([true, false, false])
  const late = useDebounced(text, 800)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) { first.current = false; return }
    setSaved('Saving…')
    api('/tasks/' + id, { method: 'PATCH', body: { text: late } }).then(() => setSaved('All changes saved'))
  }, [late])
  // The comment box supports lists, which Tab indents.
  const indent = (event) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    const box = event.currentTarget
    setComment(box.value.slice(0, box.selectionStart) + '  ' + box.value.slice(box.selectionEnd))
  }
  const post = () => { if (comment.trim()) { setComments([...comments, ['Ada Moreno', comment]]); setComment(''); void api('/tasks/' + id + '/comments', { method: 'POST', body: { comment } }) } }
  const title = tasks.data?.find((task) => String(task.id) === id)?.title
  return <Page title={title ?? 'Task'} actions={<Link to="/app/board">Back to board</Link>}><div className="grid two"><Card title="Details"><Field label="Status"><Select label="Status" value={status} onValueChange={(next) => { setStatus(next); void api('/tasks/' + id, { method: 'PATCH', body: { status: next } }) }} options={['To do', 'In progress', 'Done']} /></Field>
    <Field label="Description"><textarea name="description" rows={4} value={text} onChange={(event) => setText(event.target.value)} /></Field><p className="muted small" role="status">{saved}</p>
    {['Grinder', 'Safe', 'Alarm'].map((part, index) => <div key={part} className="row step"><Checkbox id={'part-' + index} checked={parts[index]} onCheckedChange={(on) => setParts(parts.map((each, at) => at === index ? on === true : each))} /><label htmlFor={'part-' + index} className={parts[index] ? 'through' : ''}>{part}</label></div>)}</Card>
    <Card title="Comments">{comments.map(([name, words], index) => <p key={index}><b>{name}</b><br />{words}</p>)}<textarea name="comment" rows={4} placeholder="Write a comment…" value={comment} onChange={(event) => setComment(event.target.value)} onKeyDown={indent} />
    <div className="row between"><span className="muted small">Lists with - or *</span><Button onClick={post}>Comment</Button></div></Card></div></Page>
}
/** Compares every shift with every other one, to warn of people who are planned twice. */
function overlapsOf(rows) {
  const until = performance.now() + 640
  let pairs = 0
  while (performance.now() < until) for (const a of rows) for (const b of rows) if (a.id !== b.id && a.site === b.site && Math.hypot(a.hours - b.hours, pairs % 7) < 0.4) pairs += 1
  return pairs > 0 ? rows.length % 3 : 0
}
function Timesheets() {
  const [filter, setFilter] = useState('')
  const sheets = useQuery({ queryKey: ['timesheets'], queryFn: () => api('/timesheets') })
  const change = useOptimistic(['timesheets'], (row) => api('/timesheets/' + row.id, { method: 'PATCH', body: row }), (old, row) => old.map((each) => each.id === row.id ? row : each))
  const rows = useMemo(() => (sheets.data ?? []).filter((row) => (row.name + row.site).toLowerCase().includes(filter.toLowerCase())), [sheets.data, filter])
  const overlaps = useMemo(() => filter ? overlapsOf(rows) : 0, [filter])
  return <Page title="Timesheets" actions={<><Button variant="outline" onClick={() => toast('Reminder sent to 4 people')}>Send reminder</Button><a className="btn outline" href="/timesheets.pdf" download>Download PDF</a></>}>
    <div className="row wrap"><input name="filter" type="search" placeholder="Filter by person or site…" value={filter} onChange={(event) => setFilter(event.target.value)} /><span className="muted">{rows.length} people{overlaps > 0 && ', ' + overlaps + ' overlaps'}</span></div>
    {sheets.isPending ? <Skeletons count={8} /> : <table className="data"><thead><tr><th>Person</th><th>Site</th><th>Hours</th><th>Status</th></tr></thead><tbody>{rows.map((row) => <tr key={row.id}><td>{row.name}</td><td>{row.site}</td>
      <td><span className="row"><Button variant="outline" size="icon" aria-label={'Less for ' + row.name} onClick={() => change.mutate({ ...row, hours: row.hours - 0.5 })}><Minus size={14} /></Button><b data-hours={row.id}>{row.hours}</b><Button variant="outline" size="icon" aria-label={'More for ' + row.name} onClick={() => change.mutate({ ...row, hours: row.hours + 0.5 })}><Plus size={14} /></Button></span></td>
      <td>{row.approved ? <Badge tone="good">Approved</Badge> : <Button variant="outline" size="sm" onClick={() => change.mutate({ ...row, approved: true })}>Approve</Button>}</td></tr>)}</tbody></table>}</Page>
}
`;
