export const knowledge = `
function Knowledge() {
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const { data, isLoading } = useData('/articles?q=' + encodeURIComponent(asked));
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), 260);
    return () => clearTimeout(timer);
  }, [words]);
  const groups = ['Getting started', 'Daily work', 'Administration'];
  return (
    <Page title="Knowledge base">
      <SearchField className="search big" aria-label="Search articles" value={words} onChange={setWords}><Input id="article-search" placeholder="Search articles" /><Button aria-label="Clear">×</Button></SearchField>
      {isLoading && !data ? <Skeleton rows={8} /> : groups.map((group) => {
        const own = (data ?? []).filter((each) => each.group === group);
        return own.length === 0 ? null : (
          <section key={group} className="card"><h2>{group}</h2>
            {own.map((each) => <Link key={each.id} href={'/knowledge/' + each.id} className="article-link"><b>{each.title}</b><small>{each.intro}</small></Link>)}</section>
        );
      })}
      {data && data.length === 0 && <p className="empty">No article contains “{asked}”.</p>}
    </Page>
  );
}

function Helpful({ id }) {
  const [answer, setAnswer] = useState(null);
  const [isSent, setSent] = useState(false);
  const [text, setText] = useState('');
  const choose = (value) => { setAnswer(value); post('/articles/' + id + '/helpful', { value }).catch(() => undefined); };
  if (isSent) return <section className="card"><p>Thank you. The author reads every remark.</p></section>;
  return (
    <section className="card helpful"><b>Was this helpful?</b>
      <ToggleButtonGroup aria-label="Was this helpful?" selectedKeys={answer ? [answer] : []} onSelectionChange={(keys) => choose([...keys][0] ?? null)}>
        <ToggleButton id="yes" className="chip">Yes</ToggleButton><ToggleButton id="no" className="chip">No</ToggleButton>
      </ToggleButtonGroup>
      {answer && <><TextField aria-label="Remark" value={text} onChange={setText}><TextArea id="remark" rows={3} placeholder={answer === 'yes' ? 'What helped you?' : 'What is missing?'} /></TextField>
        <Button id="send-remark" onPress={() => setSent(true)}>Send remark</Button></>}
    </section>
  );
}

function Article() {
  const { id } = useParams();
  const { data, isLoading } = useData('/articles/' + id);
  useEffect(() => { scrollTo(0, 0); }, [id]);
  if (isLoading || !data) return <Page title="Knowledge base"><Skeleton /></Page>;
  return (
    <Page title={data.title} actions={<Breadcrumbs className="crumbs"><Breadcrumb><Link href="/knowledge">Knowledge</Link></Breadcrumb><Breadcrumb>{data.title}</Breadcrumb></Breadcrumbs>}>
      {data.paragraphs.length === 1 ? <p>{data.paragraphs[0]}</p> : (
        <article>{data.paragraphs.map((text, index) => <section key={index}><h2>{index + 1}. Step</h2><p>{text}</p></section>)}</article>
      )}
      {data.paragraphs.length > 1 && <Helpful id={id} />}
    </Page>
  );
}

function Changelog() {
  const [month, setMonth] = useState(0);
  useEffect(() => { fetch('http://stats.fernpost.invalid/collect', { method: 'POST', mode: 'no-cors', body: 'page=changelog' }).catch(() => undefined); }, []);
  const months = ['November', 'October', 'September', 'August', 'July', 'June'];
  return (
    <Page title="What is new">
      <div className="row start">{months.map((name, index) => <Button key={name} className="plain" onPress={() => document.getElementById('month-' + index).scrollIntoView({ behavior: 'smooth' })}>{name}</Button>)}</div>
      {months.map((name, index) => (
        <section key={name} id={'month-' + index} className="card tall"><h2>{name}</h2>
          <ul>{['Saved filters can be shared with colleagues.', 'The board remembers the width of its lanes.', 'Macros accept placeholders for the first name.', 'Fewer mails about finished imports.'].map((text) => <li key={text}>{text}</li>)}</ul>
          {month > index ? <p>Also: {12 + index} small corrections, most of them in the editor and in the search.</p> : <Button id={'more-' + index} onPress={() => setMonth(index + 1)}>Small corrections</Button>}
        </section>
      ))}
    </Page>
  );
}
`;
