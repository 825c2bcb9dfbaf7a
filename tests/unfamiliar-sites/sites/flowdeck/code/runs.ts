export const runs = `
const tone = { Success: 'success', Failed: 'danger', Running: 'primary' };

function Runs() {
  const [status, setStatus] = useState('all');
  const [wanted, setWanted] = useState('');
  const late = useDebounced(wanted, 300);
  const pages = useInfiniteQuery({ queryKey: ['runs', status, late], initialPageParam: 0, queryFn: ({ pageParam }) => get('/runs?status=' + status + '&q=' + encodeURIComponent(late) + '&from=' + pageParam), getNextPageParam: (last) => last.next ?? undefined, placeholderData: (before) => before });
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.runs) ?? [], [pages.data]);
  const box = useRef(null);
  const [chosen, setChosen] = useState(null);
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => 44, overscan: 8 });
  const items = virtual.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => { if (rows.length && lastIndex > rows.length - 8 && pages.hasNextPage && !pages.isFetchingNextPage) pages.fetchNextPage(); }, [lastIndex, rows.length, pages.hasNextPage, pages.isFetchingNextPage]);
  return (
    <Shell wide>
      <Title text="Runs"><InputGroup id="run-search" type="search" placeholder="Filter by flow or ID" value={wanted} onValueChange={setWanted} />
        <SegmentedControl size="small" value={status} onValueChange={setStatus} options={[{ label: 'All', value: 'all' }, { label: 'Success', value: 'Success' }, { label: 'Failed', value: 'Failed' }]} /></Title>
      <div className="run-head"><span>Run</span><span>Flow</span><span>Status</span><span>Started</span><span>Took</span></div>
      <div className="run-box" ref={box} tabIndex={0} aria-label="Run history">
        {pages.isLoading ? <Lines rows={9} /> : <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {items.map((item) => { const run = rows[item.index]; return (
            <div key={run.id} role="button" tabIndex={0} data-run={run.id} className={chosen === run.id ? 'run chosen' : 'run'} style={{ transform: 'translateY(' + item.start + 'px)' }} onClick={() => setChosen(run.id)} onKeyDown={(event) => event.key === 'Enter' && setChosen(run.id)}>
              <span>#{run.id}</span><span>{run.flow}</span><span><Tag minimal intent={tone[run.status]}>{run.status}</Tag></span><span>{run.at}</span><span>{run.took}</span></div>
          ); })}</div>}
        {pages.isFetchingNextPage && <div className="more"><Spinner size={20} /></div>}
      </div>
      <Drawer isOpen={chosen !== null} onClose={() => setChosen(null)} title={'Run #' + chosen} size="460px">{chosen !== null && <RunDetail id={chosen} />}</Drawer>
    </Shell>
  );
}

const bytes = (part) => part.chunks.map((chunk) => chunk.length).reduce((sum, each) => sum + each, 0);
const Output = ({ output }) => (output.type === 'binary' ? <p>{bytes(output.file)} bytes</p> : <JsonView data={output.value} style={{ ...defaultStyles, container: 'json' }} shouldExpandNode={(level) => level < 1} clickToExpandNode />);

function RunDetail({ id }) {
  const { data, isLoading, isError, refetch } = useApi('/runs/' + id);
  const [tab, setTab] = useState('input');
  const rerun = useMutation({ mutationFn: () => post('/runs/' + id + '/rerun'), onSuccess: () => toast('Started a new run', 'success') });
  if (isLoading) return <div className="padded"><Lines /></div>;
  if (isError) return <Failed retry={refetch} />;
  return (
    <div className={Classes.DRAWER_BODY + ' padded'}><p><b>{data.flow}</b> started by {data.by}</p>
      <div className="row"><Button id="rerun" size="small" loading={rerun.isPending} onClick={() => rerun.mutate()}>Run again</Button><Button size="small" variant="minimal" onClick={() => { navigator.clipboard.writeText(String(id)).catch(() => undefined); toast('Run ID copied'); }}>Copy ID</Button></div>
      <Tabs id="run-tabs" selectedTabId={tab} onChange={setTab} renderActiveTabPanelOnly>
        <Tab id="input" title="Input" panel={<JsonView data={data.input} style={{ ...defaultStyles, container: 'json' }} shouldExpandNode={(level) => level < 1} clickToExpandNode />} />
        <Tab id="output" title="Output" panel={<Output output={data.output} />} />
        <Tab id="log" title="Log" panel={<pre className="log">{data.log.join('\\n')}</pre>} />
      </Tabs></div>
  );
}

function Webhooks() {
  const [lines, setLines] = useState([]);
  const [isPaused, setPaused] = useState(false);
  const [state, setState] = useState('Connecting…');
  const [busy, setBusy] = useState(null);
  const [open, setOpen] = useState(null);
  const paused = useRef(false);
  paused.current = isPaused;
  useEffect(() => {
    const source = new EventSource('/api/v2/webhooks/stream');
    source.onopen = () => setState('Live');
    source.onmessage = ({ data }) => { if (!paused.current) setLines((before) => [JSON.parse(data), ...before].slice(0, 60)); };
    source.onerror = () => setState('Reconnecting…');
    return () => source.close();
  }, []);
  const replay = async (line) => {
    setBusy(line.id);
    const response = await fetch('/api/v2/webhooks/' + line.id + '/replay', { method: 'POST' });
    setBusy(null);
    if (response.ok) setLines((before) => before.map((each) => (each.id === line.id ? { ...each, status: 200 } : each)));
  };
  return (
    <Shell>
      <Title text="Webhooks"><Tag id="stream-state" minimal intent={state === 'Live' ? 'success' : 'warning'}>{isPaused ? 'Paused' : state}</Tag><Button id="pause-stream" onClick={() => setPaused(!isPaused)}>{isPaused ? 'Resume' : 'Pause'}</Button></Title>
      <p className="muted">Requests to <code>https://hooks.flowdeck.example/w/7h2k</code> appear here as they arrive.</p>
      <div id="stream" className="stream">{lines.length === 0 ? <Lines rows={4} /> : lines.map((line) => (
        <div key={line.id} className="hook" data-hook={line.id}>
          <button className="hook-main" aria-expanded={open === line.id} onClick={() => setOpen(open === line.id ? null : line.id)}><code>POST</code> {line.path} <Tag minimal intent={line.status === 200 ? 'success' : 'danger'}>{line.status}</Tag> <small>{line.at}</small></button>
          {line.status !== 200 && <Button size="small" className="replay" loading={busy === line.id} onClick={() => replay(line)}>Replay</Button>}
          {open === line.id && <pre className="log">{JSON.stringify(line.body, null, 2)}</pre>}
        </div>
      ))}</div>
    </Shell>
  );
}
`;
