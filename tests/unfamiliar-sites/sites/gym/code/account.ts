export const account = `
function Login() {
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  const [busy, setBusy] = useState(false);
  const { go } = useNav();
  const submit = async () => {
    setBusy(true);
    await send('/session', { email });
    setBusy(false);
    setSecret('');
    go('/account');
  };
  return (
    <Screen>
      <H1>Log in</H1>
      <Card>
        <Field label="Email" id="login-email" value={email} onChangeText={setEmail} autoComplete="email" />
        <Field label="Password" id="login-secret" value={secret} onChangeText={setSecret} secureTextEntry />
        <Button label="Log in" testID="log-in" busy={busy} onPress={submit} />
      </Card>
      <Link href="/help">Trouble logging in?</Link>
    </Screen>
  );
}
/** Sends visitors without a session back to the login screen. */
function Account({ isShown }) {
  const { go } = useNav();
  const { data, error, reload } = useApi('/me');
  const wasShown = useRef(true);
  useEffect(() => { if (isShown && !wasShown.current) reload(); wasShown.current = isShown; }, [isShown]);
  useEffect(() => { if (isShown && error?.status === 401) go('/login'); }, [error, isShown]);
  return <Screen foot={false}>{data ? <H1>Hello, {data.name}</H1> : <Bones rows={4} />}</Screen>;
}
const reasons = ['Travel', 'Injury', 'Moving', 'Other'];
function Freeze() {
  const [reason, setReason] = useState('');
  const [months, setMonths] = useState(1);
  const [done, setDone] = useState(false);
  const details = useRef({});
  const submit = async () => {
    if (reason !== 'Other' && !details.current[reason]) return;
    await send('/freeze', { reason, months });
    setDone(true);
  };
  return (
    <Screen>
      <H1>Freeze membership</H1>
      <P>Why do you need a break?</P>
      <View role="radiogroup" style={styles.row}>
        {reasons.map((each) => <Chip key={each} role="radio" label={each} testID={'reason-' + each} on={reason === each} onPress={() => setReason(each)} />)}
      </View>
      <P>For how long?</P>
      <Row>{[1, 2, 3].map((each) => <Chip key={each} testID={'months-' + each} label={each + (each === 1 ? ' month' : ' months')} on={months === each} onPress={() => setMonths(each)} />)}</Row>
      <Button label="Freeze my membership" testID="freeze" onPress={submit} />
      {done && <P>Frozen. See you soon.</P>}
    </Screen>
  );
}
const choices = ['Class reminders', 'Waitlist messages', 'News and offers'];
const languages = ['English', 'Cymraeg', 'Polski'];
function Settings() {
  const [on, setOn] = useState([true, true, false]);
  const [saved, setSaved] = useState('');
  const [language, setLanguage] = useState('English');
  const flip = async (index) => {
    setOn((old) => old.map((each, n) => (n === index ? !each : each)));
    await send('/settings', { index }, 'PUT');
    setSaved('Saved');
    setTimeout(() => setSaved(''), 1500);
  };
  return (
    <Screen>
      <H1>Settings</H1>
      <Card>
        {choices.map((label, index) => (
          <Row key={label} style={styles.between}>
            <Text style={styles.p}>{label}</Text>
            <Switch value={on[index]} onValueChange={() => flip(index)} testID={'switch-' + index} aria-label={label} />
          </Row>
        ))}
        <Text style={styles.dim}>{saved}</Text>
      </Card>
      <H2>Language</H2>
      <View role="radiogroup" style={styles.row}>
        {languages.map((each) => <Pressable key={each} role="radio" aria-checked={language === each} testID={'language-' + each} onPress={() => setLanguage(each)} style={[styles.chip, language === each && styles.chipOn]}><Text style={[styles.chipText, language === each && styles.chipTextOn]}>{each}</Text></Pressable>)}
      </View>
    </Screen>
  );
}
`;
