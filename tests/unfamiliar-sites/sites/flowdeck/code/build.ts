export const build = `
const kindsOfTemplates = ['All', 'Sales', 'Support', 'Finance', 'Marketing'];

function Templates() {
  const [kind, setKind] = useState('All');
  const navigate = useNavigate();
  const pages = useInfiniteQuery({ queryKey: ['templates', kind], initialPageParam: 0, queryFn: ({ pageParam }) => get('/templates?kind=' + kind + '&from=' + pageParam), getNextPageParam: (last) => last.next ?? undefined, placeholderData: (before) => before });
  const end = useRef(null);
  const [chosen, setChosen] = useState(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => { if (entry.isIntersecting && pages.hasNextPage && !pages.isFetchingNextPage) pages.fetchNextPage(); }, { rootMargin: '200px' });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [pages.hasNextPage, pages.isFetchingNextPage]);
  const list = pages.data?.pages.flatMap((page) => page.templates) ?? [];
  const use = (template) => {
    const flow = { name: template.title, credit: template.author.name, steps: template.steps.map((step) => ({ ...step })) };
    post('/flows', flow).then(({ id }) => { toast('Created “' + flow.name + '”', 'success'); navigate('/app/flows/' + id); });
  };
  return (
    <Shell>
      <Title text="Templates" />
      <div className="chips" role="group" aria-label="Category">{kindsOfTemplates.map((each) => <button key={each} className={kind === each ? 'chip on' : 'chip'} aria-pressed={kind === each} onClick={() => setKind(each)}>{each}</button>)}</div>
      {pages.isLoading ? <Lines rows={8} /> : <div className={pages.isPlaceholderData ? 'gallery stale' : 'gallery'}>{list.map((each) => (
        <Card key={each.id} className="template" data-template={each.id}><img loading="lazy" width="300" height="120" alt="" src={'/picture.svg?t=' + each.id} /><h3>{each.title}</h3><p>{each.text}</p>
          <div className="row"><Button size="small" intent="primary" className="use" onClick={() => use(each)}>Use template</Button><Button size="small" variant="minimal" className="preview" onClick={() => setChosen(each)}>Preview</Button></div></Card>
      ))}</div>}
      <div ref={end} className="more">{pages.isFetchingNextPage ? <Spinner size={20} /> : !pages.hasNextPage && !pages.isLoading && <small>That's all of them.</small>}</div>
      <Dialog isOpen={chosen !== null} title={chosen?.title} onClose={() => setChosen(null)}><DialogBody><p>{chosen?.text}</p><ol>{chosen?.steps.map(({ app }) => <li key={app}>{app}</li>)}</ol></DialogBody></Dialog>
    </Shell>
  );
}

const tools = [['slack', 'Slack', 'Messages and channels'], ['hubspot', 'HubSpot', 'Contacts and deals'], ['gmail', 'Gmail', 'Send and read email'], ['shopify', 'Shopify', 'Orders and products'], ['airtable', 'Airtable', 'Tables and views']];

function Connection({ id, name, text }) {
  const [state, setState] = useState(id === 'shopify' ? 'on' : 'off');
  const [note, setNote] = useState('');
  const connect = () => {
    setNote('');
    const origin = location.protocol + '//accounts.localhost:' + location.port;
    const popup = window.open(origin + '/oauth/' + id, 'oauth', 'width=480,height=560');
    if (!popup) return setNote('Your browser blocked the window. Allow pop-ups and try again.');
    setState('waiting');
    const done = (next, message) => { clearInterval(timer); removeEventListener('message', receive); setState(next); setNote(message); };
    const receive = ({ data, origin: from }) => { if (data?.tool === id && from === origin) done('on', 'Connected as ava@flowdeck.example'); };
    addEventListener('message', receive);
    // HubSpot finishes on its own page and calls our server back, so we wait for the message instead of the window.
    const timer = setInterval(() => { if (popup.closed && id !== 'hubspot') done('off', 'You closed the window before the connection was made.'); }, 400);
  };
  return (
    <Card className="tool" data-tool={id}><span className="tool-mark" aria-hidden="true">{name[0]}</span><div className="grow"><b>{name}</b><small>{text}</small><small role="status" className="note">{note}</small></div>
      {state === 'on' ? <><Tag intent="success" minimal>Connected</Tag><Button size="small" variant="minimal" onClick={() => { setState('off'); setNote('Disconnected'); }}>Disconnect</Button></>
        : <Button className="connect" disabled={state === 'waiting'} onClick={connect}>{state === 'waiting' ? 'Waiting for ' + name + '…' : 'Connect'}</Button>}</Card>
  );
}

const Connections = () => <Shell><Title text="Connections" /><p className="muted">Connections let your flows act in other tools. You can remove them at any time.</p>{tools.map(([id, name, text]) => <Connection key={id} id={id} name={name} text={text} />)}</Shell>;

const fieldsOf = (text) => text.trim().split(/\\s+/);
const ranges = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 7]];
const problemOf = (text) => {
  const fields = fieldsOf(text);
  if (fields.length !== 5) return 'A cron expression has five fields. You entered ' + (text.trim() ? fields.length : 0) + '.';
  const bad = fields.findIndex((field, n) => !/^([*]|[0-9]+(-[0-9]+)?)([/][0-9]+)?(,[0-9]+(-[0-9]+)?)*$/.test(field) || field.split(/[^0-9]+/).some((part) => part !== '' && (Number(part) > ranges[n][1])));
  return bad < 0 ? '' : 'The ' + ['minute', 'hour', 'day', 'month', 'weekday'][bad] + ' “' + fields[bad] + '” is not valid.';
};
const sentence = (text) => { const [minute, hour] = fieldsOf(text); return /^[0-9]+$/.test(hour) ? 'Runs at ' + hour.padStart(2, '0') + ':' + minute.padStart(2, '0') : 'Runs every time the pattern matches'; };

function Schedules() {
  const [cron, setCron] = useState('0 9 * * 1-5');
  const [zone, setZone] = useState('America/New_York');
  const [list, setList] = useState([['Weekly digest', '0 8 * * 1', 'America/New_York'], ['Clean up test orders', '30 2 * * *', 'UTC']]);
  const [touched, setTouched] = useState(false);
  const problem = problemOf(cron);
  const save = useMutation({ mutationFn: () => post('/schedules', { cron, zone }), onSuccess: () => { setList([...list, ['Big orders to Slack', cron, zone]]); toast('Schedule saved', 'success'); setTouched(false); } });
  return (
    <Shell>
      <Title text="Schedules" />
      <Card><h2>New schedule</h2>
        <form onSubmit={(event) => { event.preventDefault(); setTouched(true); if (!problem) save.mutate(); }}>
          <FormGroup label="Cron expression" labelFor="cron" helperText={touched && problem ? problem : problem ? ' ' : sentence(cron)} intent={touched && problem ? 'danger' : 'none'}><InputGroup id="cron" name="cron" value={cron} onValueChange={setCron} className="mono" /></FormGroup>
          <div className="chips">{[['Hourly', '0 * * * *'], ['Every day', '0 9 * * *'], ['Weekdays', '0 9 * * 1-5'], ['Monthly', '0 9 1 * *']].map(([text, value]) => <button type="button" key={text} className={cron === value ? 'chip on' : 'chip'} onClick={() => setCron(value)}>{text}</button>)}</div>
          <FormGroup label="Time zone" labelFor="zone"><HTMLSelect id="zone" value={zone} onChange={(event) => setZone(event.target.value)} options={['America/New_York', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Singapore', 'UTC']} /></FormGroup>
          <Button id="save-schedule" type="submit" intent="primary" loading={save.isPending}>Save schedule</Button></form></Card>
      <HTMLTable striped className="full"><thead><tr><th>Flow</th><th>Pattern</th><th>Time zone</th></tr></thead><tbody>{list.map(([flow, pattern, place], n) => <tr key={n}><td>{flow}</td><td><code>{pattern}</code></td><td>{place}</td></tr>)}</tbody></HTMLTable>
    </Shell>
  );
}

const sample = 'export default async function ({ order }) {\\n  const total = order.lines.reduce((sum, line) => sum + line.price, 0);\\n  return { total, isBig: total > 500 };\\n}\\n';

function Functions() {
  const host = useRef(null);
  const view = useRef(null);
  const [log, setLog] = useState([]);
  const [isRunning, setRunning] = useState(false);
  const [saved, setSaved] = useState('Saved');
  useEffect(() => {
    let timer;
    view.current = new EditorView({ doc: recall('function', sample), parent: host.current, extensions: [basicSetup, javascript(), EditorView.contentAttributes.of({ 'aria-label': 'Code' }), EditorView.updateListener.of(({ docChanged, state }) => {
      if (!docChanged) return;
      setSaved('Unsaved changes');
      clearTimeout(timer);
      timer = setTimeout(() => { remember('function', state.doc.toString()); put('/functions/order-total').then(() => setSaved('Saved')); }, 900);
    })] });
    return () => view.current.destroy();
  }, []);
  const run = async () => {
    setRunning(true);
    setLog(['▸ starting in us-east-1 …']);
    const more = setTimeout(() => setLog((before) => [...before, '▸ installing 2 packages …']), 1500);
    const result = await post('/functions/order-total/run').catch(() => ({ lines: ['✕ the sandbox did not answer'] }));
    clearTimeout(more);
    setLog((before) => [...before, ...result.lines]);
    setRunning(false);
  };
  return (
    <Shell wide>
      <Title text="order-total.js"><span className="muted" role="status">{saved}</span><Button id="run-function" intent="primary" loading={isRunning} onClick={run}>Run</Button></Title>
      <div className="code" ref={host} />
      <pre id="console" className="log" aria-live="polite">{log.length ? log.join('\\n') : 'Output of your function appears here.'}</pre>
    </Shell>
  );
}
`;
