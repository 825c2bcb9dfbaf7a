export const money = `
const plans = [
  { id: 'flex', name: 'Flex', from: 14.9, month: 34.9, fee: 45, text: 'One club, off-peak. Cancel any month.' },
  { id: 'plus', name: 'Plus', from: 29.9, month: 29.9, fee: 0, text: 'Five clubs and all classes.' },
  { id: 'black', name: 'Black', from: 44.9, month: 44.9, fee: 0, text: 'Every club, and a friend comes along.' },
];
function Plans() {
  const [yearly, setYearly] = useState(false);
  const { go } = useNav();
  return (
    <Screen>
      <H1>Plans</H1>
      <View role="tablist" style={styles.row}>
        <Chip role="tab" label="Monthly" testID="monthly" on={!yearly} onPress={() => setYearly(false)} />
        <Chip role="tab" label="Yearly" testID="yearly" on={yearly} onPress={() => setYearly(true)} />
      </View>
      {plans.map(({ id, name, from, text }) => (
        <Card key={id}>
          <H2>{name}</H2>
          <Text style={styles.big}>{yearly ? (from * 10).toFixed(2) : from.toFixed(2)}</Text>
          <P dim>{yearly ? 'per year' : 'per month'}{id === 'flex' ? ', from' : ''}</P>
          <P>{text}</P>
          <Button label={'Choose ' + name} testID={'choose-' + id} onPress={() => go('/plans/' + id)} />
        </Card>
      ))}
    </Screen>
  );
}
function Plan({ id }) {
  const { name, month, fee, text } = plans.find((each) => each.id === id);
  const { go } = useNav();
  return (
    <Screen>
      <H1>{name}</H1>
      <P>{text}</P>
      <Card>
        <Row style={styles.between}><P>Each month</P><P>{month.toFixed(2)}</P></Row>
        <Row style={styles.between}><P>Joining fee</P><P>{fee.toFixed(2)}</P></Row>
        <Row style={styles.between}><P>Due today</P><P>{(month + fee).toFixed(2)}</P></Row>
      </Card>
      <P>Minimum term one month. Prices include tax. Lockers, towels and one body scan each quarter are part of every plan.</P>
      <Button label="Continue to your details" testID="to-join" onPress={() => go('/join')} />
    </Screen>
  );
}
const emptyMember = { first: '', last: '', email: '', phone: '', street: '', town: '', postcode: '' };
const asks = [['first', 'First name'], ['last', 'Last name'], ['email', 'Email'], ['phone', 'Phone'], ['street', 'Street and number'], ['town', 'Town'], ['postcode', 'Postcode']];
function Join() {
  const [member, setMember] = useState(emptyMember);
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { go } = useNav();
  const submit = async () => {
    const empty = asks.find(([key]) => member[key].trim() === '');
    const wrong = empty ? empty[1] + ' is missing' : !/^[0-9]{11}$/.test(member.phone) ? 'Phone must be 11 digits' : !agreed ? 'Please accept the terms' : '';
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    await send('/members', member);
    setBusy(false);
    go('/plans');
  };
  return (
    <Screen>
      <H1>Join Ironwake</H1>
      <View style={{ minHeight: 24 }}>{problem !== '' && <Text style={styles.error}>{problem}</Text>}</View>
      <Card>
        {asks.map(([key, label]) => <Field key={key} id={'join-' + key} label={label} value={member[key]} onChangeText={(value) => setMember((old) => ({ ...old, [key]: value }))} />)}
      </Card>
      <Card>
        <H2>What you get</H2>
        {['Five clubs near you', 'All classes', 'A welcome session with a trainer', 'Freeze for up to three months'].map((each) => <P key={each}>• {each}</P>)}
      </Card>
      <Card>
        <H2>The small print</H2>
        <P>You agree to our house rules: wipe the machines, bring back the weights, no calls on the floor. You may cancel in the app up to the 20th of each month, with effect from the next one.</P>
      </Card>
      <Pressable role="checkbox" aria-checked={agreed} testID="agree" onPress={() => setAgreed(!agreed)} style={styles.row}>
        <View style={[styles.step, { borderRadius: 8, width: 28, height: 28 }, agreed && { backgroundColor: '#14213d' }]}><Text style={{ color: '#fff' }}>{agreed ? '✓' : ''}</Text></View>
        <Text style={styles.p}>I accept the terms</Text>
      </Pressable>
      <Button label="Become a member" testID="submit-join" busy={busy} onPress={submit} />
    </Screen>
  );
}
function Gift() {
  const [amount, setAmount] = useState(50);
  const [sent, setSent] = useState(false);
  return (
    <View style={{ flex: 1 }}>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
        <View style={styles.column}>
          <H1>Gift cards</H1>
          <Image source={{ uri: '/picture.svg' }} style={[styles.photo, { height: 300 }]} accessibilityLabel="A gift card" />
          <Row>
            {[25, 50, 100].map((each) => <Chip key={each} testID={'amount-' + each} label={each + '.00'} on={amount === each} onPress={() => setAmount(each)} />)}
          </Row>
          <P>The card is sent by email and is valid for three years in every club. It pays for memberships, classes, personal training and everything at the bar.</P>
          <P>{sent ? 'Added. We are taking you to payment.' : 'You are giving ' + amount + '.00'}</P>
          <View style={{ height: 260 }} />
        </View>
        <View style={[styles.column, { paddingBottom: 18 }]}><Button label="Send gift card" testID="send-gift" onPress={() => setSent(true)} /></View>
      </ScrollView>
      <View style={styles.promo} testID="promo"><Text style={styles.p}>Summer pass: eight weeks for 79.00</Text></View>
    </View>
  );
}
const RefererForm = () => {
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const submit = async () => { await send('/referrals', { email, note }); setSent(true); };
  if (sent) return <Card><P>Thank you, the invitation is on its way.</P></Card>;
  return (
    <Card>
      <Field label="Email of your friend" id="friend" value={email} onChangeText={setEmail} />
      <Field label="A few words" id="words" value={note} onChangeText={setNote} multiline />
      <Button label="Send invitation" testID="send-invitation" onPress={submit} />
    </Card>
  );
};
/** The credit is polled, and each response makes a new form. */
function Refer({ isShown }) {
  const [credit, setCredit] = useState({ turn: 0, sum: 0 });
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => { request('/credit').then(({ sum }) => setCredit((old) => ({ turn: old.turn + 1, sum }))); }, 4500);
    return () => clearInterval(timer);
  }, [isShown]);
  return (
    <Screen>
      <H1>Refer a friend</H1>
      <P>You both train free for a month. Your credit: {credit.sum}.00</P>
      <RefererForm key={credit.turn} />
    </Screen>
  );
}
const emptyGuest = { who: '', email: '' };
function GuestPass() {
  const [guest, setGuest] = useState(emptyGuest);
  const [wrong, setWrong] = useState('');
  const [days, setDays] = useState(1);
  const [done, setDone] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (!/.+@.+[.].+/.test(guest.email)) return setWrong('Please enter an email address like ana@example.com');
    setWrong('');
    setBusy(true);
    const { code } = await send('/guests', { ...guest, days });
    setBusy(false);
    setDone(guest.who + ' can come in with the code ' + code);
    setGuest(emptyGuest);
  };
  return (
    <Screen>
      <H1>Guest pass</H1>
      <Card>
        <Field label="Name" id="guest-who" value={guest.who} onChangeText={(who) => setGuest((old) => ({ ...old, who }))} />
        <Field label="Email" id="guest-email" value={guest.email} error={wrong} onChangeText={(email) => setGuest((old) => ({ ...old, email }))} />
        <Row>
          <Pressable role="button" aria-label="Fewer days" testID="days-less" disabled={days <= 1} onPress={() => setDays(days - 1)} style={[styles.step, days <= 1 && styles.off]}><Text>–</Text></Pressable>
          <Text style={styles.h2}>{days} {days === 1 ? 'day' : 'days'}</Text>
          <Pressable role="button" aria-label="More days" testID="days-more" disabled={days >= 7} onPress={() => setDays(days + 1)} style={[styles.step, days >= 7 && styles.off]}><Text>+</Text></Pressable>
        </Row>
        <Button label="Create pass" testID="create-pass" busy={busy} onPress={submit} />
      </Card>
      {done !== '' && <Card><P>{done}</P></Card>}
    </Screen>
  );
}
`;
