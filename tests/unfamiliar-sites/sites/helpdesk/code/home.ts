export const home = `
const steps = [
  ['account', 'Create your workspace', 'Done when you signed up.'],
  ['channel', 'Connect your support address', 'Customers keep writing to the address they know.'],
  ['team', 'Invite two colleagues', 'Tickets are more fun together.'],
  ['macro', 'Write your first macro', 'Answer the same question in one click.'],
  ['hours', 'Set your business hours', 'So that no one expects an answer at night.'],
];

const marks = [
  ['#stat-waiting', 'Waiting for you', 'These customers wrote last. Start here in the morning.'],
  ['#queue', 'Your queue', 'Tickets assigned to you, the oldest first.'],
  ['#feed', 'Live', 'New tickets appear here as they arrive.'],
  ['#open-palette', 'Go anywhere', 'Press Ctrl and K to search or to jump to a page.'],
];

function Tour({ onEnd }) {
  const [index, setIndex] = useState(0);
  const [box, setBox] = useState(null);
  const [selector, title, text] = marks[index];
  useLayoutEffect(() => {
    const target = document.querySelector(selector);
    target?.scrollIntoView({ block: 'center' });
    const place = () => {
      const rect = target?.getBoundingClientRect();
      if (rect) setBox({ top: rect.top, left: rect.left, width: rect.width, height: rect.height });
    };
    place();
    addEventListener('scroll', place, { passive: true });
    return () => removeEventListener('scroll', place);
  }, [selector]);
  if (!box) return null;
  const isLow = box.top + box.height > innerHeight - 210;
  return (
    <div className="tour">
      <div className="tour-ring" style={{ top: box.top - 6, left: box.left - 6, width: box.width + 12, height: box.height + 12 }} />
      <div className="tour-card" role="dialog" aria-label={title}
        style={{ top: isLow ? Math.max(12, Math.min(box.top - 170, innerHeight - 230)) : box.top + box.height + 16, left: Math.max(12, Math.min(box.left, innerWidth - 300)) }}>
        <b>{title}</b><p>{text}</p>
        <div className="row"><span>{index + 1} of {marks.length}</span>
          <Button onPress={onEnd} className="plain">Skip</Button>
          {index < marks.length - 1
            ? <Button key="next" id="tour-next" className="primary" onPress={() => setIndex(index + 1)}>Next</Button>
            : <Button key="done" id="tour-done" className="primary" onPress={onEnd}>Done</Button>}
        </div>
      </div>
    </div>
  );
}

function Checklist({ onTour }) {
  const { done, toggleDone } = usePreferences();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="card checklist">
      <div className="row"><h2>Get started</h2><span>{done.length} of {steps.length} done</span>
        <Button id="start-tour" onPress={onTour}>Take the tour</Button>
        <Button id="fold-checklist" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>{isOpen ? 'Hide' : 'Show'}</Button></div>
      <ProgressBar value={(done.length / steps.length) * 100} aria-label="Progress" className="progress">
        {({ percentage }) => <div className="bar"><div style={{ width: percentage + '%' }} /></div>}
      </ProgressBar>
      {isOpen && steps.map(([key, title, text]) => (
        <Checkbox key={key} id={'step-' + key} className="checkbox" isSelected={done.includes(key)} onChange={() => toggleDone(key)}>
          <span className="box" aria-hidden="true" /><span><b>{title}</b><small>{text}</small></span>
        </Checkbox>
      ))}
    </section>
  );
}

function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{now.toLocaleTimeString('en-GB')}</time>;
}

function Home() {
  const { data, isLoading } = useData('/today');
  const incoming = useDesk((state) => state.incoming);
  const [isTour, setTour] = useState(false);
  return (
    <Page title="Good morning, Nora" actions={<span className="muted">Office time <Clock /></span>}>
      <div className="stats">
        <div className="card stat" id="stat-waiting"><small>Waiting for you</small><b>{isLoading ? '–' : data.waiting + incoming.length}</b></div>
        <div className="card stat"><small>First reply today</small><b>{isLoading ? '–' : data.reply + ' min'}</b></div>
        <div className="card stat"><small>Satisfaction</small><b>{isLoading ? '–' : '94 %'}</b></div>
        <div className="card stat"><small>Colleagues online</small><b>{isLoading ? '–' : '3'}</b></div>
      </div>
      <Checklist onTour={() => setTour(true)} />
      <div className="columns">
        <section className="card" id="queue">
          <h2>Your queue</h2>
          {isLoading ? <Skeleton rows={8} /> : data.mine.map((each) => (
            <Link key={each.id} href={'/tickets/' + each.id} className="queue-row"><Avatar name={each.customer} />
              <span><b>{each.subject}</b><small>{each.customer} · {each.firm}</small></span><Badge text={each.priority} /></Link>
          ))}
        </section>
        <section className="card" id="feed" aria-live="polite">
          <h2>Live</h2>
          <ul className="feed">
            {incoming.slice(0, 6).map((each) => <li key={each.id} className="fresh"><b>#{each.id}</b> {each.subject}<small>{each.firm}, just now</small></li>)}
            <li><b>Sam Okoro</b> solved #4871<small>12 min ago</small></li>
            <li><b>Beth Lyle</b> wrote a note on #4866<small>25 min ago</small></li>
            <li><b>Rules</b> assigned nine tickets to you<small>1 h ago</small></li>
          </ul>
        </section>
      </div>
      <section className="card"><h2>From our journal</h2>
        <p id="journal-text">Teams that answer the first message within an hour receive half as many reminders, and most of the saving comes from the simple questions.</p>
        <p><Link href="/changelog">See what is new in Fernpost</Link></p></section>
      {isTour && <Tour onEnd={() => setTour(false)} />}
    </Page>
  );
}
`;
