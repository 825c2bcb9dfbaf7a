export const home = `
const slides = [
  ['#14213d', 'Your first week is on us'], ['#2a6f6b', '60 clubs, one membership'], ['#7a2e4d', 'Over 400 classes a day'], ['#4a4e69', 'Saunas in every new club'],
];
function Hero() {
  const { width } = useWindowDimensions();
  const wide = Math.min(width, 860) - 48;
  const [at, setAt] = useState(0);
  const rail = useRef();
  const to = (next) => {
    const target = (next + slides.length) % slides.length;
    setAt(target);
    rail.current.scrollTo({ x: target * (wide + 12), animated: true });
  };
  return (
    <View>
      <ScrollView ref={rail} horizontal pagingEnabled showsHorizontalScrollIndicator={false} testID="hero">
        {slides.map(([color, text]) => <View key={text} style={[styles.slide, { width: wide, backgroundColor: color }]}><Text style={styles.slideText}>{text}</Text></View>)}
      </ScrollView>
      <Row style={{ marginTop: 10 }}>
        <Pressable role="button" aria-label="Previous slide" testID="hero-back" style={styles.step} onPress={() => to(at - 1)}><Text>‹</Text></Pressable>
        <Pressable role="button" aria-label="Next slide" testID="hero-next" style={styles.step} onPress={() => to(at + 1)}><Text>›</Text></Pressable>
        <Text style={styles.dim}>{at + 1} of {slides.length}</Text>
      </Row>
    </View>
  );
}
const questions = [
  ['Can I pause my membership?', 'Yes, for one to three months a year, in the app.'],
  ['Is there a joining fee?', 'It depends on the plan. Black and Plus have none.'],
  ['Can I bring a friend?', 'With Black you bring one friend on every visit.'],
];
function Answer({ question, answer, index }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Pressable role="button" aria-expanded={isOpen} testID={'ask-' + index} onPress={() => setOpen(!isOpen)}>
        <Row style={styles.between}><Text style={styles.p}>{question}</Text><Text>{isOpen ? '–' : '+'}</Text></Row>
      </Pressable>
      {isOpen && <P dim>{answer}</P>}
    </Card>
  );
}
function Home() {
  const { go } = useNav();
  return (
    <Screen>
      <H1>Train where you are</H1>
      <Hero />
      <Row>
        <Button label="Join now" testID="join-now" onPress={() => go('/join')} />
        <Button label="Try a class" quiet testID="try-class" onPress={() => go('/classes')} />
      </Row>
      <H2>Good to know</H2>
      {questions.map(([question, answer], index) => <Answer key={question} {...{ question, answer, index }} />)}
    </Screen>
  );
}
function News() {
  const [pages, setPages] = useState([]);
  const [loading, setLoading] = useState(false);
  const load = async () => {
    if (loading || pages.length >= 4) return;
    setLoading(true);
    const next = await request('/news?page=' + pages.length);
    setPages((old) => [...old, next]);
    setLoading(false);
  };
  useEffect(() => { load(); }, []);
  return (
    <FlatList style={styles.list} data={pages.flat()} keyExtractor={({ id }) => String(id)} onEndReached={load} onEndReachedThreshold={0.4}
      ListHeaderComponent={<H1>News from the clubs</H1>}
      ListFooterComponent={loading ? <ActivityIndicator /> : null}
      renderItem={({ item }) => (
        <View style={styles.lesson}>
          <Image source={{ uri: '/picture.svg' }} style={{ width: 84, height: 60, borderRadius: 8 }} />
          <View style={styles.grow}><Text style={styles.p}>{item.title}</Text><Text style={styles.dim}>{item.club}</Text></View>
        </View>
      )} />
  );
}
function Help() {
  const [thread, setThread] = useState([{ text: 'Hi, how can we help?' }]);
  const [text, setText] = useState('');
  const [isTyping, setTyping] = useState(false);
  const post = async () => {
    if (text.trim() === '') return;
    const mine = text;
    setThread((old) => [...old, { text: mine, mine: true }]);
    setText('');
    setTyping(true);
    const { answer } = await send('/chat', { text: mine });
    setTyping(false);
    setThread((old) => [...old, { text: answer }]);
  };
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText('0800 555 0142').catch(() => {});
    setCopied(true);
    setTimeout(() => setCopied(false), 1600);
  };
  return (
    <Screen>
      <H1>Help</H1>
      <Card>
        <Row style={styles.between}>
          <Text style={styles.p} testID="hotline" selectable>Call us: 0800 555 0142, every day from 7 to 22</Text>
          <Pressable role="button" testID="copy" onPress={copy} style={styles.chip}><Text>{copied ? 'Copied' : 'Copy'}</Text></Pressable>
        </Row>
      </Card>
      <Card>
        {thread.map((each, index) => <View key={index} style={[styles.bubble, each.mine && styles.bubbleMine]}><Text>{each.text}</Text></View>)}
        {isTyping && <Text style={styles.dim}>Someone is typing …</Text>}
        <Field label="Your message" id="message" value={text} onChangeText={setText} onSubmitEditing={post} blurOnSubmit={false} />
        <Button label="Send" testID="post" onPress={post} />
      </Card>
    </Screen>
  );
}
`;
