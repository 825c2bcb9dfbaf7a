export const help = `
function Help() {
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), 300);
  const { data, isFetching } = useData(['articles', query], '/articles?q=' + encodeURIComponent(query), { placeholderData: (previous) => previous });
  const [helpful, setHelpful] = useState({});
  return <div className="mx-auto max-w-3xl px-4 py-12">
    <h1 className="text-3xl font-bold tracking-tight">How can we help?</h1>
    <div className="relative mt-6"><Search className="absolute top-3 left-3 size-4 text-slate-400" />
      <Input id="help-search" role="searchbox" aria-label="Search the help" placeholder="Search articles" className="pl-10" value={text} onChange={(event) => setText(event.target.value)} />
      {isFetching && <span className="absolute top-3 right-3"><Spinner /></span>}
    </div>
    {!data && <div className="mt-6 space-y-3">{[1, 2, 3, 4].map((each) => <Skeleton key={each} className="h-14 w-full" />)}</div>}
    {data?.length === 0 && <p id="no-articles" className="mt-8 text-center text-slate-500">Nothing about “{query}”. Try a single word, or write to hello@billow.example.</p>}
    <ul className="mt-6 space-y-3">
      <AnimatePresence initial={false}>
        {data?.map(({ id, title }) => <motion.li key={id} layout initial={{ opacity: 0 }} animate={{ opacity: 1 }} exit={{ opacity: 0 }}>
          <Accordion.Root type="single" collapsible><Accordion.Item value="body" className="rounded-lg border">
            <Accordion.Header><Accordion.Trigger className="flex w-full items-center justify-between px-4 py-3 text-left font-medium">{title}<ChevronDown className="size-4 text-slate-500" /></Accordion.Trigger></Accordion.Header>
            <Accordion.Content className="px-4 pb-4 text-sm leading-6 text-slate-600">
              <p>Open the invoice, choose the menu at the top right and follow the steps. The change is in your books at once, and your client receives a message.</p>
              <p className="mt-3 flex items-center gap-2">{helpful[id] ? 'Thank you for telling us.' : <>Was this helpful? <Button size="sm" variant="outline" onClick={() => setHelpful({ ...helpful, [id]: true })}>Yes</Button><Button size="sm" variant="outline" onClick={() => setHelpful({ ...helpful, [id]: true })}>No</Button></>}</p>
            </Accordion.Content>
          </Accordion.Item></Accordion.Root>
        </motion.li>)}
      </AnimatePresence>
    </ul>
  </div>;
}

const releases = [['2.14', 'Reminders speak six languages'], ['2.13', 'Estimates can be accepted with a signature'], ['2.12', 'Faster PDF previews'], ['2.11', 'Expenses in foreign currencies'], ['2.10', 'The editor saves while you type'], ['2.9', 'Two-step login'], ['2.8', 'Credit notes'], ['2.7', 'Dark invoices'], ['2.6', 'A palette for everything'], ['2.5', 'Recurring invoices']];

function Changelog() {
  useEffect(() => {
    window.pulseLayer ??= [];
    const script = document.createElement('script');
    script.src = location.protocol + '//pulse.localhost:' + location.port + '/pulse.js';
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, []);
  return <div className="mx-auto max-w-3xl px-4 py-12">
    <h1 className="text-3xl font-bold tracking-tight">Changelog</h1>
    {releases.map(([version, title], index) => <article key={version} className="mt-8 border-t pt-8">
      <p className="font-mono text-xs text-slate-500">Version {version}</p><h2 className="mt-1 text-xl font-semibold">{title}</h2>
      <p className="mt-3 leading-7 text-slate-600">You asked, we listened. This release took us {index + 2} weeks and removes a step that was not needed. It is on for everyone, there is nothing to install, and your existing documents stay as they are.</p>
      <ul className="mt-3 space-y-1 text-sm text-slate-600">{['Faster lists', 'Clearer wording in e-mails', 'Fewer clicks on phones'].map((text) => <li key={text} className="flex items-center gap-2"><Check className="size-4 text-emerald-600" />{text}</li>)}</ul>
    </article>)}
  </div>;
}
`;
