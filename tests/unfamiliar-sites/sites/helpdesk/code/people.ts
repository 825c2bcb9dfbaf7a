export const people = `
function similarity(a, b) {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1)
      row[j] = Math.min(row[j - 1] + 1, previous[j] + 1, previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    previous = row;
  }
  return 1 - previous[b.length] / Math.max(a.length, b.length, 1);
}

const windowsOf = (text, size) => Array.from({ length: Math.max(1, text.length - size + 1) }, (_, index) => text.slice(index, index + size));
const score = (customer, wanted) =>
  Math.max(...[customer.name, customer.firm, customer.email, customer.firm + ' ' + customer.name, customer.name + ' ' + customer.email].flatMap((text) =>
    [0, 1, 2, 3, 4, 5].flatMap((more) => windowsOf(text.toLowerCase(), wanted.length + more).map((part) => similarity(part, wanted)))));

function rank(customers, words) {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return customers;
  const padded = wanted.padEnd(9, ' ');
  const least = 0.5;
  return customers
    .map((customer) => ({ customer, value: customer.firm.toLowerCase().includes(wanted) ? 1 : score(customer, padded) }))
    .filter(({ value }) => value >= least)
    .sort((a, b) => b.value - a.value)
    .map(({ customer }) => customer);
}

function Customers() {
  const { data, isLoading } = useData('/customers');
  const [words, setWords] = useState('');
  const [sort, setSort] = useState({ column: 'name', direction: 'ascending' });
  const ranked = rank(data ?? [], words);
  const shown = [...ranked].slice(0, 60).sort((a, b) =>
    (sort.direction === 'ascending' ? 1 : -1) * (a[sort.column] < b[sort.column] ? -1 : a[sort.column] > b[sort.column] ? 1 : 0));
  return (
    <Page title="Customers" wide actions={<SearchField className="search" aria-label="Find a customer" value={words} onChange={setWords}><Input id="customer-search" placeholder="Find a customer" /><Button aria-label="Clear">×</Button></SearchField>}>
      {isLoading ? <Skeleton rows={12} /> : (
        <Table aria-label="Customers" sortDescriptor={sort} onSortChange={setSort} className="table">
          <TableHeader>
            {[['name', 'Name'], ['firm', 'Company'], ['plan', 'Plan'], ['tickets', 'Tickets'], ['since', 'Since']].map(([id, label]) => (
              <Column key={id} id={id} isRowHeader={id === 'name'} allowsSorting>{({ sortDirection }) => <span id={'sort-' + id}>{label} {sortDirection === 'ascending' ? '↑' : sortDirection === 'descending' ? '↓' : ''}</span>}</Column>
            ))}
          </TableHeader>
          <TableBody items={shown} renderEmptyState={() => <p className="empty">No customer matches.</p>}>
            {(each) => (
              <Row id={each.id}>
                <Cell><Link href={'/customers/' + each.id}>{each.name}</Link></Cell><Cell>{each.firm}</Cell><Cell>{each.plan}</Cell><Cell>{each.tickets}</Cell><Cell>{each.since}</Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      )}
    </Page>
  );
}

function Photo({ id, name }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    fetch('/api/photos/' + id).then((response) => (response.ok ? response.blob() : undefined)).then((blob) => blob && setAddress(URL.createObjectURL(blob)));
  }, [id]);
  return address ? <img src={address} alt="" width="56" height="56" /> : <span className="avatar large">{initials(name)}</span>;
}

function Timeline({ customer }) {
  const groups = customer.events.reduce((all, event) => ({ ...all, [event.day]: [...(all[event.day] ?? []), event] }), {});
  return <ol>{Object.entries(groups).map(([day, events]) => <li key={day}>{day}: {events.length}</li>)}</ol>;
}

function Notes() {
  const [notes, setNotes] = useState(['Prefers the telephone in the afternoon.']);
  const [text, setText] = useState('');
  return (
    <div>
      <ul>{notes.map((each) => <li key={each}>{each}</li>)}</ul>
      <TextField aria-label="Note" value={text} onChange={setText}><TextArea id="customer-note" rows={3} /></TextField>
      <Button id="keep-note" isDisabled={!text} onPress={() => post('/notes').then(() => { setNotes([...notes, text]); setText(''); notify('Note kept'); })}>Keep note</Button>
    </div>
  );
}

function Customer() {
  const { id } = useParams();
  const { data, isLoading } = useData('/customers/' + id);
  if (isLoading || !data) return <Page title="Customer"><Skeleton /></Page>;
  return (
    <Page title={data.name}>
      <div className="row start"><Photo id={id} name={data.name} /><p>{data.firm}<br /><small>{data.email} · {data.plan} plan · customer since {data.since}</small></p></div>
      <Tabs className="customer-tabs">
        <TabList aria-label="About the customer" className="tabs"><Tab id="recent">Recent tickets</Tab><Tab id="notes">Notes</Tab><Tab id="facts">Details</Tab><Tab id="timeline">Timeline</Tab></TabList>
        <TabPanel id="recent">{data.recent.map((each) => <Link key={each.id} href={'/tickets/' + each.id} className="queue-row"><span><b>{each.subject}</b><small>#{each.id} · {ago(each.minutes)}</small></span><Badge text={each.status} /></Link>)}</TabPanel>
        <TabPanel id="notes"><Notes /></TabPanel>
        <TabPanel id="facts"><dl><dt>Company</dt><dd>{data.firm}</dd><dt>Language</dt><dd>English</dd><dt>Tickets</dt><dd>{data.tickets}</dd></dl></TabPanel>
        <TabPanel id="timeline"><Timeline customer={data} /></TabPanel>
      </Tabs>
    </Page>
  );
}
`;
