export const account = `
function OtpSlot({ char, isActive, hasFakeCaret }) {
  return <div data-slot="input-otp-slot" className={cn('relative flex h-11 w-10 items-center justify-center border border-slate-200 text-lg', isActive && 'ring-2')}>{char}{hasFakeCaret && <span className="h-5 w-px animate-pulse bg-slate-900" />}</div>;
}

function Login() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const start = useMutation({ mutationFn: () => send('POST', '/login'), onSuccess: () => setIsSent(true) });
  const verify = useMutation({
    mutationFn: (value) => send('POST', '/login/verify?code=' + value),
    onSuccess: ({ valid }) => { if (valid) { toast.success('Welcome back, Ada'); navigate({ to: '/app' }); } else setCode(''); },
  });
  const resend = useMutation({ mutationFn: () => send('POST', '/login/resend'), onSuccess: () => toast.success('A new code is on its way') });
  const isWrong = verify.data?.valid === false && !code;
  return <div className="flex min-h-screen items-center justify-center bg-slate-50 px-4"><Card className="w-full max-w-sm">
    <Link to="/" className="text-lg font-bold tracking-tight text-violet-700">Billow</Link>
    {!isSent ? <form className="mt-6 grid gap-4" onSubmit={(event) => { event.preventDefault(); start.mutate(); }}>
      <h1 className="text-xl font-semibold">Log in</h1>
      <div className="grid gap-2"><Label htmlFor="login-email">E-mail</Label><Input id="login-email" name="email" type="email" required value={email} onChange={(event) => setEmail(event.target.value)} /></div>
      <Button type="submit" id="login-start" disabled={start.isPending}>{start.isPending && <Spinner />}Send me a code</Button>
    </form> : <div className="mt-6 grid gap-4">
      <h1 className="text-xl font-semibold">Enter the code</h1>
      <p className="text-sm text-slate-500">We have sent six digits to {email}.</p>
      <OTPInput id="otp" aria-label="Code from the e-mail" maxLength={6} value={code} onChange={setCode} onComplete={(value) => verify.mutate(value)} containerClassName="flex"
        render={({ slots }) => <div className="flex gap-1">{slots.map((slot, index) => <OtpSlot key={index} {...slot} />)}</div>} />
      {verify.isPending && <p className="flex items-center gap-2 text-sm text-slate-500"><Spinner />Checking the code…</p>}
      {isWrong && <p id="otp-error" role="alert" className="text-sm text-rose-600">This code is not right. Look for our latest e-mail.</p>}
      <p className="text-sm text-slate-500">Nothing there? <button id="resend" type="button" className="font-medium text-violet-700 underline underline-offset-4" onClick={() => resend.mutate()}>Resend code</button></p>
    </div>}
  </Card></div>;
}

const businessSchema = z.object({
  company: z.string().min(2, 'Enter the name on your invoices'),
  country: z.string(),
  vatId: z.string().regex(/^[A-Z]{2}[0-9A-Z]{8,12}$/, 'Enter a valid VAT ID, for example IE1234567FA'),
});

function Onboarding() {
  const [step, setStep] = useState(0);
  const [kind, setKind] = useState();
  const [country, setCountry] = useState('ie');
  const form = useForm({ resolver: zodResolver(businessSchema), defaultValues: { company: '', country: 'ie', vatId: '' } });
  const save = useMutation({ mutationFn: () => send('POST', '/onboarding'), onSuccess: () => setStep(2) });
  const navigate = useNavigate();
  return <div className="min-h-screen bg-slate-50 px-4 py-8"><div className="mx-auto max-w-xl">
    <Link to="/" className="text-lg font-bold tracking-tight text-violet-700">Billow</Link>
    <Progress.Root value={step * 50 + 10} className="mt-6 h-2 overflow-hidden rounded-full bg-slate-200"><Progress.Indicator className="h-full bg-violet-600 transition-all" style={{ width: step * 40 + 15 + '%' }} /></Progress.Root>
    <p className="mt-2 text-xs text-slate-500">Step {step + 1} of 3</p>
    <AnimatePresence mode="wait"><motion.div key={step} initial={{ opacity: 0, x: 30 }} animate={{ opacity: 1, x: 0 }} exit={{ opacity: 0, x: -30 }} transition={{ duration: 0.2 }}>
      {step === 0 && <Card className="mt-4"><h1 className="text-xl font-semibold">What do you do?</h1>
        <div className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-2">{['Design', 'Development', 'Writing', 'Photography', 'Consulting', 'Something else'].map((text) =>
          <button key={text} aria-pressed={kind === text} className={cn('rounded-lg border p-4 text-left font-medium transition-colors hover:bg-slate-50', kind === text && 'border-violet-600 bg-violet-50')} onClick={() => setKind(text)}>{text}</button>)}</div>
        <div className="mt-6 flex justify-end"><Button id="wizard-next" disabled={!kind} onClick={() => setStep(1)}>Continue</Button></div></Card>}
      {step === 1 && <Card className="mt-4"><h1 className="text-xl font-semibold">Your business</h1>
        <form id="business" noValidate className="mt-4 grid gap-4" onSubmit={form.handleSubmit(() => save.mutate())}>
          <Field form={form} name="company" label="Business name" />
          <div className="grid gap-2"><Label htmlFor="country">Country</Label><Select id="country" label="Country" value={country} onValueChange={setCountry} options={[['ie', 'Ireland'], ['de', 'Germany'], ['uk', 'United Kingdom'], ['ch', 'Switzerland'], ['us', 'United States']]} /></div>
          <Field form={form} name="vatId" label="VAT ID" hint="We print it on every invoice." />
          <div className="flex justify-between"><Button variant="outline" onClick={() => setStep(0)}>Back</Button><Button id="business-next" type="submit" disabled={save.isPending}>{save.isPending && <Spinner />}Continue</Button></div>
        </form></Card>}
      {step === 2 && <Card className="mt-4 text-center"><h1 className="text-xl font-semibold">You are all set</h1><Button className="mt-6" onClick={() => navigate({ to: '/app' })}>Open my workspace</Button></Card>}
    </motion.div></AnimatePresence>
  </div></div>;
}
`;
