export const reports = `
function Range({ value, onChange }) {
  return (
    <DateRangePicker className="date-range" value={value} onChange={onChange} aria-label="Period">
      <Group className="date-group">
        <DateInput slot="start" className="date-input">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <span aria-hidden="true">–</span>
        <DateInput slot="end" className="date-input">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button id="open-calendar" aria-label="Choose a period"><Down /></Button>
      </Group>
      <Popover className="popover"><Dialog className="small-dialog">
        <RangeCalendar>
          <header className="row"><Button slot="previous" className="month-back">‹</Button><CalendarHeading /><Button slot="next" className="month-next">›</Button></header>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </RangeCalendar>
      </Dialog></Popover>
    </DateRangePicker>
  );
}

function Charts({ data, hidden, toggle }) {
  return (
    <>
      <section className="card chart" id="volume"><h2>Volume</h2>
        <ResponsiveContainer width="100%" height={260}>
          <AreaChart data={data}><CartesianGrid strokeDasharray="3 3" /><XAxis dataKey="day" minTickGap={30} /><YAxis width={34} /><ChartTooltip />
            <Legend onClick={({ dataKey }) => toggle(dataKey)} wrapperStyle={{ cursor: 'pointer' }} />
            <Area dataKey="created" name="Created" stroke="#2b6cb0" fill="#2b6cb033" hide={hidden.includes('created')} />
            <Area dataKey="solved" name="Solved" stroke="#2f855a" fill="#2f855a33" hide={hidden.includes('solved')} /></AreaChart>
        </ResponsiveContainer></section>
      <section className="card chart"><h2>First reply in minutes</h2>
        <ResponsiveContainer width="100%" height={200}>
          <BarChart data={data}><XAxis dataKey="day" minTickGap={30} /><YAxis width={34} /><ChartTooltip /><Bar dataKey="reply" name="Minutes" fill="#805ad5" /></BarChart>
        </ResponsiveContainer></section>
    </>
  );
}

function Agents() {
  return (
    <table className="plain-table"><thead><tr><th>Colleague</th><th>Replies</th><th>Solved</th><th>Satisfaction</th></tr></thead>
      <tbody>{['Nora Feld', 'Sam Okoro', 'Beth Lyle', 'Nikos Adamou', 'Samira Haddad'].map((name, index) => <tr key={name}><td>{name}</td><td>{212 - index * 23}</td><td>{140 - index * 11}</td><td>{96 - index} %</td></tr>)}</tbody></table>
  );
}

function Reports() {
  const [range, setRange] = useState('month');
  const [period, setPeriod] = useState({ start: parseDate('2025-11-01'), end: parseDate('2025-11-30') });
  const [hidden, setHidden] = useState([]);
  const { data, isLoading } = useData('/reports?range=' + range);
  const toggle = (key) => setHidden((before) => (before.includes(key) ? before.filter((each) => each !== key) : [...before, key]));
  return (
    <Page title="Reports" wide actions={<Range value={period} onChange={(next) => { setPeriod(next); setRange(next.start.toString() + '_' + next.end.toString()); }} />}>
      <Tabs>
        <TabList aria-label="Report" className="tabs"><Tab id="overview">Overview</Tab><Tab id="agents">Colleagues</Tab><Tab id="hours">Hours</Tab></TabList>
        <TabPanel id="overview">
          {isLoading ? <div className="working" role="status"><span className="spinner" /> Putting the numbers together. Long periods take a few seconds.</div> : <Charts data={data} hidden={hidden} toggle={toggle} />}
        </TabPanel>
        <TabPanel id="agents"><section className="card"><h2>Colleagues</h2><Agents /></section></TabPanel>
        <TabPanel id="hours"><section className="card"><h2>Busy hours</h2>
          <div className="heat">{Array.from({ length: 168 }, (_, index) => <i key={index} title={(index % 24) + ':00'} style={{ opacity: 0.1 + ((index * 37) % 80) / 100 }} />)}</div></section></TabPanel>
      </Tabs>
    </Page>
  );
}
`;
