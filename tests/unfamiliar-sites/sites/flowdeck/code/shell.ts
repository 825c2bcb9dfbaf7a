export const shell = `
const areas = [
  ['/app', 'Flows'], ['/app/runs', 'Runs'], ['/app/templates', 'Templates'], ['/app/connections', 'Connections'], ['/app/schedules', 'Schedules'],
  ['/app/webhooks', 'Webhooks'], ['/app/functions', 'Functions'], ['/app/keys', 'API keys'], ['/app/team', 'Team'], ['/app/billing', 'Billing'], ['/app/settings', 'Settings'],
];

function useOnline() {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const on = () => { setOnline(true); toast('Back online. Everything is saved.', 'success'); };
    const off = () => setOnline(false);
    addEventListener('online', on);
    addEventListener('offline', off);
    return () => { removeEventListener('online', on); removeEventListener('offline', off); };
  }, []);
  return isOnline;
}

function Palette({ isOpen, setOpen }) {
  const navigate = useNavigate();
  const items = useMemo(() => [
    ...areas.map(([href, text]) => ({ text: 'Go to ' + text, run: () => navigate(href) })),
    { text: 'Create a flow', run: () => navigate('/app/flows/204') },
    { text: 'Invite a teammate', run: () => navigate('/app/team') },
    { text: 'Search the docs', run: () => navigate('/docs') },
  ], [navigate]);
  return (
    <Omnibar isOpen={isOpen} onClose={() => setOpen(false)} items={items} resetOnSelect inputProps={{ placeholder: 'Type a command or search…', leftElement: undefined }}
      itemPredicate={(query, { text }) => text.toLowerCase().includes(query.toLowerCase())}
      noResults={<MenuItem disabled text="No matching commands" roleStructure="listoption" />}
      itemRenderer={(item, { handleClick, handleFocus, modifiers }) => modifiers.matchesPredicate && <MenuItem key={item.text} text={item.text} active={modifiers.active} onClick={handleClick} onFocus={handleFocus} roleStructure="listoption" />}
      onItemSelect={(item) => { setOpen(false); item.run(); }} />
  );
}

const Trial = () => {
  const [isHidden, setHidden] = useStored('trial-hidden', false);
  if (isHidden) return null;
  return <div className="trial">Your trial of Growth ends in 9 days. <Link to="/app/billing">Choose a plan</Link><button id="hide-trial" aria-label="Hide trial notice" onClick={() => setHidden(true)}>×</button></div>;
};

const news = [['Schedules in every time zone', 'Pick a time zone for each schedule.', 'Nov 24'], ['Faster canvas', 'Flows with 200 steps open in half the time.', 'Nov 10'], ['Roles for viewers', 'Let people watch runs without changing flows.', 'Oct 28']];

function Shell({ children, wide }) {
  const [theme, setTheme] = useStored('theme', 'light');
  const [isPalette, setPalette] = useState(false);
  const [isMenu, setMenu] = useState(false);
  const [isNews, setNews] = useState(false);
  const [seen, setSeen] = useStored('news-seen', false);
  const isOnline = useOnline();
  const navigate = useNavigate();
  useEffect(() => { document.body.classList.toggle(Classes.DARK, theme === 'dark'); }, [theme]);
  const hotkeys = useMemo(() => [
    { combo: 'mod+k', global: true, label: 'Open the command palette', preventDefault: true, onKeyDown: () => setPalette(true) },
    { combo: 'g r', global: true, label: 'Go to runs', onKeyDown: () => undefined },
  ], []);
  useHotkeys(hotkeys);
  return (
    <div className={wide ? 'shell wide' : 'shell'}>
      {!isOnline && <div className="offline" role="status">You're offline. Changes are kept on this device until you're back.</div>}
      <Trial />
      <header className="bar">
        <button className="burger" aria-label="Open menu" onClick={() => setMenu(!isMenu)}><span /><span /><span /></button>
        <Link to="/" className="brand" aria-label="Flowdeck home"><Logo /></Link>
        <Button id="open-palette" className="palette" variant="minimal" onClick={() => setPalette(true)}>Search or run a command <kbd>Ctrl K</kbd></Button>
        <Button id="open-news" variant="minimal" onClick={() => { setNews(true); setSeen(true); }}>What's new{!seen && <span className="dot" aria-label="unread" />}</Button>
        <Popover placement="bottom-end" content={
          <Menu><MenuItem text="Ava Lindqvist" disabled label="Owner" /><MenuDivider /><MenuItem id="toggle-theme" text={theme === 'dark' ? 'Light mode' : 'Dark mode'} shouldDismissPopover={false} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')} />
            <MenuItem text="Settings" onClick={() => navigate('/app/settings')} /><MenuItem text="Sign out" onClick={() => navigate('/signin')} /></Menu>}>
          <button id="me" className="me" aria-label="Your account">AL</button>
        </Popover>
      </header>
      <aside className={isMenu ? 'side open' : 'side'}><nav aria-label="Workspace">{areas.map(([href, text]) => <NavLink key={href} to={href} end onClick={() => setMenu(false)}>{text}</NavLink>)}</nav>
        <div className="usage"><small>14,210 of 20,000 runs</small><ProgressBar value={0.71} stripes={false} animate={false} intent="primary" /></div></aside>
      <main className="content">{children}</main>
      <Drawer isOpen={isNews} onClose={() => setNews(false)} title="What's new" size="360px"><div className={Classes.DRAWER_BODY + ' padded'}>{news.map(([title, text, day]) => <div key={title} className="news"><small>{day}</small><h3>{title}</h3><p>{text}</p></div>)}</div></Drawer>
      <Palette isOpen={isPalette} setOpen={setPalette} />
    </div>
  );
}

function tour() {
  const guide = driver({
    showProgress: true,
    steps: [
      { element: '#flow-list', popover: { title: 'Your flows', description: 'Every automation of your workspace. Switch one off to pause it.' } },
      { element: '#open-palette', popover: { title: 'Jump anywhere', description: 'Press Ctrl K to search or run a command.' } },
      { element: '#new-flow', popover: { title: 'Start here', description: 'Begin with an empty canvas or with a template.' } },
    ],
  });
  guide.drive();
}

function Flows() {
  const { data, isLoading, isError, refetch } = useApi('/flows');
  const [stars, setStars] = useStored('stars', [201]);
  const [paused, setPaused] = useState({});
  const [imported, setImported] = useState([]);
  const [only, setOnly] = useState('all');
  const navigate = useNavigate();
  const pause = async (id, value) => {
    setPaused((before) => ({ ...before, [id]: value }));
    await put('/flows/' + id + '/state', { paused: value }).catch(() => { setPaused((before) => ({ ...before, [id]: !value })); toast("Couldn't save. We switched it back.", 'danger'); });
  };
  const onFile = async (event) => {
    const file = event.target.files[0];
    event.target.value = '';
    if (!file) return;
    try {
      const { name } = JSON.parse(await file.text());
      await post('/flows/import', { name });
      setImported((before) => [{ id: 230 + before.length, name, steps: 4, runs: 0, last: 'never' }, ...before]);
      toast('Imported “' + name + '”', 'success');
    } catch { toast("That file isn't a Flowdeck export. Choose a .json file that was exported from a flow.", 'warning'); }
  };
  const save = (flow) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(flow)], { type: 'application/json' }));
    link.download = flow.name.toLowerCase().replaceAll(' ', '-') + '.json';
    link.click();
    toast('Exported ' + flow.name);
  };
  const shown = [...imported, ...(data?.flows ?? [])].filter(({ id }) => only === 'all' || (only === 'starred' ? stars.includes(id) : paused[id]));
  return (
    <Shell>
      <Title text="Flows">
        <Button id="start-tour" variant="minimal" onClick={tour}>Take the tour</Button>
        <label className="file"><input type="file" accept=".json" id="import-file" onChange={onFile} hidden /><span className={Classes.BUTTON}>Import</span></label>
        <Button id="new-flow" intent="primary" onClick={() => navigate('/app/flows/204')}>New flow</Button>
      </Title>
      <SegmentedControl id="flow-filter" size="small" value={only} onValueChange={setOnly} options={[{ label: 'All', value: 'all' }, { label: 'Starred', value: 'starred' }, { label: 'Paused', value: 'paused' }]} />
      <div id="flow-list" className="list">
        {isLoading ? <Lines /> : isError ? <Failed retry={refetch} /> : shown.length === 0 ? <NonIdealState icon={null} title="No flows here yet" description="Star a flow to find it faster." /> : shown.map((flow) => (
          <div className="flow" key={flow.id} data-flow={flow.id}>
            <button className={stars.includes(flow.id) ? 'star on' : 'star'} aria-pressed={stars.includes(flow.id)} aria-label={'Star ' + flow.name} onClick={() => setStars(stars.includes(flow.id) ? stars.filter((each) => each !== flow.id) : [...stars, flow.id])}>★</button>
            <div className="grow"><Link to={'/app/flows/' + flow.id}>{flow.name}</Link><small>{flow.steps} steps · {flow.runs.toLocaleString('en-US')} runs · last run {flow.last}</small></div>
            <Switch className="on-off" checked={!paused[flow.id]} onChange={(event) => pause(flow.id, !event.target.checked)} label={paused[flow.id] ? 'Paused' : 'On'} />
            <Popover placement="bottom-end" content={<Menu><MenuItem text="Export" onClick={() => save(flow)} /><MenuItem text="Duplicate" onClick={() => toast('Duplicated ' + flow.name)} /></Menu>}><Button variant="minimal" aria-label={'More for ' + flow.name}>⋯</Button></Popover>
          </div>
        ))}
      </div>
    </Shell>
  );
}
`;
