export const classes = `
const kindsOfClass = ['Strength', 'Cycling', 'Yoga', 'Boxing', 'Pilates'];
const LessonRow = ({ item, onWait }) => {
  const { go } = useNav();
  return (
    <View style={styles.lesson} testID={'lesson-' + item.id}>
      <Text style={styles.time}>{item.time}</Text>
      <View style={styles.grow}>
        <Text style={styles.p}>{item.name}</Text>
        <Text style={styles.dim}>{item.coach}, {item.club}</Text>
      </View>
      {item.left === 0
        ? <Chip label="Waitlist" testID={'wait-' + item.id} onPress={() => onWait(item)} />
        : <Chip label={item.left + ' spots'} testID={'open-' + item.id} onPress={() => go('/classes/' + item.id)} />}
    </View>
  );
};
function Classes() {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState([]);
  const [waiting, setWaiting] = useState(null);
  const [busy, setBusy] = useState(false);
  const { data, loading } = useApi('/classes?day=' + at);
  const toast = useToast();
  const list = useRef();
  const [isFar, setFar] = useState(false);
  const shown = useMemo(() => (data ?? []).filter(({ kind }) => wanted.length === 0 || wanted.includes(kind)), [data, wanted]);
  const sections = useMemo(() => ['Morning', 'Midday', 'Evening'].map((title) => ({ title, data: shown.filter(({ part }) => part === title) })).filter((each) => each.data.length > 0), [shown]);
  const join = async () => {
    setBusy(true);
    await send('/waitlist', { id: waiting.id });
    setBusy(false);
    setWaiting(null);
    toast('You are on the waitlist');
  };
  return (
    <View style={{ flex: 1 }}>
      <View style={styles.above}>
        <H1>Classes</H1>
        <ScrollView horizontal style={styles.strip} contentContainerStyle={styles.stripContent} showsHorizontalScrollIndicator={false} role="tablist">
          {Array.from({ length: 14 }, (_, offset) => day(offset)).map(({ key, weekday, date }) => (
            <Chip key={key} role="tab" testID={'day-' + key} label={weekday + ' ' + date} on={at === key} onPress={() => setAt(key)} />
          ))}
        </ScrollView>
        <ScrollView horizontal style={styles.strip} contentContainerStyle={styles.stripContent} showsHorizontalScrollIndicator={false}>
          {kindsOfClass.map((kind) => (
            <Chip key={kind} testID={'kind-' + kind} label={kind} on={wanted.includes(kind)}
              onPress={() => setWanted((old) => (old.includes(kind) ? old.filter((each) => each !== kind) : [...old, kind]))} />
          ))}
        </ScrollView>
      </View>
      {loading ? <View style={styles.list}><Bones /></View> : (
        <SectionList ref={list} style={styles.list} sections={sections} keyExtractor={({ id }) => String(id)} initialNumToRender={8} windowSize={5}
          stickySectionHeadersEnabled onScroll={(event) => setFar(event.nativeEvent.contentOffset.y > 900)} scrollEventThrottle={60}
          renderSectionHeader={({ section }) => <View style={{ backgroundColor: '#f4f5f8', paddingVertical: 6 }}><H2>{section.title}</H2></View>}
          ListEmptyComponent={<P>No classes of this kind today.</P>}
          renderItem={({ item }) => <LessonRow item={item} onWait={setWaiting} />} />
      )}
      {isFar && (
        <Pressable role="button" testID="to-top" style={[styles.button, { position: 'absolute', right: 18, bottom: 18 }]}
          onPress={() => list.current.scrollToLocation({ sectionIndex: 0, itemIndex: 0, animated: true })}>
          <Text style={styles.buttonText}>Back to top</Text>
        </Pressable>
      )}
      <Sheet visible={waiting !== null} onClose={() => setWaiting(null)} title="Join the waitlist?">
        <P>{waiting?.name} at {waiting?.time}. We message you when a spot is free.</P>
        <Row>
          <Button label="Join waitlist" testID="confirm-wait" busy={busy} onPress={join} />
          <Button label="Not now" quiet testID="no-wait" onPress={() => setWaiting(null)} />
        </Row>
      </Sheet>
    </View>
  );
}
function Lesson({ id }) {
  const { data, loading } = useApi('/classes/' + id);
  const [busy, setBusy] = useState(false);
  const [mat, setMat] = useState(0);
  const nav = useNav();
  const toast = useToast();
  const book = async () => {
    setBusy(true);
    try {
      await send('/bookings', { lesson: id, mat });
      toast('See you there');
      nav.go('/bookings');
    } catch (error) {
      console.warn('booking', error.message);
    }
    setBusy(false);
  };
  if (loading) return <Screen><Bones rows={3} /></Screen>;
  return (
    <Screen>
      <Image source={{ uri: '/picture.svg' }} style={styles.photo} accessibilityLabel="The studio" />
      <H1>{data.name}</H1>
      <P>{data.time}, {data.length} minutes with {data.coach} at {data.club}.</P>
      <H2>Choose your spot</H2>
      <View role="radiogroup" style={styles.row}>
        {Array.from({ length: 12 }, (_, index) => (
          <Pressable key={index} role="radio" aria-checked={mat === index} testID={'mat-' + index} onPress={() => setMat(index)} style={[styles.chip, mat === index && styles.chipOn]}>
            <Text style={[styles.chipText, mat === index && styles.chipTextOn]}>{index + 1}</Text>
          </Pressable>
        ))}
      </View>
      <Button label="Book this class" testID="book" busy={busy} onPress={book} />
    </Screen>
  );
}
function Bookings() {
  const { data, loading, reload } = useApi('/bookings');
  const [gone, setGone] = useState([]);
  const [asked, setAsked] = useState(null);
  const [busy, setBusy] = useState(false);
  const [at, setAt] = useState('Upcoming');
  const toast = useToast();
  const [checked, setChecked] = useState('');
  const refresh = () => { reload(); setChecked(new Date().toLocaleTimeString('en-GB')); };
  const cancel = async () => {
    setBusy(true);
    await send('/bookings/' + asked.id, {}, 'DELETE');
    setBusy(false);
    setGone((old) => [...old, asked.id]);
    setAsked(null);
    toast('Booking canceled');
  };
  const rows = (data?.[at] ?? []).filter(({ id }) => !gone.includes(id));
  return (
    <Screen>
      <H1>My bookings</H1>
      <Row>
        {['Upcoming', 'Past'].map((each) => <Chip key={each} role="tab" label={each} testID={'tab-' + each} on={at === each} onPress={() => setAt(each)} />)}
        <Button label="Refresh" quiet testID="refresh" busy={loading && data !== undefined} onPress={refresh} />
      </Row>
      {checked !== '' && <P dim>Checked at {checked}</P>}
      {!data ? <Bones rows={3} /> : rows.map((each) => (
        <View key={each.id} style={styles.lesson}>
          <Text style={styles.time}>{each.time}</Text>
          <View style={styles.grow}><Text style={styles.p}>{each.name}</Text><Text style={styles.dim}>{each.club}</Text></View>
          {at === 'Upcoming' && <Chip label="Cancel" testID={'cancel-' + each.id} onPress={() => setAsked(each)} />}
          {at === 'Past' && <Stars id={each.id} />}
        </View>
      ))}
      <Sheet visible={asked !== null} onClose={() => setAsked(null)} title="Cancel this class?">
        <P>{asked?.name} at {asked?.time}. It is free until two hours before.</P>
        <Row>
          <Button label="Yes, cancel it" testID="yes-cancel" busy={busy} onPress={cancel} />
          <Button label="Keep it" quiet testID="keep" onPress={() => setAsked(null)} />
        </Row>
      </Sheet>
    </Screen>
  );
}
const Stars = ({ id }) => {
  const [value, setValue] = useState(0);
  const rate = (next) => { setValue(next); send('/ratings', { id, value: next }); };
  return (
    <View role="radiogroup" aria-label="Rate the class" style={{ flexDirection: 'row' }}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Pressable key={each} role="radio" aria-checked={value === each} aria-label={each + ' stars'} testID={'star-' + id + '-' + each} onPress={() => rate(each)} style={{ padding: 4 }}>
          <Text style={{ fontSize: 20, color: each <= value ? '#fca311' : '#c3c9d8' }}>★</Text>
        </Pressable>
      ))}
    </View>
  );
};
`;
