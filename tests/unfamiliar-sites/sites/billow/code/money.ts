export const moneyPages = `
function uploadReceipt(file, onProgress) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/receipts?bytes=' + file.size);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => { if (request.status === 200) resolve(); };
    request.send(file);
  });
}

function Expenses() {
  const { data } = useData('expenses', '/expenses');
  const [files, setFiles] = useState([]);
  const patch = (name, change) => setFiles((list) => list.map((each) => each.name === name ? { ...each, ...change } : each));
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true, useFsAccessApi: false, accept: { 'image/*': [], 'application/pdf': ['.pdf'] },
    onDrop: (dropped) => dropped.forEach(async (file) => {
      setFiles((list) => [...list, { name: file.name, step: 'uploading', progress: 0 }]);
      await uploadReceipt(file, (progress) => patch(file.name, { progress }));
      patch(file.name, { step: 'reading' });
      const { vendor, total } = await send('POST', '/scan');
      patch(file.name, { step: 'done', vendor, total });
      toast.success('Receipt read: ' + vendor);
    }),
  });
  return <>
    <Heading title="Expenses" />
    <div {...getRootProps()} className={cn('flex flex-col items-center gap-3 rounded-xl border-2 border-dashed border-slate-300 bg-white p-8 text-center', isDragActive && 'bg-violet-50')}>
      <input {...getInputProps()} /><Upload className="size-6 text-slate-400" /><p className="text-sm text-slate-600">Drop receipts here, as photo or PDF</p><Button id="choose-receipt" variant="outline" size="sm" onClick={open}>Choose receipt</Button>
    </div>
    <ul className="mt-4 grid gap-2">{files.map(({ name, step, progress, vendor, total }) => <li key={name} className="rounded-lg border bg-white p-4 text-sm"><div className="flex items-center gap-3"><Receipt className="size-4 text-slate-400" /><span className="flex-1 truncate">{name}</span>
      {step === 'uploading' && <span className="text-slate-500">Uploading… {progress}%</span>}{step === 'reading' && <span className="flex items-center gap-2 text-slate-500"><Spinner />Reading your receipt, about five seconds</span>}{step === 'done' && <span className="font-medium text-emerald-700">{vendor}, {money(total)}</span>}</div>
      {step !== 'done' && <div className="mt-2 h-1 overflow-hidden rounded-full bg-slate-100"><div className="h-full bg-violet-600 transition-all" style={{ width: progress + '%' }} /></div>}</li>)}</ul>
    <ul className="mt-6 divide-y rounded-xl border border-slate-200 bg-white">{data?.map(({ id, vendor, total, on }) => <li key={id} className="flex items-center gap-3 px-4 py-3 text-sm"><span className="flex-1">{vendor}</span><span className="text-slate-500">{shortDate(on)}</span><span className="w-20 text-right tabular-nums">{money(total)}</span></li>)}</ul>
  </>;
}

const clock = (seconds) => [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

function TimePage() {
  const { data } = useData('time', '/time');
  const [startedAt, setStartedAt] = useState();
  const [now, setNow] = useState(Date.now());
  const [task, setTask] = useState('');
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => send('POST', '/time'),
    onSuccess: () => { client.setQueryData(['time'], (list) => [{ id: Date.now(), project: task || 'No description', minutes: 1 }, ...list]); toast.success('Entry saved'); setTask(''); },
  });
  useEffect(() => {
    if (!startedAt) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAt]);
  const toggle = () => { if (startedAt) { setStartedAt(undefined); add.mutate(); } else { setNow(Date.now()); setStartedAt(Date.now()); } };
  return <>
    <Heading title="Time" />
    <Card className="flex flex-wrap items-center gap-3"><Input id="task" aria-label="What are you working on?" placeholder="What are you working on?" className="flex-1 min-w-40" value={task} onChange={(event) => setTask(event.target.value)} />
      <span id="clock" role="timer" className="font-mono text-lg tabular-nums">{clock(startedAt ? Math.max(0, (now - startedAt) / 1000) : 0)}</span>
      <Button id="timer" variant={startedAt ? 'destructive' : 'default'} disabled={add.isPending} onClick={toggle}>{add.isPending ? <><Spinner />Saving…</> : startedAt ? <><Square className="size-4" />Stop</> : <><Play className="size-4" />Start</>}</Button></Card>
    <ul className="mt-6 divide-y rounded-xl border border-slate-200 bg-white"><AnimatePresence initial={false}>{data?.map(({ id, project, minutes }) => <motion.li key={id} layout initial={{ opacity: 0 }} animate={{ opacity: 1 }} className="flex items-center px-4 py-3 text-sm"><span className="flex-1">{project}</span><span className="tabular-nums text-slate-500">{minutes} min</span></motion.li>)}</AnimatePresence></ul>
    {!data && <Skeleton className="mt-6 h-64 w-full" />}
  </>;
}

function Reports() {
  const { data } = useData('reports', '/reports');
  return <>
    <Heading title="Reports" />
    {data && <><p className="mb-6 text-2xl font-semibold leading-7">Your best client this year is {data.best}. Most of your income arrives in the second week of the month, and your clients need nineteen days to pay.</p>
      <Card><div className="h-[360px]"><ResponsiveContainer width="100%" height="100%"><BarChart data={data.rows}><CartesianGrid strokeDasharray="3 3" vertical={false} /><XAxis dataKey="label" fontSize={12} /><YAxis fontSize={12} width={44} /><ChartTooltip /><Bar dataKey="paid" fill="#7c3aed" radius={4} /><Bar dataKey="open" fill="#fbbf24" radius={4} /></BarChart></ResponsiveContainer></div></Card></>}
  </>;
}

function Billing() {
  const [isReady, setIsReady] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const frame = useRef(null);
  useEffect(() => {
    const onMessage = ({ data }) => {
      if ('cardReady' in Object(data)) setIsReady(data.cardReady);
      if (data?.cardResult) { setIsPaying(false); if (data.cardResult === 'accepted') { setIsDone(true); toast.success('Your card is saved'); } }
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  return <>
    <Heading title="Billing" />
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Card><h2 className="font-semibold">Payment method</h2>
        {isDone ? <p id="card-saved" className="mt-4 flex items-center gap-2 text-sm"><Check className="size-4 text-emerald-600" />Card saved. Next payment on 1 December.</p> : <>
          <iframe ref={frame} id="card-frame" title="Secure card form" src="/embed/card" className="mt-4 h-[180px] w-full" />
          <Button id="save-card" className="w-full" disabled={!isReady || isPaying} onClick={() => { setIsPaying(true); frame.current.contentWindow.postMessage('confirm', '*'); }}>{isPaying && <Spinner />}Save card</Button>
          <p className="mt-2 text-xs text-slate-500">{isReady ? 'Your card is not charged today.' : 'Fill in all card details to continue.'}</p></>}
      </Card>
      <Card><h2 className="font-semibold">Pro, monthly</h2><p className="mt-2 text-sm text-slate-600">€19.00 on the first of each month.</p><ul className="mt-4 divide-y text-sm">{['November', 'October', 'September', 'August'].map((month) => <li key={month} className="flex justify-between py-2"><span>{month} 2026</span><span className="tabular-nums">€19.00</span></li>)}</ul></Card>
    </div>
  </>;
}
`;
