export const tickets = `
const savedFilters = [
  ['all', 'All', () => true],
  ['mine', 'Mine', (each) => each.agent === 'Nora Feld'],
  ['urgent', 'Urgent', (each) => each.priority === 'Urgent'],
  ['unassigned', 'Unassigned', (each) => each.agent === 'Unassigned'],
  ['chat', 'From chat', (each) => each.channel === 'Chat'],
];

function SaveFilter({ onSave }) {
  return (
    <DialogTrigger>
      <Button id="save-filter">Save filter</Button>
      <Popover className="popover">
        <Dialog className="small-dialog">
          {({ close }) => (
            <Form onSubmit={(event) => { event.preventDefault(); onSave(new FormData(event.currentTarget).get('filterName')); close(); }}>
              <TextField name="filterName" isRequired autoFocus><Label>Name of the filter</Label><Input /><FieldError /></TextField>
              <div className="row"><Button slot="close">Cancel</Button><Button type="submit" id="store-filter" className="primary">Save</Button></div>
            </Form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function ExportButton({ count }) {
  const running = useRef(null);
  const start = async () => {
    running.current?.abort();
    running.current = new AbortController();
    try {
      const response = await fetch('/api/tickets/export', { signal: running.current.signal });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = 'tickets.csv';
      link.click();
    } catch {}
  };
  return <Button id="export" onPress={start}>Export CSV</Button>;
}

function BulkBar({ selected, clear }) {
  const change = useDesk((state) => state.change);
  const ids = [...selected];
  return (
    <div className="bulk" role="toolbar" aria-label="Selected tickets">
      <b>{ids.length} selected</b>
      <MenuTrigger>
        <Button id="bulk-assign">Assign to <Down /></Button>
        <Popover className="popover"><Menu onAction={(agent) => { change(ids, { agent }, ids.length + ' tickets assigned to ' + agent); clear(); }}>
          {agents.map((each) => <MenuItem key={each} id={each}>{each}</MenuItem>)}
        </Menu></Popover>
      </MenuTrigger>
      <Button id="bulk-solve" onPress={() => { change(ids, { status: 'Solved' }, ids.length + (ids.length === 1 ? ' ticket' : ' tickets') + ' solved'); clear(); }}>Mark as solved</Button>
      <Button id="bulk-clear" onPress={clear}>Clear selection</Button>
    </div>
  );
}

function TicketRow({ ticket, isSelected, isCurrent, onToggle }) {
  return (
    <>
      <Checkbox className="checkbox" aria-label={'Select #' + ticket.id} isSelected={isSelected} onChange={onToggle}><span className="box" aria-hidden="true" /></Checkbox>
      <Link href={'/tickets/' + ticket.id} className={isCurrent ? 'ticket-link current' : 'ticket-link'}>
        <b>{ticket.subject}</b><small>#{ticket.id} · {ticket.customer} · {ticket.firm}</small>
      </Link>
      <Badge text={ticket.status} /><Badge text={ticket.priority} />
      <span className="agent">{ticket.agent}</span><span className="when">{ago(ticket.minutes)}</span>
    </>
  );
}

function TicketList() {
  const { tickets, isLoaded, load, incoming, showIncoming } = useDesk();
  const [filter, setFilter] = useState('all');
  const [own, setOwn] = useState([]);
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState(new Set());
  const [current, setCurrent] = useState(-1);
  const [isFiltering, setFiltering] = useState(false);
  const scroller = useRef(null);
  useEffect(() => { load(); }, [load]);
  const rows = useMemo(() => {
    const matches = savedFilters.find(([key]) => key === filter)?.[2] ?? (() => true);
    const wanted = words.toLowerCase();
    return tickets.filter((each) => matches(each) && (each.subject + each.customer + each.firm).toLowerCase().includes(wanted));
  }, [tickets, filter, words]);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => 58, overscan: 8 });
  const choose = (key) => {
    setFilter(key);
    setFiltering(true);
    setTimeout(() => setFiltering(false), 220);
    scroller.current?.scrollTo({ top: 0 });
  };
  const toggle = (id) => setSelected((before) => {
    const after = new Set(before);
    if (!after.delete(id)) after.add(id);
    return after;
  });
  useEffect(() => {
    const onKey = (event) => {
      if (event.target.closest('input, textarea, [contenteditable], [role=dialog], [role=menu]') || event.ctrlKey || event.metaKey) return;
      if (event.key === 'j' || event.key === 'k') {
        const next = Math.max(0, Math.min(rows.length - 1, current + (event.key === 'j' ? 1 : -1)));
        setCurrent(next);
        virtual.scrollToIndex(next);
      }
      if (event.key === 'x' && rows[current]) toggle(rows[current].id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <Page title="Tickets" wide actions={<><SaveFilter onSave={(name) => { setOwn([...own, name]); notify('Filter “' + name + '” saved'); }} /><ExportButton /></>}>
      <div className="filters">
        <ToggleButtonGroup aria-label="Filter" selectionMode="single" disallowEmptySelection selectedKeys={[filter]} onSelectionChange={(keys) => choose([...keys][0])}>
          {savedFilters.map(([key, label]) => <ToggleButton key={key} id={key} className="chip">{label}</ToggleButton>)}
          {own.map((name) => <ToggleButton key={name} id={'own-' + name} className="chip">{name}</ToggleButton>)}
        </ToggleButtonGroup>
        <SearchField className="search" aria-label="Search tickets" value={words} onChange={setWords}><Input id="ticket-search" placeholder="Search tickets" /><Button aria-label="Clear search">×</Button></SearchField>
      </div>
      {selected.size > 0 ? <BulkBar selected={selected} clear={() => setSelected(new Set())} /> : (
        <div className="bulk quiet"><span>{isLoaded ? rows.length + ' tickets' : 'Loading tickets…'}</span>
          {incoming.length > 0 && <Button id="show-incoming" className="plain" onPress={showIncoming}>{incoming.length} new, show</Button>}</div>
      )}
      <div className={isFiltering ? 'ticket-scroller busy' : 'ticket-scroller'} ref={scroller} aria-busy={isFiltering} tabIndex={0} role="region" aria-label="Ticket list">
        {!isLoaded ? <Skeleton rows={9} /> : (
          <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
            {virtual.getVirtualItems().map((item) => (
              <div key={item.key} className="ticket-row" style={{ transform: 'translateY(' + item.start + 'px)' }}>
                <TicketRow ticket={rows[item.index]} isSelected={selected.has(rows[item.index].id)} isCurrent={item.index === current} onToggle={() => toggle(rows[item.index].id)} />
              </div>
            ))}
          </div>
        )}
      </div>
    </Page>
  );
}
`;
